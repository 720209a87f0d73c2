import '@testing-library/jest-dom/jest-globals';
import { afterEach } from '@jest/globals';
import { cleanup, configure } from '@testing-library/react';

// Room for a slow or busy machine: what is waited for comes, or the test fails.
configure({ asyncUtilTimeout: 10_000 });

afterEach(() => cleanup());
