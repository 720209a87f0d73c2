import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '../../../components/ui/skeleton';
import { ErrorState, LoadingText } from '../../../components/ui/view-state';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { isProductType } from '@shop/contract/catalog';
import { shopQuery } from '../../shop-info/api/get-shop';
import { facetsQuery } from '../api/get-facets';
import { selectProductType, toggleAttribute, toggleCategory, type ShopFilters } from '../shop-filters';
import type { ChangeFilters } from '../use-shop-filters';
import { AttributeGroup } from './attribute-group';
import { CategoryChips } from './category-chips';
import styles from './shop-filter-panel.module.css';
import { TypePicker } from './type-picker';

interface ShopFilterPanelProps {
  filters: ShopFilters;
  changeFilters: ChangeFilters;
}

/** Everything the shop can be narrowed by: type, then the categories of the type, then attributes by their order. */
export function ShopFilterPanel({ filters, changeFilters }: ShopFilterPanelProps) {
  const { t } = useI18n();
  const { data: facets, isError, refetch } = useQuery(facetsQuery(filters));
  const { data: shop } = useQuery(shopQuery());

  if (isError && !facets) return <ErrorState text={t('shop.filtersError')} onRetry={() => void refetch()} />;
  if (!facets) return <FiltersSkeleton />;

  const counted = new Map(facets.productTypes.map(({ value, count }) => [value, count]));
  const types = [...new Set([...(shop?.productTypes ?? []), ...counted.keys()])].filter(isProductType);
  const { selectedProductType, selectedCategoryIds, selectedAttributes } = filters;
  return (
    <div className={styles.panel}>
      <TypePicker
        types={types.map((value) => ({ value, count: counted.get(value) }))}
        selected={selectedProductType}
        onSelect={(type) => changeFilters((current) => selectProductType(current, type))}
      />
      {selectedProductType && (
        <CategoryChips
          productType={selectedProductType}
          facets={facets}
          selected={selectedCategoryIds}
          onToggle={(id) => changeFilters((current) => toggleCategory(current, id))}
        />
      )}
      {[...facets.attributes]
        .sort((a, b) => a.order - b.order)
        .map((group) => (
          <AttributeGroup
            key={group.key}
            group={group}
            selected={selectedAttributes[group.key] ?? []}
            onToggle={(value) => changeFilters((current) => toggleAttribute(current, group.key, value))}
          />
        ))}
    </div>
  );
}

export function FiltersSkeleton() {
  const { t } = useI18n();
  return (
    <div className={styles.panel}>
      <LoadingText text={t('shop.filtersLoading')} />
      <Skeleton className={styles.typesPlace} />
      <Skeleton className={styles.groupPlace} />
    </div>
  );
}
