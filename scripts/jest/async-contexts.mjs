import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Jest's runner makes a context store anew for each test file, and leaves it enabled when the file is done. Node asks
 * every enabled store at each promise and callback, so the more files a worker has run, the slower it gets.
 */
const used = new Set();
const { run } = AsyncLocalStorage.prototype;

AsyncLocalStorage.prototype.run = function (...values) {
  used.add(this);
  return run.apply(this, values);
};

/** To be called when a test file has ended: nothing runs in a context then. A store that is used again enables itself. */
export function endAsyncContexts() {
  for (const store of used) store.disable();
  used.clear();
}
