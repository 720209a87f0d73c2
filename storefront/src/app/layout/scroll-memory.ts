const storageKey = 'scroll';
/** Long enough for a list to arrive on a slow line; later nobody waits to be moved. */
const givesUpAfterMs = 5000;
const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** How far down each place of the history was left, in px. Kept over a reload. */
const left = new Map<string, number>(stored());

export const scrollMemory = {
  keep: (place: string): void => void left.set(place, window.scrollY),
  of: (place: string): number | undefined => left.get(place),
  /** Has it outlast a reload. Returns the way to stop. */
  outlastReload: (): (() => void) => {
    window.addEventListener('pagehide', store);
    return () => window.removeEventListener('pagehide', store);
  },
};

function store(): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...left]));
  } catch {
    // Private windows may refuse storage: a reload then starts at the top.
  }
}

/**
 * Goes down to `top` px, as soon as `content` is long enough for it. Who moves on their own is left alone.
 * Returns the way to stop.
 */
export function scrollDownTo(top: number, content: Element): () => void {
  const reached = () => {
    window.scrollTo(0, top);
    return Math.abs(window.scrollY - top) < 2;
  };
  if (reached()) return () => undefined;
  const observer = new ResizeObserver(() => reached() && stop());
  const timer = setTimeout(() => stop(), givesUpAfterMs);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    ownMoves.forEach((move) => window.removeEventListener(move, stop));
  };
  observer.observe(content);
  ownMoves.forEach((move) => window.addEventListener(move, stop, { passive: true }));
  return stop;
}

function stored(): [string, number][] {
  try {
    // A newly typed address starts at the top of the page.
    const visits = performance.getEntriesByType('navigation');
    const again = visits.some((visit) => 'type' in visit && visit.type !== 'navigate');
    return again ? (JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as [string, number][]) : [];
  } catch {
    return [];
  }
}
