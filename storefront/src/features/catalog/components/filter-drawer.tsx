import { usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { Button } from '../../../components/ui/button';
import { Drawer } from '../../../components/ui/drawer';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { useSessionUser } from '../../session/session-store';
import { categoriesQuery } from '../api/get-categories';
import { productsQuery } from '../api/get-products';
import type { ShopFilters } from '@shop/contract/shop-filters';
import type { ChangeFilters } from '../use-shop-filters';
import ShopFilterPanel from './shop-filter-panel';

interface FilterDrawerProps {
  filters: ShopFilters;
  changeFilters: ChangeFilters;
  open: boolean;
  onClose: () => void;
}

/** The filters of small screens. */
export default function FilterDrawer({ filters, changeFilters, open, onClose }: FilterDrawerProps) {
  const { t } = useI18n();
  // Loaded before a type is selected: its categories would move the content below them.
  usePrefetchQuery(categoriesQuery());
  // The listing behind the drawer makes the same request.
  const { data, isPlaceholderData } = useQuery(productsQuery(filters, 1, useSessionUser()));
  const count = isPlaceholderData ? undefined : data?.pagination.total;
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={t('shop.filters')}
      footer={
        <Button wide onClick={onClose}>
          {count === undefined ? t('shop.showResults') : t('shop.showCount', { count })}
        </Button>
      }
    >
      <ShopFilterPanel filters={filters} changeFilters={changeFilters} />
    </Drawer>
  );
}
