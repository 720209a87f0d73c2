import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { focusPage } from './focusPage';

/** Another address takes away what had the focus. */
export const useFocusOnPage = (): void => {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    focusPage();
  }, [pathname]);
};
