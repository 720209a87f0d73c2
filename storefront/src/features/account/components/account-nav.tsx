import { Icon, type IconName } from '../../../components/ui/icon';
import { NavLink } from '../../../components/ui/link';
import { paths } from '../../../config/paths';
import type { PlainKey } from '../../../lib/i18n/i18n';
import { useI18n } from '../../../lib/i18n/i18n-context';
import styles from './account-nav.module.css';

const sections: readonly { to: string; label: PlainKey; icon: IconName }[] = [
  { to: paths.profile, label: 'account.profile', icon: 'user' },
  { to: paths.requests, label: 'account.requests', icon: 'clipboard' },
  { to: paths.orders, label: 'account.orders', icon: 'check' },
  { to: paths.invoices, label: 'account.invoices', icon: 'document' },
];

/** A list at the side on large screens, a bar at the foot of small ones. */
export function AccountNav() {
  const { t } = useI18n();
  return (
    <nav className={styles.nav} aria-label={t('account.nav')}>
      <ul className={styles.links}>
        {sections.map(({ to, label, icon }) => (
          <li key={to}>
            <NavLink to={to} className={styles.link}>
              <Icon name={icon} />
              {t(label)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
