import type { SalesReportResponse } from '@shop/contract/api';
import { invoicedLink, productInvoicesLink } from '../dashboard/figureLinks';
import { formatMonth } from '../../kit/format';
import { companyPath, editPath, filteredListPath } from '../../paths';
import { type Column, type ListExport, sheetOf, type Translate } from '../../kit/ui/exportSheet';

export type SalesRow = SalesReportResponse['rows'][number];
type Report = Pick<SalesReportResponse, 'from' | 'to' | 'by'>;

export const nameOf = ({ key, name }: SalesRow, { by }: Report, translate: Translate): string => {
  if (by === 'salesperson' && key === '') return translate('shop.filter.unassigned');
  return by === 'month' ? formatMonth(name) : name;
};

/**
 * The link of a row: the invoices of the month, product or salesperson, or the customer. Lines of free text have no SKU and no link.
 */
export const pathOf = ({ key, sku, isCompany }: SalesRow, { from, to, by }: Report): string | null => {
  if (by === 'month') return invoicedLink({ month: key });
  if (by === 'product') return sku === '' ? null : productInvoicesLink(key, from);
  if (by === 'salesperson') {
    const whose = key === '' ? { isUnassigned: true } : { salesperson: key };
    return filteredListPath('invoices', { ...whose, createdAt_gte: from, createdAt_lte: to });
  }
  return isCompany ? companyPath(key) : editPath('users', key);
};

/** Months stay as 2026-11, which spreadsheets sort. */
const exportedName = (row: SalesRow, report: Report, translate: Translate): string =>
  report.by === 'month' ? row.name : nameOf(row, report, translate);

/** The rows for a spreadsheet, with the part that belongs to no product, so that they add up. */
export const exportOf = (report: Report): ListExport<SalesRow> => {
  const ofProducts: Column<SalesRow>[] = [
    { label: 'resources.sales-report.fields.sku', value: ({ sku }) => sku },
    { label: 'resources.sales-report.fields.qty', kind: 'number', value: ({ qty }) => qty ?? '' },
  ];
  const received: Column<SalesRow>[] = [
    { label: 'resources.sales-report.fields.received', kind: 'amount', value: (row) => row.received },
  ];
  return {
    name: `sales-by-${report.by}-${report.from}-${report.to}`,
    records: sheetOf([
      {
        label: `resources.sales-report.fields.${report.by}`,
        value: (row, translate) => exportedName(row, report, translate),
      },
      ...(report.by === 'product' ? ofProducts : []),
      { label: 'resources.sales-report.fields.invoices', kind: 'number', value: ({ invoices }) => invoices },
      { label: 'resources.sales-report.fields.creditNotes', kind: 'number', value: ({ creditNotes }) => creditNotes },
      { label: 'resources.sales-report.fields.net', kind: 'amount', value: ({ net }) => net },
      { label: 'resources.sales-report.fields.vat', kind: 'amount', value: ({ vat }) => vat },
      { label: 'resources.sales-report.fields.gross', kind: 'amount', value: ({ gross }) => gross },
      ...(report.by === 'salesperson' ? received : []),
    ]),
  };
};

/** The part without a product, as a separate row. */
export const otherRow = ({ other }: Pick<SalesReportResponse, 'other'>, name: string): SalesRow[] =>
  other === null
    ? []
    : [{ key: '', name, sku: '', qty: null, isCompany: false, invoices: 0, creditNotes: 0, received: null, ...other }];
