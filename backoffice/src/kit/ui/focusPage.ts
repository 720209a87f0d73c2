import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Moves the focus to the page if the focused element was removed; otherwise it would start at the top of the window.
 */
export const focusPage = (): void => {
  const main = document.getElementById('main-content');
  if (!main || (document.activeElement && document.activeElement !== document.body)) return;
  main.tabIndex = -1;
  main.style.outline = 'none';
  main.focus({ preventScroll: true });
};

/** Moves the focus to the page after each navigation that removed the focused element. */
export const useFocusOnPage = (): void => {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    focusPage();
  }, [pathname]);
};
