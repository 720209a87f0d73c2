import { describe, expect, it } from '@jest/globals';
import type { LineResponse } from '@shop/contract/api';
import { toAed, toFils } from '@shop/contract/money';
import { documentTax } from '@shop/contract/vat';
import { invoiceRecord, orderRecord, NO_QUANTITIES, paymentRecord, quoteRecord, untaxed } from '../../../test/records';
import { i18nProvider } from '../../i18n/i18nProvider';
import { exportOf, type ListColumn } from '../../kit/ui/columns';
import type { ListExport, Sheet } from '../../kit/ui/exportSheet';
import { billedOf as orderBilled, columns as orderColumns } from '../../sales/orders/OrderList';
import { billedOf as quoteBilled, columns as quoteColumns } from '../../sales/quotes/QuoteList';
import { columns as creditNoteColumns } from '../creditNotes/CreditNoteList';
import { columns as paymentColumns } from '../../money/payments/PaymentList';
import { columns as receiptColumns } from '../../money/receipts/ReceiptList';
import { billedItems, creditedItems, type Item } from '../../kit/documents/exportLines';
import type { CreditNoteRecord, ReceiptRecord } from '../../types';
import { exportedItems } from './invoiceExport';
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
  const sheet = <R>(columns: readonly ListColumn<R>[], itemsOf: (record: R) => readonly Item[], record: R) =>
    sheetsOf(exportOf(columns, { file: 'x', itemsOf }), record);
  const invoice = { ...invoiceRecord(charges), lines, issuedTotal: money.gross, amountDue: money.gross };
  const orderItems = lines.map((one) => ({ ...one, ...NO_QUANTITIES }));
  const order = { ...orderRecord(charges), orderItems, totalPrice: money.gross };
  const quote = { ...quoteRecord(charges), requestedItems: lines, totalPrice: money.gross };
  return {
    invoices: sheet(invoiceColumns, exportedItems, invoice),
    orders: sheet(orderColumns, (record) => billedItems(orderBilled(record)), order),
    quotes: sheet(quoteColumns, (record) => billedItems(quoteBilled(record)), quote),
  };
};

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

  it('show an invoice as issued and as due', () => {
    const { records } = exportsOf(basis).invoices;
    expect(records('resources.invoices.fields.issuedTotal')).toBe(twice(money.gross));
    expect(records('resources.invoices.fields.amountDue')).toBe(twice(money.gross));
  });
});

const saved = { version: 1, createdAt: '2026-11-25T08:00:00.000Z', updatedAt: '2026-11-25T08:00:00.000Z' };
const company = { legalName: 'Al Manar Printing LLC', trn: '100123456700003', emirate: 'SHJ' };
const { seller, buyer, user } = invoiceRecord();

const creditNote = (isTaxed: boolean): CreditNoteRecord => {
  const amounts = { net: isTaxed ? 95.23 : null, vat: isTaxed ? 4.77 : null, gross: 100 };
  const own = { ...line({ productName: 'Ribbon', unitPrice: 50 }), unitPrice: 50, ...amounts };
  const tax = { basis: 'inclusive' as const, net: 123.8, vat: 6.2, gross: 130, categories: [] };
  return {
    ...{ _id: 'n1', id: 'n1', creditNoteNumber: 'CRN-2026-00001', title: 'Credit Note', user, seller, ...saved },
    ...{ reason: 'DL8.61.1.D', rebill: false, words: 'Came back', deliveryCharge: 25.01, extraFee: 4.99, total: 130 },
    buyer: {
      ...buyer,
      company: {
        legalName: company.legalName,
        legalNameAr: '',
        trn: company.trn,
        licenceNumber: '',
        licenceAuthority: '',
        address,
      },
    },
    ...{
      invoice: { _id: 'i1', invoiceNumber: 'INV-2026-00007', createdAt: saved.createdAt },
      tax: isTaxed ? tax : null,
    },
    ...{ order: { _id: 'o1', orderNumber: 'ORD-2026-00009' }, before: amounts, after: amounts },
    lines: [{ ...own, line: 'l1', qty: 2, restock: true, taxCategory: 'S', taxRate: isTaxed ? 5 : null }],
  };
};
const address = { street: 'Street 4', city: 'Sharjah', emirate: 'SHJ', country: 'AE' } as const;

