import { useQuery } from '@tanstack/react-query';
import { ToggleChip } from '../../../components/ui/chip';
import { ErrorState } from '../../../components/ui/view-state';
import type { FacetsResponse } from '../../../lib/api-types';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { categoriesQuery } from '../api/get-categories';
import styles from './shop-filter-panel.module.css';

interface CategoryChipsProps {
  productType: string;
  facets: FacetsResponse;
  selected: readonly string[];
  onToggle: (id: string) => void;
}

/** The categories of the chosen product type, in the order that staff gave them. */
export function CategoryChips({ productType, facets, selected, onToggle }: CategoryChipsProps) {
  const { t, term } = useI18n();
  const { data, isError, refetch } = useQuery(categoriesQuery());
  if (isError) return <ErrorState text={t('shop.categoriesError')} onRetry={() => void refetch()} />;
  const ofType = (data ?? []).filter((category) => category.productType === productType && category.isActive);
  if (ofType.length === 0) return null;
  return (
    <fieldset>
      <legend className={styles.legend}>{t('shop.category')}</legend>
      <div className={styles.chips}>
        {ofType
          .sort((a, b) => a.position - b.position)
          .map(({ _id, displayName, name }) => (
            <ToggleChip
              key={_id}
              label={term(displayName || name)}
              count={facets.categories.find((facet) => facet._id === _id)?.count}
              pressed={selected.includes(_id)}
              onToggle={() => onToggle(_id)}
            />
          ))}
      </div>
    </fieldset>
  );
}
