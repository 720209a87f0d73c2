const storageKey = 'scroll';
/** Long enough for a list to load on a slow line; after that the user no longer expects to be scrolled. */
const givesUpAfterMs = 5000;
const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** The scroll position in px of each history entry. Stored over a reload. */
const left = new Map<string, number>(stored());

export const scrollMemory = {
  keep: (place: string): void => void left.set(place, window.scrollY),
  of: (place: string): number | undefined => left.get(place),
  /** Stores the positions over a reload. Returns a function that stops this. */
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
 * Scrolls to `top` px, as soon as `content` is long enough for it. Stops if the user scrolls. Returns a function that
 * stops it.
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
