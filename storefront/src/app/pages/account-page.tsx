import { Suspense, useRef } from 'react';
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

/** So many are in the bar of a phone; the others open above it. */
const IN_BAR = 5;

const OF_COMPANY: ReadonlySet<PagesInMenu<'account'>> = new Set(['approvals', 'company']);

/** A list at the side on large screens; on small ones a bar at the bottom, with a list of further sections. */
export function AccountNav() {
  const { t } = useI18n();
  const { pathname } = useLocation();
  const further = useRef<HTMLUListElement>(null);
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
  const [inBar, rest] = [pages.slice(0, IN_BAR), pages.slice(IN_BAR)];
  const isFurther = rest.some((name) => pathname.startsWith(PAGES[name].path));
  const link = (name: PagesInMenu<'account'>) => (
    <li key={name}>
      <NavLink to={PAGES[name].path} className={navStyles.link}>
        <Icon name={icons[name]} />
        {t(PAGES[name].title)}
        {name === 'approvals' && <Waiting count={waiting} />}
      </NavLink>
    </li>
  );
  return (
    <nav className={navStyles.nav} aria-label={t('account.nav')}>
      <ul className={navStyles.links}>
        {inBar.map(link)}
        <li className={navStyles.more}>
          <button type="button" popoverTarget="account-more" className={navStyles.link} data-current={isFurther}>
            <Icon name="menu" />
            {t('account.more')}
            <Waiting count={waiting} />
          </button>
        </li>
      </ul>
      {/* On large screens the sheet shows it as the rest of the list. */}
      <ul
        ref={further}
        id="account-more"
        popover="auto"
        className={navStyles.further}
        onClick={() => further.current?.hidePopover()}
      >
        {rest.map(link)}
      </ul>
    </nav>
  );
}

/** How many decisions wait for the buyer. */
function Waiting({ count }: { count: number }) {
  const { t, format } = useI18n();
  if (count === 0) return null;
  return (
    <Badge tone="yellow">
      {format.number(count)} <VisuallyHidden>{t('approvals.waiting')}</VisuallyHidden>
    </Badge>
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
        <div className={styles.head}>
          <h1 className={styles.greeting}>
            <Greeting />
          </h1>
          <div className={styles.search}>
            <AccountSearchForm />
          </div>
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
