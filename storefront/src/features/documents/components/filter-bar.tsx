import type { ReactNode } from 'react';
import { SelectField } from '../../../components/ui/field';
import type { PlainKey } from '../../../lib/i18n/i18n';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { type DocumentFilters, type Period, PERIODS } from '../document-filters';
import styles from './filter-bar.module.css';

const periodLabels: Record<Period, PlainKey> = {
  all: 'find.periods.all',
  month: 'find.periods.month',
  quarter: 'find.periods.quarter',
  year: 'find.periods.year',
  lastYear: 'find.periods.lastYear',
};

interface FilterBarProps {
  filters: DocumentFilters;
  statuses: readonly string[];
  labels: Readonly<Record<string, PlainKey>>;
  onChange: (change: Partial<DocumentFilters>) => void;
  /** Further filters, before the others. */
  children?: ReactNode;
}

/** State and time of the documents to show. */
export function FilterBar({ filters, statuses, labels, onChange, children }: FilterBarProps) {
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
            {labels[status] ? t(labels[status]) : status}
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
            {t(periodLabels[period])}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
