import { PAGES, pagesInMenu, type PagesInMenu } from '@shop/contract/pages';
import { Icon, type IconName } from '../../../components/ui/icon';
import { NavLink } from '../../../components/ui/link';
import { useI18n } from '../../../lib/i18n/i18n-context';
import styles from './account-nav.module.css';

const icons = {
  profile: 'user',
  requests: 'clipboard',
  orders: 'check',
  invoices: 'document',
} as const satisfies Readonly<Record<PagesInMenu<'account'>, IconName>>;

/** A list at the side on large screens, a bar at the foot of small ones. */
export function AccountNav() {
  const { t } = useI18n();
  return (
    <nav className={styles.nav} aria-label={t('account.nav')}>
      <ul className={styles.links}>
        {pagesInMenu('account').map((name) => (
          <li key={name}>
            <NavLink to={PAGES[name].path} className={styles.link}>
              <Icon name={icons[name]} />
              {t(PAGES[name].title)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
