import { Suspense, useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { Badge } from '../../components/ui/badge';
import { Page } from '../../components/ui/page';
import { Skeleton } from '../../components/ui/skeleton';
import { VisuallyHidden } from '../../components/ui/visually-hidden';
import { AccountSearchForm } from '../../features/account/components/account-search-form';
import { RequireSession } from '../../features/session/components/require-session';
import ui from '../../components/ui/primitives.module.css';
import styles from './account-page.module.css';
import { useQuery } from '@tanstack/react-query';
import { useI18n } from '../../lib/i18n/i18n-context';
import { ownPriceListsQuery } from '../../features/own-prices/api/get-own-prices';
import { profileQuery } from '../../features/session/api/session';
import { firstName } from '../../features/session/session-store';
import { supplierDocumentsQuery } from '../../features/supplier-pack/api/supplier-documents';
import { useWaitingApprovals } from '../../features/team/use-waiting-approvals';
import { PAGES, pagesInMenu, type PagesInMenu } from '@shop/contract/pages';
import { Icon, type IconName } from '../../components/ui/icon';
import { NavLink } from '../../components/ui/link';
import { cx } from '../../lib/cx';
import navStyles from './account-nav.module.css';

const icons = {
  overview: 'eye',
  profile: 'user',
  requests: 'clipboard',
  orders: 'check',
  invoices: 'document',
  payments: 'payment',
  cheques: 'payment',
  statement: 'rows',
  'supplier-pack': 'document',
  'buy-again': 'cart',
  'own-prices': 'rows',
  lists: 'document',
  approvals: 'check',
  company: 'user',
} as const satisfies Readonly<Record<PagesInMenu<'account'>, IconName>>;

const OF_COMPANY: ReadonlySet<PagesInMenu<'account'>> = new Set(['approvals', 'company']);

/** A list at the side on large screens, a bar at the bottom on small ones. */
export function AccountNav() {
  const { t, format } = useI18n();
  const { pathname } = useLocation();
  const list = useRef<HTMLUListElement>(null);
  const isOfCompany = useQuery(profileQuery()).data?.company?.status === 'Confirmed';
  const hasPack = (useQuery(supplierDocumentsQuery()).data ?? []).length > 0;
  const hasPrices = (useQuery(ownPriceListsQuery()).data ?? []).length > 0;
  const waiting = useWaitingApprovals().length;
  const pages = pagesInMenu('account').filter(
    (name) =>
      (isOfCompany || !OF_COMPANY.has(name)) &&
      (hasPack || name !== 'supplier-pack') &&
      (hasPrices || name !== 'own-prices'),
  );
  // On a phone, the section's link may be outside the visible part of the bar.
  useEffect(() => {
    const bar = list.current;
    const current = bar?.querySelector('[aria-current]');
    if (!bar || !current) return;
    const [within, place] = [bar.getBoundingClientRect(), current.getBoundingClientRect()];
    const before = Math.min(0, place.left - within.left);
    bar.scrollLeft += before || Math.max(0, place.right - within.right);
  }, [pathname, pages.length]);
  return (
    <nav className={navStyles.nav} aria-label={t('account.nav')}>
      <ul ref={list} className={navStyles.links}>
        {pages.map((name) => (
          <li key={name}>
            <NavLink to={PAGES[name].path} className={navStyles.link}>
              <Icon name={icons[name]} />
              {t(PAGES[name].title)}
              {name === 'approvals' && waiting > 0 && (
                <Badge tone="yellow">
                  {format.number(waiting)} <VisuallyHidden>{t('approvals.waiting')}</VisuallyHidden>
                </Badge>
              )}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The first name; 'Hi...' until the profile is loaded and 'Hi there!' if it can't be loaded. */
export function Greeting() {
  const { t } = useI18n();
  const { data, isError } = useQuery(profileQuery());
  if (data) return t('account.greeting', { name: firstName(data.name) });
  return isError ? t('account.greetingError') : t('account.greetingLoading');
}

export default function AccountLayout() {
  return (
    <RequireSession>
      <Page>
        <h1 className={styles.greeting}>
          <Greeting />
        </h1>
        <div className={styles.search}>
          <AccountSearchForm />
        </div>
        <div className={cx(ui.columns, styles.columns)} data-account>
          <AccountNav />
          <Suspense fallback={<Skeleton height="16rem" />}>
            <Outlet />
          </Suspense>
        </div>
      </Page>
    </RequireSession>
  );
}
