import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { Outlet, useLocation } from 'react-router';
import { Page } from '../../components/ui/page';
import { Skeleton } from '../../components/ui/skeleton';
import { LoadingText } from '../../components/ui/view-state';
import { session, useSessionUser } from '../../features/session/session-store';
import { onUnauthorized } from '../../lib/api-client';
import { visit } from '../../lib/i18n/i18n';
import { useI18n } from '../../lib/i18n/i18n-context';
import { notices, notify } from '../../lib/notify';
import { type PriceView, PriceViewContext } from '../../lib/price-view';
import { ErrorBoundary } from '../error-boundary';
import { Header } from './header';
import styles from './root-layout.module.css';
import { usePreloadOnIntent } from './use-preload-on-intent';
import { useScrolledDown } from './use-scrolled-down';
import { useViewOnNavigation } from './use-view-on-navigation';
import { ApiError } from '../../lib/api-error';
import { profileQuery } from '../../features/session/api/session';

/**
 * Checks with the server if the session stored in this browser is still valid. The returned profile replaces the stored
 * one; a refusal ends the session here. A failing server or a missing response changes nothing.
 */
export function useSessionCheck() {
  const user = useSessionUser();
  const { data, error } = useQuery({ ...profileQuery(), enabled: user !== null });

  useEffect(() => {
    if (data && session.user()?._id === data._id) session.begin(data);
  }, [data]);

  useEffect(() => {
    if (error instanceof ApiError && [401, 403].includes(error.status)) session.end('expired');
  }, [error]);
  return user && data;
}

const ToastHost = lazy(() => import('./toast-host'));

/** Loads the toast code with the first notice; most visits never need it. */
function ToastRegion() {
  const everNeeded = useSyncExternalStore(notices.subscribe, notices.everUsed, notices.everUsed);
  if (!everNeeded) return null;
  return (
    <Suspense>
      <ToastHost />
    </Suspense>
  );
}

/** Queries with the same response for all users. All others have data or prices of the user. */
const PUBLIC = new Set(['shop', 'categories', 'facets']);

const isOfUser = ({ queryKey }: { readonly queryKey: readonly unknown[] }) => !PUBLIC.has(String(queryKey[0]));

/** True while the markup of the server is taken over. */
const isTakenOver = () => typeof document !== 'undefined' && document.querySelector('[data-drawn]') !== null;

/**
 * Fetches the server-rendered public prices again for signed-in users. It is a sibling of the page, so that React
 * hydrates the page with the rendered prices.
 */
function OwnPrices({ isDrawn }: { isDrawn: boolean }) {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (isDrawn && session.user() !== null) void queryClient.invalidateQueries({ predicate: isOfUser });
  }, [isDrawn, queryClient]);
  return null;
}

/**
 * Drops data loaded for another user: after signing in or out, the end of the session, and a change in another tab.
 * Shows once that the session expired.
 */
export function useUserChange(): void {
  const { t } = useI18n();
  const queryClient = useQueryClient();
  useEffect(() => {
    let user = session.user()?._id;
    return session.subscribe(() => {
      const present = session.user()?._id;
      if (present === user) return;
      user = present;
      void queryClient.resetQueries({ predicate: isOfUser });
      if (present === undefined && session.lastEnd() === 'expired') notify('warning', t('session.expired'));
    });
  }, [queryClient, t]);
}

/** Shown while a page's code is loading. */
function PageFallback() {
  const { t } = useI18n();
  return (
    <Page>
      <LoadingText text={t('app.loading')} />
      <Skeleton width="min(24rem, 70%)" height="3rem" />
    </Page>
  );
}

const Footer = lazy(() => import('./footer'));
/** A constant element, so that React does not render it again before its code is loaded. */
const footer = (
  <Suspense>
    <Footer />
  </Suspense>
);
const AdminBar = lazy(async () => {
  const [bar] = await Promise.all([import('./admin-bar'), visit.load(['account'])]);
  return bar;
});
const BusinessPrices = lazy(async () => {
  const [prices] = await Promise.all([import('../../features/goods/components/business-prices'), visit.load(['vat'])]);
  return prices;
});
const ScrollToTop = lazy(() => import('./scroll-to-top'));

onUnauthorized(() => session.end('expired'));

export function RootLayout() {
  const { t } = useI18n();
  const { pathname } = useLocation();
  const company = useSessionCheck()?.company;
  const [priceView, setPriceView] = useState<PriceView | null>(null);
  const [isDrawn] = useState(isTakenOver);
  useUserChange();
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
      <PriceViewContext value={priceView}>
        <Header />
        <main id="content" ref={main} tabIndex={-1} className={styles.main}>
          <ErrorBoundary resetKey={pathname}>
            <Suspense fallback={<PageFallback />}>
              <Outlet />
              <OwnPrices isDrawn={isDrawn} />
            </Suspense>
          </ErrorBoundary>
        </main>
      </PriceViewContext>
      {footer}
      {scrolledDown && (
        <Suspense>
          <ScrollToTop />
        </Suspense>
      )}
      {company?.status === 'Confirmed' && company.trn && (
        <Suspense>
          <BusinessPrices onChange={setPriceView} />
        </Suspense>
      )}
      <ToastRegion />
    </div>
  );
}
