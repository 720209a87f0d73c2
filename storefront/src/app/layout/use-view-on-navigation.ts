import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { scrollDownTo, scrollMemory } from './scroll-memory';
import { onScroll } from './use-scrolled-down';

/**
 * A new page starts at its top, with the focus on its content, so that keyboard and screen reader start there too.
 * Back and Forward lead to where the page was left.
 */
export function useViewOnNavigation() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const navigation = useNavigationType();
  const shown = useRef(pathname);
  useScrollMemory(main);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
    if (navigation !== NavigationType.Pop) window.scrollTo(0, 0);
  }, [pathname, navigation]);

  return main;
}

/** The browser itself restores a position before the page that had it is drawn again, and ends up elsewhere. */
function useScrollMemory(main: RefObject<HTMLElement | null>): void {
  const { key, pathname, search, hash } = useLocation();
  const returned = useNavigationType() === NavigationType.Pop;
  const place = `${key} ${pathname}${search}${hash}`;

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    return scrollMemory.outlastReload();
  }, []);

  // Before the next frame: what moves the page when another is drawn must not count for the one that was left.
  useLayoutEffect(() => onScroll(() => scrollMemory.keep(place)), [place]);

  useLayoutEffect(() => {
    if (!returned || !main.current) return;
    const top = scrollMemory.of(place) ?? (hash ? undefined : 0);
    return top === undefined ? undefined : scrollDownTo(top, main.current);
  }, [place, returned, hash, main]);
}
