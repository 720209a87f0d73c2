import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Moves the focus to the page where the element that had it is gone, so that it does not start at the top of the window. */
export const focusPage = (): void => {
  const main = document.getElementById('main-content');
  if (!main || (document.activeElement && document.activeElement !== document.body)) return;
  main.tabIndex = -1;
  main.style.outline = 'none';
  main.focus({ preventScroll: true });
};

/** Moves the focus to the page after each navigation that took it away. */
export const useFocusOnPage = (): void => {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    focusPage();
  }, [pathname]);
};
