type NoticeKind = 'success' | 'error' | 'info' | 'warning';

interface Notice {
  readonly id: number;
  readonly kind: NoticeKind;
  readonly text: string;
}

let waiting: readonly Notice[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

/**
 * Shows a notice to the visitor in a toast. Notices wait here until the toast host, whose code is loaded with the first
 * notice, has taken them.
 */
export function notify(kind: NoticeKind, text: string): void {
  waiting = [...waiting, { id: nextId++, kind, text }];
  listeners.forEach((listener) => listener());
}

export const notices = {
  get: (): readonly Notice[] => waiting,
  /** True once there was a notice since the page was loaded. */
  everUsed: (): boolean => nextId > 1,
  take: (taken: readonly Notice[]): void => {
    if (taken.length === 0) return;
    waiting = waiting.filter((notice) => !taken.includes(notice));
    listeners.forEach((listener) => listener());
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
