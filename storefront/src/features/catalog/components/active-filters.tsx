import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../components/ui/button';
import { RemovableChip } from '../../../components/ui/chip';
import ui from '../../../components/ui/primitives.module.css';
import { cx } from '../../../lib/cx';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { categoryName } from '../product-words';
import { categoriesQuery } from '../api/get-categories';
import type { ShopFilters } from '@shop/contract/shop-filters';
import { clearFilters, search, selectProductType, toggleAttribute, toggleCategory } from '../shop-filters';
import type { ChangeFilters } from '../use-shop-filters';
import { focusResults } from './focus-results';
import styles from './active-filters.module.css';

interface ActiveFiltersProps {
  filters: ShopFilters;
  changeFilters: ChangeFilters;
}

interface ActiveFilter {
  key: string;
  label: string;
  without: (filters: ShopFilters) => ShopFilters;
}

/** The selected filters, each with a button that removes it, and a button that removes all. */
export default function ActiveFilters({ filters, changeFilters }: ActiveFiltersProps) {
  const { t } = useI18n();
  const active = useActiveFilters(filters);
  const change = (step: (current: ShopFilters) => ShopFilters) => {
    changeFilters(step);
    focusResults();
  };
  return (
    <div className={cx(ui.row2, ui.middle, styles.bar)} role="group" aria-label={t('shop.active')}>
      {active.map(({ key, label, without }) => (
        <RemovableChip
          key={key}
          label={label}
          removeLabel={t('shop.removeFilter', { name: label })}
          onRemove={() => change(without)}
        />
      ))}
      <Button variant="quiet" onClick={() => change(clearFilters)}>
        {t('shop.clear')}
      </Button>
    </div>
  );
}

function useActiveFilters(filters: ShopFilters): ActiveFilter[] {
  const i18n = useI18n();
  const { t, term } = i18n;
  const { data: categories = [] } = useQuery({ ...categoriesQuery(), enabled: filters.selectedCategoryIds.length > 0 });
  const { selectedProductType: type, q } = filters;
  const named = filters.selectedCategoryIds.flatMap((id) => categories.find(({ _id }) => _id === id) ?? []);
  const attributes = Object.entries(filters.selectedAttributes).flatMap(([key, values]) =>
    values.map((value) => ({ key, value })),
  );
  return [
    ...(q ? [{ key: 'q', label: t('shop.searchChip', { q }), without: (all: ShopFilters) => search(all, '') }] : []),
    ...(type ? [{ key: 'type', label: term(type), without: (all: ShopFilters) => selectProductType(all, null) }] : []),
    ...named.map(({ _id, ...category }) => ({
      key: _id,
      label: categoryName(category, i18n),
      without: (all: ShopFilters) => toggleCategory(all, _id),
    })),
    ...attributes.map(({ key, value }) => ({
      key: `${key}=${value}`,
      label: term(value),
      without: (all: ShopFilters) => toggleAttribute(all, key, value),
    })),
  ];
}
