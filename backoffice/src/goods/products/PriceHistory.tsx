import { Box, Button, Link, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink, useParams } from 'react-router';
import { statusOf } from '../../kit/api/errors';
import { formatAed, formatMoment } from '../../kit/format';
import { priceChangePath } from '../../paths';
import type { ProductPriceResponse } from '@shop/contract/api';
import { useServerQuery } from '../../kit/api/useServerQuery';
import { SectionCard } from '../../kit/ui/cards';

const FIRST = 6;
const MAX = 200;
const text = (key: string) => `resources.price-changes.history.${key}`;

const Price = ({ price: { at, actor, from, to, priceChange } }: { price: ProductPriceResponse }) => {
  const translate = useTranslate();
  const aed = (amount: number | null) => translate('shop.total.amount', { amount: formatAed(amount ?? 0) });
  return (
    <Box component="li" sx={{ py: 1, borderBottom: 1, borderColor: 'divider', '&:last-child': { borderBottom: 0 } }}>
      <Typography variant="body2">
        <strong>{translate(text(from === null ? 'first' : 'change'), { from: aed(from), to: aed(to) })}</strong> ·{' '}
        <bdi>{actor?.name ?? translate('shop.history.shop')}</bdi> ·{' '}
        <Box component="time" dateTime={at} sx={{ color: 'text.secondary' }}>
          {formatMoment(at)}
        </Box>
      </Typography>
      {priceChange && (
        <Typography variant="body2">
          <Link component={RouterLink} to={priceChangePath(priceChange._id)} dir="auto">
            {priceChange.note || translate(text('bulk'))}
          </Link>
        </Typography>
      )}
    </Box>
  );
};

/** The past prices of the page's product, and their causes. */
export const PriceHistory = () => {
  const { id } = useParams<'id'>();
  const translate = useTranslate();
  const [whole, setWhole] = useState(false);
  const limit = whole ? MAX : FIRST;
  const { data, error, isPending } = useServerQuery(
    ['products', 'prices', id, limit],
    (server) => (id === undefined ? [] : server.getProductPrices(id, limit)),
    { placeholderData: (previous) => previous },
  );
  // The page itself shows that a product does not exist; a product without price changes has no price history.
  if (statusOf(error) === 404) return null;
  return (
    <SectionCard title={text('title')}>
      {isPending && <Typography color="text.secondary">{translate(text('loading'))}</Typography>}
      {error && <Typography color="text.secondary">{translate(text('failed'))}</Typography>}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data?.map((price) => (
          <Price key={price._id} price={price} />
        ))}
      </Box>
      {!whole && data?.length === FIRST && (
        <Button size="small" onClick={() => setWhole(true)}>
          {translate(text('all'))}
        </Button>
      )}
    </SectionCard>
  );
};
