import { createStore } from './store';

type NoticeKind = 'success' | 'error' | 'info' | 'warning';

interface Notice {
  readonly id: number;
  readonly kind: NoticeKind;
  readonly text: string;
}

const waiting = createStore<readonly Notice[]>([]);
let nextId = 1;

/**
 * Shows a notice to the visitor in a toast. Notices wait here until the toast host, whose code is loaded with the first
 * notice, has taken them.
 */
export function notify(kind: NoticeKind, text: string): void {
  waiting.set([...waiting.get(), { id: nextId++, kind, text }]);
}

export const notices = {
  get: waiting.get,
  /** True once there was a notice since the page was loaded. */
  everUsed: (): boolean => nextId > 1,
  take: (taken: readonly Notice[]): void => {
    if (taken.length > 0) waiting.set(waiting.get().filter((notice) => !taken.includes(notice)));
  },
  subscribe: waiting.subscribe,
};
