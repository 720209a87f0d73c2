import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { unitName } from '@shop/contract/units';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useCountedUnit } from '../../i18n/terms';
import type { ReadEInvoice } from '../../types';
import { SectionTitle } from '../../kit/ui/fields';
import { amountText } from './readTexts';
import { HeadRow } from '../../kit/ui/HeadRow';

const key = (name: string) => `resources.read_e_invoice.${name}`;

type Line = ReadEInvoice['lines'][number];

const rateText = ({ category, percent }: Pick<Line, 'category' | 'percent'>) =>
  percent === null ? category : `${category} ${String(percent)} %`;

/** A table that scrolls on a phone, so it must be focusable by keyboard. */
const Figures = ({ label, head, children }: { label: string; head: readonly string[]; children: ReactNode }) => (
  <Box tabIndex={0} role="region" aria-label={label} sx={{ overflowX: 'auto', width: '100%' }}>
    <Table size="small" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      <HeadRow texts={head.slice(0, 1).map(key)} numbers={head.slice(1).map(key)} />
      <TableBody>{children}</TableBody>
    </Table>
  </Box>
);

const Row = ({ first, cells }: { first: ReactNode; cells: readonly string[] }) => (
  <TableRow>
    <TableCell sx={{ minWidth: 160, overflowWrap: 'anywhere' }}>{first}</TableCell>
    {cells.map((cell, index) => (
      <TableCell key={index} align="right" sx={{ whiteSpace: 'nowrap' }}>
        <bdi>{cell}</bdi>
      </TableCell>
    ))}
  </TableRow>
);

const LineName = ({ line }: { line: Line }) => {
  const translate = useTranslate();
  const hs = line.hsCode && translate(key('hs'), { code: line.hsCode });
  const about = line.description === line.name ? '' : line.description;
  return (
    <>
      <bdi>{line.name}</bdi>
      <Typography variant="caption" component="div" color="text.secondary">
        {[line.sellersId, about, hs].filter(Boolean).join(' · ')}
      </Typography>
    </>
  );
};

const Lines = ({ lines }: Pick<ReadEInvoice, 'lines'>) => {
  const translate = useTranslate();
  const countedUnit = useCountedUnit();
  const hasAllowance = lines.some(({ allowance }) => allowance !== 0);
  const priced = ({ price, baseQty }: Line) =>
    baseQty === 1 ? amountText(price) : translate(key('price_of'), { price: amountText(price), qty: baseQty });
  return (
    <Figures
      label={translate('shop.line.title')}
      head={['product', 'qty', 'price', ...(hasAllowance ? ['allowance'] : []), 'net', 'rate', 'vat', 'gross']}
    >
      {lines.map((line, index) => (
        <Row
          key={index}
          first={<LineName line={line} />}
          cells={[
            `${String(line.qty)} ${countedUnit(unitName(line.unit), line.qty)}`,
            priced(line),
            ...(hasAllowance ? [amountText(line.allowance)] : []),
            amountText(line.net),
            rateText(line),
            line.vat === null ? '' : amountText(line.vat),
            line.gross === null ? '' : amountText(line.gross),
          ]}
        />
      ))}
    </Figures>
  );
};

/** Allowances, charges and the VAT of each category. */
const Categories = ({ document: { adjustments, categories } }: { document: ReadEInvoice }) => {
  const translate = useTranslate();
  const nameOf = (category: string) => translate(`resources.products.tax_category.${category}`, { _: category });
  return (
    <>
      {adjustments.length > 0 && (
        <>
          <SectionTitle text={key('adjustments')} />
          <Figures label={translate(key('adjustments'))} head={['reason', 'rate', 'amount']}>
            {adjustments.map((part, index) => (
              <Row
                key={index}
                first={<bdi>{part.reason}</bdi>}
                cells={[rateText(part), amountText(part.isCharge ? part.amount : -part.amount)]}
              />
            ))}
          </Figures>
        </>
      )}
      <SectionTitle text={key('categories')} />
      <Figures label={translate(key('categories'))} head={['category', 'percent', 'taxable', 'vat']}>
        {categories.map(({ category, percent, taxable, vat }, index) => (
          <Row
            key={index}
            first={nameOf(category)}
            cells={[percent === null ? '' : `${String(percent)} %`, amountText(taxable), amountText(vat)]}
          />
        ))}
      </Figures>
    </>
  );
};

const Totals = ({ document: { totals, currency } }: { document: ReadEInvoice }) => {
  const translate = useTranslate();
  const { vatInAed } = totals;
  const rows = [
    ['lines', totals.lines],
    ...(totals.allowances === 0 ? [] : [['allowances', -totals.allowances] as const]),
    ...(totals.charges === 0 ? [] : [['charges', totals.charges] as const]),
    ['total_net', totals.net],
    ['total_vat', totals.vat],
    ['total_gross', totals.gross],
    ...(totals.prepaid === 0 ? [] : [['prepaid', -totals.prepaid] as const]),
    ...(totals.rounding === 0 ? [] : [['rounding', totals.rounding] as const]),
    ['payable', totals.payable],
  ] as const;
  const amount = (text: string, unit: string) => <bdi>{`${unit} ${text}`}</bdi>;
  return (
    <Box component="dl" sx={{ m: 0, mt: 2, maxWidth: 400, marginInlineStart: 'auto' }}>
      {rows.map(([name, value]) => (
        <Box
          key={name}
          sx={{
            display: 'flex',
            justifyContent: 'space-between',
            gap: 2,
            py: 0.5,
            fontVariantNumeric: 'tabular-nums',
            ...(name === 'payable' && { borderTop: 1, borderColor: 'divider', fontWeight: 700 }),
          }}
        >
          <dt>{translate(key(name))}</dt>
          <Box component="dd" sx={{ m: 0, whiteSpace: 'nowrap' }}>
            {amount(amountText(value), currency)}
          </Box>
        </Box>
      ))}
      {vatInAed !== null && (
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, py: 0.5 }}>
          <dt>{translate(key('vat_in_aed'))}</dt>
          <Box component="dd" sx={{ m: 0 }}>
            {amount(amountText(vatInAed), 'AED')}
          </Box>
        </Box>
      )}
    </Box>
  );
};

/** The figures of an e-invoice, in its currency: lines, allowances and charges, VAT by category, totals. */
export const ReadAmounts = ({ document }: { document: ReadEInvoice }) => (
  <>
    <Lines lines={document.lines} />
    <Categories document={document} />
    <Totals document={document} />
  </>
);
