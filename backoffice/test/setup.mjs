import '@testing-library/jest-dom/jest-globals';
import { afterEach } from '@jest/globals';
import { cleanup, configure } from '@testing-library/react';

// Extra time for a slow or busy machine: a condition is met, or the test fails.
configure({ asyncUtilTimeout: 10_000 });

afterEach(() => cleanup());
