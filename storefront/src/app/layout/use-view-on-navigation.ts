import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { scrollDownTo, scrollMemory } from './scroll-memory';
import { onScroll } from './use-scrolled-down';

/**
 * A new page starts at its top, with the focus on its content, so that keyboard and screen reader start there too. Back
 * and Forward restore the scroll position.
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

/**
 * The browser's own scroll restoration runs before the earlier page is rendered again, and ends at a wrong position.
 */
function useScrollMemory(main: RefObject<HTMLElement | null>): void {
  const { key, pathname, search, hash } = useLocation();
  const returned = useNavigationType() === NavigationType.Pop;
  const place = `${key} ${pathname}${search}${hash}`;

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    return scrollMemory.outlastReload();
  }, []);

  // Runs before the next frame: scrolling caused by rendering another page must not be stored for the previous one.
  useLayoutEffect(() => onScroll(() => scrollMemory.keep(place)), [place]);

  useLayoutEffect(() => {
    if (!returned || !main.current) return;
    const top = scrollMemory.of(place) ?? (hash ? undefined : 0);
    return top === undefined ? undefined : scrollDownTo(top, main.current);
  }, [place, returned, hash, main]);
}
