import type { ReactNode } from 'react';
import { SelectField } from '../../../components/ui/field';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { type DocumentFilters, PERIODS } from '../document-filters';
import { statusText } from '../document-kinds';
import styles from './filter-bar.module.css';

interface FilterBarProps {
  filters: DocumentFilters;
  statuses: readonly string[];
  onChange: (change: Partial<DocumentFilters>) => void;
  /** Further filters, before the others. */
  children?: ReactNode;
}

/** State and time of the documents to show. */
export function FilterBar({ filters, statuses, onChange, children }: FilterBarProps) {
  const { t } = useI18n();
  return (
    <div role="group" aria-label={t('find.filters')} className={styles.bar}>
      {children}
      <SelectField
        label={t('find.status')}
        value={filters.status}
        onChange={({ target }) => onChange({ status: target.value })}
      >
        <option value="">{t('find.anyStatus')}</option>
        {statuses.map((status) => (
          <option key={status} value={status}>
            {statusText(status, t)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('find.period')}
        value={filters.period}
        onChange={({ target }) => onChange({ period: PERIODS.find((period) => period === target.value) ?? 'all' })}
      >
        {PERIODS.map((period) => (
          <option key={period} value={period}>
            {t(`find.periods.${period}`)}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
