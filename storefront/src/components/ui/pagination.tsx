import { limits } from '../../config/limits';
import { cx } from '../../lib/cx';
import { useI18n } from '../../lib/i18n/i18n-context';
import { paginationWindow } from '../../lib/pagination-window';
import { Link } from './link';
import styles from './pagination.module.css';

interface PaginationProps {
  page: number;
  totalPages: number;
  /** The address of a page. */
  hrefOf: (page: number) => string;
}

/** Links to the pages of a listing; nothing where there is one page or none. */
export function Pagination({ page, totalPages, hrefOf }: PaginationProps) {
  const { t, format } = useI18n();
  const slots = paginationWindow(page, totalPages, limits.paginationWindow);
  if (slots.length === 0) return null;
  return (
    <nav className={styles.pagination} aria-label={t('pages.label')}>
      <StepLink to={page > 1 ? hrefOf(Math.min(page - 1, totalPages)) : undefined} label={t('pages.prev')} rel="prev" />
      <ol className={styles.pages}>
        {slots.map((slot, index) => (
          <li key={slot === 'gap' ? `gap-${index}` : slot}>
            {slot === 'gap' ? (
              <span className={styles.gap}>…</span>
            ) : (
              <Link
                to={hrefOf(slot)}
                className={styles.page}
                aria-label={t('pages.page', { page: slot })}
                aria-current={slot === page ? 'page' : undefined}
              >
                {format.number(slot)}
              </Link>
            )}
          </li>
        ))}
      </ol>
      <StepLink to={page < totalPages ? hrefOf(page + 1) : undefined} label={t('pages.next')} rel="next" />
    </nav>
  );
}

function StepLink({ to, label, rel }: { to: string | undefined; label: string; rel: 'prev' | 'next' }) {
  const className = cx(styles.page, styles[rel]);
  if (to === undefined) {
    return (
      <button type="button" className={className} disabled>
        {label}
      </button>
    );
  }
  return (
    <Link to={to} className={className} rel={rel}>
      {label}
    </Link>
  );
}
