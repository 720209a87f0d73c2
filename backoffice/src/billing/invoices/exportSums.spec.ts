import { describe, expect, it } from '@jest/globals';
import type { LineResponse } from '@shop/contract/api';
import { toAed, toFils } from '@shop/contract/money';
import { documentTax } from '@shop/contract/vat';
import { invoiceRecord, orderRecord, quoteRecord, untaxed } from '../../../test/records';
import { i18nProvider } from '../../i18n/i18nProvider';
import { exportOf, type ListColumn } from '../../kit/ui/columns';
import type { ListExport, Sheet } from '../../kit/ui/exportSheet';
import { billedOf as orderBilled, columns as orderColumns } from '../../sales/orders/OrderList';
import { billedOf as quoteBilled, columns as quoteColumns } from '../../sales/quotes/QuoteList';
import { columns as invoiceColumns } from './InvoiceList';

const translate = (key: string) => i18nProvider.translate(key);
const inFils = (amount: unknown) => toFils(typeof amount === 'number' ? amount : 0);

/** The sum of a column in AED, by the heading of the column. */
const sumIn = ({ columns, rows }: Sheet) => {
  const indexOf = (label: string) => columns.findIndex(({ heading }) => heading === translate(label));
  return (label: string): number => toAed(rows.reduce((sum, row) => sum + inFils(row[indexOf(label)]), 0));
};

const line = (over: Partial<LineResponse>): LineResponse => ({
  ...{
    _id: 'l1',
    ...untaxed,
    product: 'p1',
    productName: 'Ribbon',
    productNameAr: '',
    sku: 'R1',
    code: '',
    size: '',
    unit: 'roll',
  },
  ...{ qty: 1, unitPrice: 1, qtyPrice: 1 },
  ...over,
});

const GIVEN = [
  line({ qty: 3, unitPrice: 33.33, qtyPrice: 99.99, discount: 0.99 }),
  line({ _id: 'l2', qty: 7, unitPrice: 15.01, qtyPrice: 105.07 }),
  line({ _id: 'l3', qty: 1, unitPrice: 20, qtyPrice: 20, taxCategory: 'Z' }),
];
const CHARGES = { deliveryCharge: 25.5, extraFee: 7.83, discount: 10.01 };

/** A document as the server answers with it, by the one function of VAT. */
const document = (basis: 'inclusive' | 'exclusive' | null) => {
  const rateOf = ({ taxCategory }: LineResponse) => (basis !== null && taxCategory === 'S' ? 5 : 0);
  const tax = documentTax({
    basis: basis ?? 'inclusive',
    standardRate: basis === null ? 0 : 5,
    lines: GIVEN.map((one) => ({
      ...{ qty: one.qty, unitPrice: inFils(one.unitPrice), discount: inFils(one.discount) },
      ...{ taxCategory: one.taxCategory ?? 'S', taxRate: rateOf(one) },
    })),
    ...{ deliveryCharge: inFils(CHARGES.deliveryCharge), extraFee: inFils(CHARGES.extraFee) },
    discount: inFils(CHARGES.discount),
  });
  const money = { net: toAed(tax.net), vat: toAed(tax.vat), gross: toAed(tax.gross) };
  const lines = GIVEN.map((one) => ({ ...one, taxRate: basis === null ? null : rateOf(one) }));
  return { lines, ...CHARGES, money, tax: basis && { basis, ...money, categories: [] } };
};

const exportsOf = (basis: 'inclusive' | 'exclusive' | null) => {
  const { lines, money, ...charges } = document(basis);
  const sheet = <R>(columns: readonly ListColumn<R>[], billedOf: ListBilled<R>, record: R) =>
    sheetsOf(exportOf(columns, { file: 'x', billedOf }), record);
  const invoice = { ...invoiceRecord(charges), lines, issuedTotal: money.gross, amountDue: money.gross };
  const orderItems = lines.map((one) => ({ ...one, returnedQty: 0 }));
  const order = { ...orderRecord(charges), orderItems, totalPrice: money.gross };
  const quote = { ...quoteRecord(charges), requestedItems: lines, totalPrice: money.gross };
  return {
    invoices: sheet(invoiceColumns, (record) => record, invoice),
    orders: sheet(orderColumns, orderBilled, order),
    quotes: sheet(quoteColumns, quoteBilled, quote),
  };
};

type ListBilled<R> = NonNullable<Parameters<typeof exportOf<R>>[1]['billedOf']>;

const sheetsOf = <R>({ records, lines }: ListExport<R>, record: R) => ({
  records: sumIn(records([record, record], translate)),
  lines: sumIn(lines?.([record, record], translate) ?? { columns: [], rows: [] }),
});

describe.each(['inclusive', 'exclusive', null] as const)('exports of documents with VAT %s', (basis) => {
  const { money, discount, lines } = document(basis);
  const twice = (amount: number) => toAed(2 * toFils(amount));

  it.each(['invoices', 'orders', 'quotes'] as const)('add up by column for %s', (resource) => {
    const sums = exportsOf(basis)[resource];
    expect(sums.lines('shop.line.net')).toBe(twice(money.net));
    expect(sums.lines('shop.line.vat')).toBe(twice(money.vat));
    expect(sums.lines('shop.line.gross')).toBe(twice(money.gross));
    expect(sums.records('shop.total.net')).toBe(twice(money.net));
    expect(sums.records('shop.line.vat')).toBe(twice(money.vat));
    const goods = lines.reduce((sum, one) => sum + inFils(one.qtyPrice), 0);
    const discounts = lines.reduce((sum, one) => sum + inFils(one.discount), inFils(discount));
    const charges = inFils(CHARGES.deliveryCharge) + inFils(CHARGES.extraFee);
    expect(sums.lines('shop.line.price')).toBe(toAed(2 * (goods + charges)));
    expect(sums.lines('shop.line.discount')).toBe(toAed(2 * discounts));
  });

  it('say an invoice as issued and as due', () => {
    const { records } = exportsOf(basis).invoices;
    expect(records('resources.invoices.fields.issuedTotal')).toBe(twice(money.gross));
    expect(records('resources.invoices.fields.amountDue')).toBe(twice(money.gross));
  });
});
