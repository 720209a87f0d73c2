import { lazy, Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { onUnauthorized } from '../../lib/api-client';
import { visit } from '../../lib/i18n/i18n';
import { useI18n } from '../../lib/i18n/i18n-context';
import { session, useSessionUser } from '../../features/session/session-store';
import { useSessionCheck } from '../../features/session/use-session-check';
import { ErrorBoundary } from '../error-boundary';
import { Footer } from './footer';
import { Header } from './header';
import { PageFallback } from './page-fallback';
import styles from './root-layout.module.css';
import { ToastRegion } from './toast-region';
import { usePreloadOnIntent } from './use-preload-on-intent';
import { useSessionEndNotice } from './use-session-end-notice';
import { useScrolledDown } from './use-scrolled-down';
import { useViewOnNavigation } from './use-view-on-navigation';

const AdminBar = lazy(async () => {
  const [bar] = await Promise.all([import('./admin-bar'), visit.load(['admin'])]);
  return bar;
});
const ScrollToTop = lazy(() => import('./scroll-to-top'));

onUnauthorized(() => session.end('expired'));

export function RootLayout() {
  const { t } = useI18n();
  const { pathname } = useLocation();
  useSessionCheck();
  useSessionEndNotice();
  usePreloadOnIntent();
  const main = useViewOnNavigation();
  const user = useSessionUser();
  const scrolledDown = useScrolledDown();
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#content">
        {t('app.skipToContent')}
      </a>
      {user?.isAdmin && (
        <Suspense fallback={<div className={styles.adminPlace} />}>
          <AdminBar name={user.name} />
        </Suspense>
      )}
      <Header />
      <main id="content" ref={main} tabIndex={-1} className={styles.main}>
        <ErrorBoundary resetKey={pathname}>
          <Suspense fallback={<PageFallback />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
      <Footer />
      {scrolledDown && (
        <Suspense>
          <ScrollToTop />
        </Suspense>
      )}
      <ToastRegion />
    </div>
  );
}
