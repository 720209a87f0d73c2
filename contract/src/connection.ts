/// <reference lib="dom" />

/** Interval in milliseconds for repeating calls that got no response. */
export const RETRY_MS = 5000;

/** False after a call without a response, until a call gets one. */
let answered = true;
const listeners = new Set<() => void>();
const notify = () => listeners.forEach((listener) => listener());
const EVENTS = ['online', 'offline'] as const;

/** True if the server seems to be reachable from this browser. */
export const connection = {
  isLost: (): boolean => !navigator.onLine || !answered,
  noteAnswer: (came: boolean): void => {
    if (answered === came) return;
    answered = came;
    notify();
  },
  subscribe: (listener: () => void): (() => void) => {
    if (listeners.size === 0) EVENTS.forEach((name) => window.addEventListener(name, notify));
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) EVENTS.forEach((name) => window.removeEventListener(name, notify));
    };
  },
};

/**
 * Calls `then` once `isReachable` returns true: it is called as soon as the browser is online again, and every few
 * seconds. Returns a function that stops this.
 */
export function whenBack(isReachable: () => Promise<boolean>, then: () => void): () => void {
  let waiting = true;
  const check = async () => {
    if (!(await isReachable()) || !waiting) return;
    stop();
    connection.noteAnswer(true);
    then();
  };
  const checkNow = () => void check();
  const timer = setInterval(checkNow, RETRY_MS);
  window.addEventListener('online', checkNow);
  const stop = () => {
    waiting = false;
    clearInterval(timer);
    window.removeEventListener('online', checkNow);
  };
  return stop;
}
