import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { Outlet, useLocation } from 'react-router';
import { Page } from '../../components/ui/page';
import { Skeleton } from '../../components/ui/skeleton';
import { LoadingText } from '../../components/ui/view-state';
import { session, useSessionUser } from '../../features/session/session-store';
import { useSessionCheck } from '../../features/session/use-session-check';
import { onUnauthorized } from '../../lib/api-client';
import { visit } from '../../lib/i18n/i18n';
import { useI18n } from '../../lib/i18n/i18n-context';
import { notify } from '../../lib/notify';
import { ErrorBoundary } from '../error-boundary';
import { Footer } from './footer';
import { Header } from './header';
import styles from './root-layout.module.css';
import { ToastRegion } from './toast-region';
import { usePreloadOnIntent } from './use-preload-on-intent';
import { useScrolledDown } from './use-scrolled-down';
import { useViewOnNavigation } from './use-view-on-navigation';

/** Says once that the session ran out, and forgets what was loaded for its user. */
function useSessionEndNotice(): void {
  const { t } = useI18n();
  const queryClient = useQueryClient();
  useEffect(() => {
    let user = session.user();
    return session.subscribe(() => {
      const ended = user !== null && session.user() === null;
      user = session.user();
      if (!ended || session.lastEnd() !== 'expired') return;
      for (const key of ['profile', 'quotes', 'orders', 'invoices']) queryClient.removeQueries({ queryKey: [key] });
      notify('warning', t('session.expired'));
    });
  }, [queryClient, t]);
}

/** Stands while a page's code is on its way. */
function PageFallback() {
  const { t } = useI18n();
  return (
    <Page>
      <LoadingText text={t('app.loading')} />
      <Skeleton width="min(24rem, 70%)" height="3rem" />
    </Page>
  );
}

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
