import { isProductType, type ProductType } from '@shop/contract/catalog';
import { useQuery } from '@tanstack/react-query';
import { ToggleChip } from '../../../components/ui/chip';
import { ErrorState, LoadingText } from '../../../components/ui/view-state';
import ui from '../../../components/ui/primitives.module.css';
import { cx } from '../../../lib/cx';
import type { FacetsResponse } from '@shop/contract/api';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { categoryName } from '../product-words';
import { shopQuery } from '../../shop-info/api/get-shop';
import { categoriesQuery } from '../api/get-categories';
import { facetsQuery, isToCome, type OfferedGroup } from '../api/get-facets';
import type { ShopFilters } from '@shop/contract/shop-filters';
import { selectProductType, toggleAttribute, toggleCategory } from '../shop-filters';
import type { ChangeFilters } from '../use-shop-filters';
import { FiltersSkeleton } from './filters-skeleton';
import styles from './shop-filter-panel.module.css';
import typeStyles from './type-picker.module.css';
import { lazy, Suspense } from 'react';
import { CheckList } from '../../../components/ui/check-list';
import { Skeleton } from '../../../components/ui/skeleton';
import { limits } from '../../../config/limits';
import { withResultTexts } from '../result-texts';

const SearchablePicker = lazy(withResultTexts(() => import('../../../components/ui/searchable-picker')));

interface AttributeGroupProps {
  group: OfferedGroup;
  selected: readonly string[];
  onToggle: (value: string) => void;
}

/** The values of one attribute, or the placeholder of groups that are loading. */
export function AttributeGroup(props: AttributeGroupProps) {
  return isToCome(props.group) ? <GroupsToCome /> : <Values {...props} />;
}

function GroupsToCome() {
  const { t } = useI18n();
  return (
    <div>
      <LoadingText text={t('shop.filtersLoading')} />
      <Skeleton height="9rem" />
    </div>
  );
}

/** A long group becomes a picker. The server leaves out values without results, except selected ones. */
function Values({ group, selected, onToggle }: AttributeGroupProps) {
  const { term } = useI18n();
  const name = term(group.displayName);
  const options = group.values;
  const list = { options, selected, onToggle };
  if (options.length === 0) return null;
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

interface TypePickerProps {
  types: readonly { value: ProductType; count: number | undefined }[];
  selected: ProductType | null;
  onSelect: (productType: ProductType | null) => void;
}

function TypePicker({ types, selected, onSelect }: TypePickerProps) {
  const { t, term, format } = useI18n();
  const option = (value: ProductType | null, label: string, count?: number) => (
    <label key={value ?? ''} className={typeStyles.option}>
      <input
        type="radio"
        name="product-type"
        className={typeStyles.radio}
        checked={selected === value}
        onChange={() => onSelect(value)}
      />
      <span className={typeStyles.name}>{label}</span>
      {count !== undefined && <span className={cx(ui.note, ui.figures)}>{format.number(count)}</span>}
    </label>
  );
  return (
    <fieldset className={typeStyles.picker}>
      <legend className={typeStyles.legend}>{t('shop.type')}</legend>
      {option(null, t('shop.allTypes'))}
      {types.map(({ value, count }) => option(value, term(value), count))}
    </fieldset>
  );
}

interface CategoryChipsProps {
  productType: string;
  facets: FacetsResponse;
  selected: readonly string[];
  onToggle: (id: string) => void;
}

/** The categories of the selected product type, in the order that staff set. */
function CategoryChips({ productType, facets, selected, onToggle }: CategoryChipsProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const { data, isError, refetch } = useQuery(categoriesQuery());
  if (isError) return <ErrorState text={t('shop.categoriesError')} onRetry={() => void refetch()} />;
  const counts = new Map(facets.categories.map(({ _id, count }) => [_id, count]));
  const ofType = (data ?? []).filter(
    ({ _id, productType: type, isActive }) =>
      type === productType && isActive && (counts.has(_id) || selected.includes(_id)),
  );
  if (ofType.length === 0) return null;
  return (
    <fieldset>
      <legend className={styles.legend}>{t('shop.category')}</legend>
      <div className={ui.row2}>
        {ofType
          .sort((a, b) => a.position - b.position)
          .map(({ _id, ...category }) => (
            <ToggleChip
              key={_id}
              label={categoryName(category, i18n)}
              count={counts.get(_id)}
              pressed={selected.includes(_id)}
              onToggle={() => onToggle(_id)}
            />
          ))}
      </div>
    </fieldset>
  );
}

interface ShopFilterPanelProps {
  filters: ShopFilters;
  changeFilters: ChangeFilters;
}

/** All filters of the shop: type, then the categories of the type, then attributes by their order. */
export default function ShopFilterPanel({ filters, changeFilters }: ShopFilterPanelProps) {
  const { t } = useI18n();
  const { data: facets, isError, refetch } = useQuery(facetsQuery(filters));
  const { data: shop } = useQuery(shopQuery());

  if (isError && !facets) return <ErrorState text={t('shop.filtersError')} onRetry={() => void refetch()} />;
  if (!facets) return <FiltersSkeleton />;

  const counted = new Map(facets.productTypes.map(({ value, count }) => [value, count]));
  const types = [...new Set([...(shop?.productTypes ?? []), ...counted.keys()])].filter(isProductType);
  const { selectedProductType, selectedCategoryIds, selectedAttributes } = filters;
  return (
    <div className={cx(ui.stack5, styles.panel)}>
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
