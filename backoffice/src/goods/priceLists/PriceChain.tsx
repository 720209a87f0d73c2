import { Box, Link, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import type { PriceCandidateResponse, PriceChainResponse } from '@shop/contract/api';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { LineMargin } from '../../kit/documents/MarginLine';
import type { PriceAccount } from '../../kit/api/priceCalls';
import { formatAed } from '../../kit/format';
import { recordPath } from '../../paths';
import { useTargetName } from './PriceListLines';
import { useServerQuery } from '../../kit/api/useServerQuery';

const text = (key: string) => `resources.price-lists.${key}`;
const label = (field: string) => `resources.price-list-lines.fields.${field}`;

const Candidate = ({ candidate }: { candidate: PriceCandidateResponse }) => {
  const translate = useTranslate();
  const nameOf = useTargetName();
  const { list, minQty, unitPrice, reason } = candidate;
  const weight = reason === 'APPLIES' ? 650 : 400;
  return (
    <TableRow>
      <TableCell>
        <Link component={RouterLink} to={recordPath('price-lists', list._id)} dir="auto">
          {list.name}
        </Link>
        <Typography variant="caption" component="div" color="text.secondary" dir="auto">
          {nameOf(candidate)}
        </Typography>
      </TableCell>
      <TableCell align="right">{minQty}</TableCell>
      <TableCell align="right" sx={{ fontWeight: weight }}>
        {unitPrice === null ? '–' : formatAed(unitPrice)}
      </TableCell>
      <TableCell sx={{ fontWeight: weight }}>{translate(text(`reason.${reason}`))}</TableCell>
    </TableRow>
  );
};

/** The price from each quantity on, with its margin for those who may see it. */
const Breaks = ({ breaks }: Pick<PriceChainResponse, 'breaks'>) => {
  const translate = useTranslate();
  return breaks.map(({ minQty, price, margin }) => (
    <Typography key={minQty} variant="body2" component="div" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {translate(text('break'), { qty: minQty, price: formatAed(price) })}
      <LineMargin margin={margin} />
    </Typography>
  ));
};

/** The quantities that the account may request. */
const Quantities = ({ rule }: { rule: PriceChainResponse['quantities'] }) => {
  const translate = useTranslate();
  const named = (['moq', 'step', 'max'] as const).filter((field) => (rule[field] ?? 0) > 1);
  if (named.length === 0) return null;
  return (
    <Typography variant="body2" color="text.secondary">
      {named.map((field) => `${translate(label(field))} ${rule[field]}`).join(' · ')}
    </Typography>
  );
};

interface Props {
  account: PriceAccount;
  product: string;
  qty: number | null;
}

/** The price of an account for a product, and its reason: each line about it in the order in which they are looked at. */
export const PriceChain = ({ account, product, qty }: Props) => {
  const translate = useTranslate();
  const { data, error } = useServerQuery(['prices', account, product, qty], (server) =>
    server.getPriceChain(account, product, qty),
  );
  if (error) return <Typography color="error">{translate(text('price_failed'))}</Typography>;
  if (data === undefined) return null;
  const { price, listPrice, source, candidates } = data;
  return (
    <Box role="status">
      <Typography sx={{ my: 1, fontWeight: 650 }}>
        {translate(text(source === null ? 'pays_list' : 'pays'), {
          price: formatAed(price),
          list: formatAed(listPrice),
          name: source?.name,
          qty: data.qty,
        })}
      </Typography>
      <Breaks breaks={data.breaks} />
      <Quantities rule={data.quantities} />
      {candidates.length > 0 && (
        <Table size="small" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          <TableHead>
            <TableRow>
              <TableCell>{translate('resources.price-lists.name', { count: 1 })}</TableCell>
              <TableCell align="right">{translate(label('minQty'))}</TableCell>
              <TableCell align="right">{translate(label('price'))}</TableCell>
              <TableCell>{translate(text('why'))}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {candidates.map((candidate) => (
              <Candidate key={candidate._id} candidate={candidate} />
            ))}
          </TableBody>
        </Table>
      )}
    </Box>
  );
};
