import { firstName } from '../../features/session/session-store';
import { useI18n } from '../../lib/i18n/i18n-context';
import type { PlainKey } from '../../lib/i18n/i18n';
import styles from './admin-bar.module.css';

/** The back office is another application on the same origin: links to it load a new page. */
const adminPaths = {
  quotes: '/admin/quotes',
  orders: '/admin/orders',
  invoices: '/admin/invoices',
  payments: '/admin/payments',
  users: '/admin/users',
  products: '/admin/products',
  categories: '/admin/categories',
} as const;

const labels: Record<keyof typeof adminPaths, PlainKey> = {
  quotes: 'admin.quotes',
  orders: 'admin.orders',
  invoices: 'admin.invoices',
  payments: 'admin.payments',
  users: 'admin.users',
  products: 'admin.products',
  categories: 'admin.categories',
};

const sections = ['quotes', 'orders', 'invoices', 'payments', 'users', 'products', 'categories'] as const;

/** Links to the back office, for administrators only. Its pages are another application: plain links. */
export default function AdminBar({ name }: { name: string }) {
  const { t } = useI18n();
  return (
    <nav className={styles.bar} aria-label={t('admin.bar')}>
      <span className={styles.greeting}>{t('admin.greeting', { name: firstName(name) })}</span>
      <ul className={styles.links}>
        {sections.map((section) => (
          <li key={section}>
            <a className={styles.link} href={adminPaths[section]}>
              {t(labels[section])}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
