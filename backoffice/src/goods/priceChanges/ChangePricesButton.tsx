import PriceChangeOutlined from '@mui/icons-material/PriceChangeOutlined';
import { Button, useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useRoleActions } from '../../kit/auth/useMay';
import { changePricesPath } from '../../paths';
import { useFilterValues } from '../../kit/ui/StatusTabs';

const PricesButton = ({ filter }: { filter: Record<string, unknown> }) => {
  const label = useTranslate()('resources.price-changes.change');
  if (!useRoleActions()('prices.change')) return null;
  return (
    <Button component={Link} to={changePricesPath(filter)} label={label} aria-label={label}>
      <PriceChangeOutlined />
    </Button>
  );
};

/** Changes the prices of all products that match the list's filter. */
export const ChangeFoundPrices = () => <PricesButton filter={useFilterValues()} />;

/** Changes the prices of the products selected in the list. */
export const ChangeChosenPrices = () => <PricesButton filter={{ id: useListContext().selectedIds }} />;
