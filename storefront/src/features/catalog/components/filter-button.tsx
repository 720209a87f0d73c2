import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../components/ui/button';
import { Icon } from '../../../components/ui/icon';
import { useI18n } from '../../../lib/i18n/i18n-context';
import type { ShopFilters } from '@shop/contract/shop-filters';
import { countFilters } from '../shop-filters';
import { withResultTexts } from '../result-texts';
import type { ChangeFilters } from '../use-shop-filters';

const loadDrawer = withResultTexts(() => import('./filter-drawer'));
const FilterDrawer = lazy(loadDrawer);

interface FilterButtonProps {
  filters: ShopFilters;
  changeFilters: ChangeFilters;
}

/** Opens the filters on small screens; the code of their drawer is loaded with the first press. */
export function FilterButton({ filters, changeFilters }: FilterButtonProps) {
  const { t } = useI18n();
  const [drawer, setDrawer] = useState<'unopened' | 'open' | 'closed'>('unopened');
  const count = countFilters(filters);
  return (
    <>
      <Button
        variant="secondary"
        wide
        aria-haspopup="dialog"
        onPointerEnter={() => void loadDrawer().catch(() => undefined)}
        onClick={() => setDrawer('open')}
      >
        <Icon name="filter" />
        {count > 0 ? t('shop.filtersCount', { count }) : t('shop.filters')}
      </Button>
      {drawer !== 'unopened' && (
        <Suspense>
          <FilterDrawer
            filters={filters}
            changeFilters={changeFilters}
            open={drawer === 'open'}
            onClose={() => setDrawer('closed')}
          />
        </Suspense>
      )}
    </>
  );
}
