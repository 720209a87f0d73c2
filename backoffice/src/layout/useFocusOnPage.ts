import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Where a change of the page took away what had the focus, it goes on at the page, not at the top of the window. */
export const useFocusOnPage = (): void => {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    const main = document.getElementById('main-content');
    if (!main || (document.activeElement && document.activeElement !== document.body)) return;
    main.tabIndex = -1;
    main.style.outline = 'none';
    main.focus({ preventScroll: true });
  }, [pathname]);
};
