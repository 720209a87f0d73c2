import { isProductSort, PRODUCT_SORTS } from '@shop/contract/catalog';
import { useId } from 'react';
import { Icon } from '../../../components/ui/icon';
import type { PlainKey } from '../../../lib/i18n/i18n';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { useSessionUser } from '../../session/session-store';
import type { ShopFilters } from '@shop/contract/shop-filters';
import { sortBy } from '../shop-filters';
import { shopLayout, useShopLayout } from '../shop-layout';
import type { ChangeFilters } from '../use-shop-filters';
import styles from './listing-tools.module.css';

const labels = {
  name: 'ordering.sortName',
  price: 'ordering.sortPrice',
  '-price': 'ordering.sortPriceDown',
  newest: 'ordering.sortNewest',
  bought: 'ordering.sortBought',
} as const satisfies Record<(typeof PRODUCT_SORTS)[number], PlainKey>;

interface ListingToolsProps {
  filters: ShopFilters;
  changeFilters: ChangeFilters;
  /** False if the buyer does not see prices. */
  hasPrices: boolean;
}

/** Selects the order of the products, and cards or a table. */
export default function ListingTools(props: ListingToolsProps) {
  return (
    <>
      <SortChoice {...props} />
      <LayoutChoice />
    </>
  );
}

/** Only signed-in users have purchases to sort by. */
function SortChoice({ filters: { sort, q }, changeFilters, hasPrices }: ListingToolsProps) {
  const { t } = useI18n();
  const isSignedIn = useSessionUser() !== null;
  const id = useId();
  const isOffered = { bought: isSignedIn, price: hasPrices, '-price': hasPrices, name: true, newest: true };
  const offered = PRODUCT_SORTS.filter((one) => isOffered[one]);
  const chosen = offered.find((one) => one === sort) ?? '';
  const choose = (value: string) => changeFilters((all) => sortBy(all, isProductSort(value) ? value : null));
  return (
    <div className={styles.sort}>
      <label htmlFor={id}>{t('ordering.sort')}</label>
      <select id={id} className={styles.select} value={chosen} onChange={({ target }) => choose(target.value)}>
        <option value="">{t(q ? 'ordering.sortRelevance' : 'ordering.sortShop')}</option>
        {offered.map((one) => (
          <option key={one} value={one}>
            {t(labels[one])}
          </option>
        ))}
      </select>
    </div>
  );
}

const layouts = [
  ['cards', 'grid', 'ordering.cards'],
  ['table', 'rows', 'ordering.table'],
] as const;

function LayoutChoice() {
  const { t } = useI18n();
  const chosen = useShopLayout();
  return (
    <div role="group" aria-label={t('ordering.layout')} className={styles.layouts}>
      {layouts.map(([layout, icon, label]) => (
        <button
          key={layout}
          type="button"
          className={styles.layout}
          aria-pressed={layout === chosen}
          aria-label={t(label)}
          title={t(label)}
          onClick={() => shopLayout.choose(layout)}
        >
          <Icon name={icon} />
        </button>
      ))}
    </div>
  );
}
