import { useState } from 'react';
import { Button } from '../../../components/ui/button';
import { Drawer } from '../../../components/ui/drawer';
import { Icon } from '../../../components/ui/icon';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { countFilters, type ShopFilters } from '../shop-filters';
import type { ChangeFilters } from '../use-shop-filters';
import { ShopFilterPanel } from './shop-filter-panel';

interface FilterDrawerProps {
  filters: ShopFilters;
  changeFilters: ChangeFilters;
}

/** The filters of small screens: a button, and the panel behind it. */
export default function FilterDrawer({ filters, changeFilters }: FilterDrawerProps) {
  const { t } = useI18n();
  const [open, setOpen] = useState(false);
  const count = countFilters(filters);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="secondary" wide aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="filter" />
        {count > 0 ? t('shop.filtersCount', { count }) : t('shop.filters')}
      </Button>
      <Drawer
        open={open}
        onClose={close}
        title={t('shop.filters')}
        footer={
          <Button wide onClick={close}>
            {t('shop.showResults')}
          </Button>
        }
      >
        <ShopFilterPanel filters={filters} changeFilters={changeFilters} />
      </Drawer>
    </>
  );
}
