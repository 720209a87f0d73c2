import { firstName } from '../../features/session/session-store';
import { useI18n } from '../../lib/i18n/i18n-context';
import styles from './admin-bar.module.css';

const sections = ['quotes', 'orders', 'invoices', 'payments', 'users', 'products', 'categories'] as const;

/** Links to the back office, for staff. Its pages are another application: plain links. */
export default function AdminBar({ name }: { name: string }) {
  const { t } = useI18n();
  return (
    <nav className={styles.bar} aria-label={t('admin.bar')}>
      <span className={styles.greeting}>{t('admin.greeting', { name: firstName(name) })}</span>
      <ul className={styles.links}>
        {sections.map((section) => (
          <li key={section}>
            <a className={styles.link} href={`/admin/${section}`}>
              {t(`admin.${section}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