const receipt: ReceiptRecord = {
  ...{ _id: 'r1', id: 'r1', receiptNumber: 'RCP-2026-00001', company: null, user: null, payer: company.legalName },
  ...{
    order: null,
    cheque: null,
    state: 'Received',
    amount: 100.1,
    allocated: 60.03,
    unallocated: 10.05,
    waiting: 0,
    paymentMethod: 'Cash',
    reference: '',
  },
  ...{ paymentDate: saved.createdAt, chequeNumber: '', chequeDate: null, allocations: [], reversal: null, ...saved },
  refunds: [
    {
      _id: 'f1',
      amount: 30.02,
      paymentMethod: 'Cash',
      paymentDate: saved.createdAt,
      at: saved.createdAt,
      appliedTo: '',
    },
  ],
  listedCompany: company,
};

describe('exports of credit notes, payments and receipts', () => {
  const sheet = <R>(columns: readonly ListColumn<R>[], ...records: readonly R[]) =>
    exportOf(columns, { file: 'x' }).records(records, translate);

  it.each([true, false])('add up a credit note with VAT %s by its lines and charges', (isTaxed) => {
    const note = creditNote(isTaxed);
    const { records, lines } = exportOf(creditNoteColumns, { file: 'x', itemsOf: creditedItems });
    const sums = sumIn(lines?.([note, note], translate) ?? { columns: [], rows: [] });
    const totals = sumIn(records([note, note], translate));
    const { net, vat } = note.tax ?? { net: 130, vat: 0 };
    expect([sums('shop.line.net'), sums('shop.line.vat'), sums('shop.line.gross')]).toEqual([2 * net, 2 * vat, 260]);
    expect(totals('resources.credit-notes.total.net')).toBe(2 * net);
    expect(totals('resources.credit-notes.total.vat')).toBe(2 * vat);
    expect(totals('resources.credit-notes.fields.total')).toBe(260);
  });

  it('show reversed money in a column of its own', () => {
    const reversal = { reason: 'Typed twice', by: 'Omar', at: saved.createdAt };
    const undone = { state: 'Reversed', reversal } as const;
    const payment = paymentRecord({ amount: 40.1, net: 0, status: 'Refunded', ...undone });
    const payments = sumIn(sheet(paymentColumns, payment, paymentRecord({ amount: 10, net: 7 })));
    const parts = ['amount', 'refunded', 'reversed', 'net'].map((field) =>
      payments(`resources.payments.fields.${field}`),
    );
    expect(parts).toEqual([50.1, 3, 40.1, 7]);
    const whole = { ...receipt, ...undone, allocated: 0, unallocated: 0, refunds: [] };
    const receipts = sumIn(sheet(receiptColumns, whole));
    expect(receipts('resources.payments.fields.reversed')).toBe(whole.amount);
  });

  it('add up payments and receipts', () => {
    const payment = paymentRecord({ amount: 40.1, net: 30.05, listedCompany: company });
    const payments = sumIn(sheet(paymentColumns, payment, payment));
    expect([payments('resources.payments.fields.amount'), payments('resources.payments.fields.refunded')]).toEqual([
      80.2, 20.1,
    ]);
    const receipts = sumIn(sheet(receiptColumns, receipt, receipt));
    const parts = ['allocated', 'unallocated'].map((field) => receipts(`resources.receipts.fields.${field}`));
    expect([...parts, receipts('resources.payments.fields.refunded')]).toEqual([120.06, 20.1, 60.04]);
    expect(receipts('resources.receipts.fields.amount')).toBe(200.2);
  });

  it('name company, TRN and emirate, with days as instants and amounts as numbers', () => {
    const order = { ...orderRecord(), listedCompany: company };
    const quote = { ...quoteRecord(), listedCompany: company };
    const payment = paymentRecord({ listedCompany: company });
    const sheets = [
      sheet(orderColumns, order),
      sheet(quoteColumns, quote),
      sheet(paymentColumns, payment),
      sheet(receiptColumns, receipt),
      sheet(creditNoteColumns, creditNote(true)),
      exportOf(creditNoteColumns, { file: 'x', itemsOf: creditedItems }).lines?.([creditNote(true)], translate),
    ];
    for (const { columns, rows } of sheets.flatMap((one) => one ?? [])) {
      expect(rows[0]).toEqual(expect.arrayContaining([company.legalName, company.trn, 'Sharjah']));
      const wrong = columns.filter(({ kind }, index) => {
        const cell = rows[0]?.[index];
        if (kind === 'amount') return cell !== undefined && cell !== null && typeof cell !== 'number';
        return kind === 'day' && Boolean(cell) && Number.isNaN(Date.parse(String(cell)));
      });
      expect(wrong).toEqual([]);
    }
  });
});
