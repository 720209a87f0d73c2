import { Alert } from '@mui/material';
import type { SavedPriceListResponse } from '@shop/contract/api';
import { useTranslate } from 'react-admin';
import { formatAed } from '../../kit/format';

/** More lines are counted. */
const MOST_NAMED = 20;

/** Names the price breaks that are dearer than the line below them. */
export const DearerBreaks = ({ remarks }: Pick<SavedPriceListResponse, 'remarks'>) => {
  const translate = useTranslate();
  if (remarks.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {translate('resources.price-lists.dearer', { count: remarks.length })}
      {remarks.slice(0, MOST_NAMED).map(({ line: { _id, sku, name, minQty, price, percent }, below }) => (
        <div key={_id}>
          <bdi>{sku || name}</bdi> ≥ {below.minQty}:{' '}
          {below.price === null ? `${below.percent} %` : formatAed(below.price)}; ≥ {minQty}:{' '}
          {price === null ? `${percent} %` : formatAed(price)}
        </div>
      ))}
    </Alert>
  );
};
