import '@testing-library/jest-dom/jest-globals';
import { afterEach } from '@jest/globals';
import { cleanup } from '@testing-library/react';

afterEach(() => {
  cleanup();
  // Drafts of forms stay in the tab.
  globalThis.sessionStorage?.clear();
});

/** The document of these tests has no layout: nothing ever comes into view. */
globalThis.IntersectionObserver ??= class {
  observe() {}
  disconnect() {}
};

/** Screens are narrow unless a test says otherwise. */
if (globalThis.window)
  globalThis.window.matchMedia ??= () => ({ matches: false, addEventListener() {}, removeEventListener() {} });
