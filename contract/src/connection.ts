/// <reference lib="dom" />

/** How often what got no answer is asked again, in milliseconds. */
export const RETRY_MS = 5000;

/** False after a call to which no answer came, until one comes. */
let answered = true;
const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listener) => listener());
const EVENTS = ['online', 'offline'] as const;

/** Whether the server is out of reach, as far as a page of a browser knows. */
export const connection = {
  isLost: (): boolean => !navigator.onLine || !answered,
  noteAnswer: (came: boolean): void => {
    if (answered === came) return;
    answered = came;
    tell();
  },
  subscribe: (listener: () => void): (() => void) => {
    if (listeners.size === 0) EVENTS.forEach((name) => window.addEventListener(name, tell));
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) EVENTS.forEach((name) => window.removeEventListener(name, tell));
    };
  },
};

/** Calls `then` once `isReachable` says yes: it is asked at once when the browser is online again, and every few seconds. Returns the way to stop. */
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
