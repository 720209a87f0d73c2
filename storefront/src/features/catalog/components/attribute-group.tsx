import { lazy, Suspense } from 'react';
import { CheckList } from '../../../components/ui/check-list';
import { Skeleton } from '../../../components/ui/skeleton';
import { limits } from '../../../config/limits';
import type { FacetsResponse } from '../../../lib/api-types';
import { useI18n } from '../../../lib/i18n/i18n-context';
import styles from './shop-filter-panel.module.css';

const SearchablePicker = lazy(() => import('../../../components/ui/searchable-picker'));

interface AttributeGroupProps {
  group: FacetsResponse['attributes'][number];
  selected: readonly string[];
  onToggle: (value: string) => void;
}

/** The values of one attribute; a long group folds into a picker. What is chosen is listed even where it leaves nothing. */
export function AttributeGroup({ group, selected, onToggle }: AttributeGroupProps) {
  const { term } = useI18n();
  const name = term(group.displayName);
  const missing = selected.filter((value) => !group.values.some((known) => known.value === value));
  const options = [...group.values, ...missing.map((value) => ({ value, count: 0 }))];
  const list = { options, selected, onToggle };
  return (
    <fieldset>
      <legend className={styles.legend}>{name}</legend>
      {options.length > limits.compactPickerAbove ? (
        <Suspense fallback={<Skeleton height="2.75rem" />}>
          <SearchablePicker group={name} {...list} />
        </Suspense>
      ) : (
        <CheckList {...list} />
      )}
    </fieldset>
  );
}
