import { limits } from '../../config/limits';
import { cx } from '../../lib/cx';
import { useI18n } from '../../lib/i18n/i18n-context';
import { Link } from './link';
import styles from './pagination.module.css';

type PageSlot = number | 'gap';

/**
 * The pages to show: `size` neighbours of the current one, the first and the last, with a gap for each omitted range.
 * Empty if there is at most one page.
 */
export function paginationWindow(page: number, totalPages: number, size: number): PageSlot[] {
  if (totalPages <= 1) return [];
  const current = Math.min(Math.max(1, page), totalPages);
  const start = Math.max(1, Math.min(current - Math.floor(size / 2), totalPages - size + 1));
  const end = Math.min(totalPages, start + size - 1);
  const middle = Array.from({ length: end - start + 1 }, (_, index) => start + index);
  return [...edge(1, start, start > 2), ...middle, ...edge(totalPages, end, end < totalPages - 1).reverse()];
}

function edge(outer: number, inner: number, apart: boolean): PageSlot[] {
  if (outer === inner) return [];
  return apart ? [outer, 'gap'] : [outer];
}

interface PaginationProps {
  page: number;
  totalPages: number;
  /** The address of a page. */
  hrefOf: (page: number) => string;
}

/** Links to the pages of a listing; nothing if there is at most one page. */
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
