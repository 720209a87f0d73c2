import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import type { PriceLineResponse, SavedPriceListResponse } from '@shop/contract/api';
import { useTranslate } from 'react-admin';
import { formatAed } from '../../kit/format';
import { useTargetName } from './useTargetName';

const text = (key: string) => `resources.price-lists.${key}`;
/** More lines are counted. */
const MOST_NAMED = 50;

/** The price or the percentage of a line. */
export const lineValue = ({ price, percent }: Pick<PriceLineResponse, 'price' | 'percent'>): string =>
  price === null ? `${percent} %` : `AED ${formatAed(price)}`;

/** Names the price breaks that are dearer than the line below them. */
export const DearerBreaks = ({ remarks }: Pick<SavedPriceListResponse, 'remarks'>) => {
  const translate = useTranslate();
  const nameOf = useTargetName();
  if (remarks.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {translate(text('dearer'), { count: remarks.length })}
      <Typography component="ul" variant="body2" sx={{ my: 1, ps: 2, maxHeight: 200, overflowY: 'auto' }}>
        {remarks.slice(0, MOST_NAMED).map(({ line, below }) => (
          <li key={line._id}>
            {translate(text('dearer_line'), {
              ...{ name: line.sku || nameOf(line), qty: line.minQty, price: lineValue(line) },
              ...{ belowQty: below.minQty, below: lineValue(below) },
            })}
          </li>
        ))}
        {remarks.length > MOST_NAMED && (
          <li>{translate(text('import.more'), { count: remarks.length - MOST_NAMED })}</li>
        )}
      </Typography>
    </Alert>
  );
};
