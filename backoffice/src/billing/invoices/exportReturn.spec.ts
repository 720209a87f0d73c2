import { describe, expect, it } from '@jest/globals';
import type { LineResponse } from '@shop/contract/api';
import { SALES_AMOUNTS, SALES_COLUMNS } from '@shop/contract/books';
import { toAed } from '@shop/contract/money';
import { documentTax, type TaxedCategory } from '@shop/contract/vat';
import { boxOf } from '@shop/contract/vat-return';
import { salesColumns, taxCategories } from '@shop/contract/words/en/books';
import { invoiceRecord, untaxed } from '../../../test/records';
import { i18nProvider } from '../../i18n/i18nProvider';
import { exportOf } from '../../kit/ui/columns';
import type { Sheet } from '../../kit/ui/exportSheet';
import type { CreditNoteRecord, InvoiceRecord } from '../../types';
import { creditedItems } from '../../kit/documents/exportLines';
import { columns as noteColumns } from '../creditNotes/CreditNoteList';
import { exportedItems } from './invoiceExport';
import { columns } from './InvoiceList';

const translate = (key: string) => i18nProvider.translate(key);
const sheets = exportOf(columns, { file: 'x', itemsOf: exportedItems });
const noteSheets = exportOf(noteColumns, { file: 'x', itemsOf: creditedItems });

/** Numbers from 0 to `most`, the same in each run. */
const dice = (seed: number) => {
  let state = seed;
  return (most: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % (most + 1);
  };
};

type Roll = ReturnType<typeof dice>;
const CATEGORIES = ['S', 'Z', 'E'] as const;

const taxOf = (roll: Roll) => {
  const lines = Array.from({ length: 1 + roll(3) }, () => {
    const taxCategory = CATEGORIES[roll(2)] ?? 'S';
    return {
      qty: 1 + roll(9),
      unitPrice: 1 + roll(9999),
      discount: 0,
      taxCategory,
      taxRate: taxCategory === 'S' ? 5 : 0,
    };
  });
  const charges = { deliveryCharge: roll(3000), extraFee: roll(900), discount: roll(1) };
  const basis = roll(1) === 0 ? ('inclusive' as const) : ('exclusive' as const);
  return { lines, charges, basis, tax: documentTax({ ...charges, basis, lines, standardRate: 5 }) };
};

const inAed = ({ category, rate, net, vat }: TaxedCategory) => ({ category, rate, net: toAed(net), vat: toAed(vat) });

const MONTHS = ['2026-10', '2026-11'] as const;
const instantOf = (roll: Roll) => `${MONTHS[roll(1)] ?? ''}-${String(1 + roll(28)).padStart(2, '0')}T08:00:00.000Z`;

/** A credit note of random lines, and of charges in a random category. */
const noteOf = (roll: Roll, number: number): CreditNoteRecord => {
  const { basis, tax } = taxOf(roll);
  const charged = tax.deliveryCharge.category;
  const ofCharges = tax.categories.filter(({ category }) => category === charged && roll(1) === 0);
  const lines = tax.categories.filter((one) => !ofCharges.includes(one));
  const { seller, buyer, user } = invoiceRecord();
  const money = { net: toAed(tax.net), vat: toAed(tax.vat), gross: toAed(tax.gross) };
  return {
    ...{ _id: `n${String(number)}`, id: `n${String(number)}`, creditNoteNumber: `CRN-2026-${String(number)}` },
    ...{ title: 'Tax Credit Note', seller, buyer, user, version: 1, createdAt: instantOf(roll), updatedAt: '' },
    invoice: { _id: 'i1', invoiceNumber: 'INV-2026-00007', createdAt: '2026-09-01T08:00:00.000Z' },
    order: { _id: 'o1', orderNumber: 'ORD-2026-00009' },
    ...{ reason: 'DL8.61.1.D', rebill: false, words: 'Came back', total: money.gross, before: money, after: money },
    lines: lines.map((one, index) => ({
      ...{ ...untaxed, product: 'p1', productName: 'Ribbon', productNameAr: '', sku: 'R1', code: '', size: '' },
      ...{ unit: 'roll', qtyPrice: 0, _id: `l${String(index)}`, line: `l${String(index)}`, qty: 1, unitPrice: 1 },
      ...{ restock: false, taxCategory: one.category, taxRate: one.rate, gross: toAed(one.gross) },
      ...{ net: toAed(one.net), vat: toAed(one.vat) },
    })),
    deliveryCharge: toAed(ofCharges.reduce((sum, { gross }) => sum + gross, 0)),
    extraFee: 0,
    tax: { basis, ...money, categories: tax.categories.map(inAed) },
  };
};

/** An invoice of random lines. @param used the advances that it deducts */
const invoiceOf = (roll: Roll, number: number, used: readonly TaxedCategory[]): InvoiceRecord => {
  const { lines, charges, basis, tax } = taxOf(roll);
  const [net, vat] = (['net', 'vat'] as const).map((part) => toAed(used.reduce((sum, one) => sum + one[part], 0)));
  const advance = {
    ...{ _id: 'a1', number: 'INV-2026-00001', issuedOn: '2026-11-01T08:00:00.000Z' },
    ...{ net: net ?? 0, vat: vat ?? 0, gross: toAed(used.reduce((sum, one) => sum + one.gross, 0)) },
    categories: used.map(inAed),
  };
  const isVoid = used.length === 0 && roll(3) === 0;
  const isOpening = used.length === 0 && !isVoid && roll(3) === 0;
  return invoiceRecord({
    taxDate: instantOf(roll),
    invoiceNumber: `INV-2026-${String(number).padStart(5, '0')}`,
    lines: lines.map((one, index): LineResponse => ({
      ...{ _id: `l${String(index)}`, ...untaxed, product: 'p1', productName: 'Ribbon', productNameAr: '' },
      ...{ sku: 'R1', code: '', size: '', unit: 'roll', qty: one.qty, unitPrice: toAed(one.unitPrice), discount: 0 },
      ...{ qtyPrice: toAed(one.qty * one.unitPrice), taxCategory: one.taxCategory, taxRate: one.taxRate },
    })),
    deliveryCharge: toAed(charges.deliveryCharge),
    extraFee: toAed(charges.extraFee),
    discount: toAed(charges.discount),
    tax: {
      ...{ basis, net: toAed(tax.net), vat: toAed(tax.vat), gross: toAed(tax.gross) },
      categories: tax.categories.map(inAed),
    },
    ...{ issuedTotal: toAed(tax.gross), advances: used.length > 0 ? [advance] : [] },
    ...(isVoid && { voidedAt: '2026-11-20T08:00:00.000Z', status: 'Void' as const }),
    ...(isOpening && { order: null, opening: { moveIn: 'm1', line: 2, paidBefore: 0, creditedBefore: 0 } }),
  });
};

/** The sums of net amount and VAT by box, as the return has them. */
const returnOf = (invoices: readonly InvoiceRecord[], notes: readonly CreditNoteRecord[], month: string) => {
  const lessOf = (parts: readonly Amounts[] = []) => parts.map((one) => ({ ...one, net: -one.net, vat: -one.vat }));
  const own = invoices.filter(
    ({ voidedAt, opening, taxDate }) => voidedAt === null && !opening && taxDate?.startsWith(month) === true,
  );
  return boxesOf([
    ...own.flatMap(({ tax, advances }) => [
      ...(tax?.categories ?? []),
      ...lessOf(advances.flatMap(({ categories }) => categories)),
    ]),
    ...notes.filter(({ createdAt }) => createdAt.startsWith(month)).flatMap(({ tax }) => lessOf(tax?.categories)),
  ]);
};

interface Amounts {
  readonly category: string;
  readonly net: number;
  readonly vat: number;
}

const boxesOf = (parts: readonly Amounts[]) => {
  const boxes: Record<string, [number, number]> = {};
  for (const { category, net, vat } of parts) {
    const known = CATEGORIES.find((one) => one === category);
    const box = known === undefined ? 'none' : (boxOf(known, 'DXB') ?? 'none');
    const [all, allVat] = boxes[box] ?? [0, 0];
    if (net !== 0 || vat !== 0) boxes[box] = [rounded(all + net), rounded(allVat + vat)];
  }
  return boxes;
};
const rounded = (amount: number) => Math.round(amount * 100) / 100 || 0;

const columnIn = ({ columns: headings, rows }: Sheet, label: string) => {
  const index = headings.findIndex(({ heading }) => heading === translate(label));
  expect(index).toBeGreaterThan(-1);
  return rows.map((row) => row[index]);
};
const numbersIn = (sheet: Sheet, label: string) => columnIn(sheet, label).map((value) => Number(value ?? 0));
const sumIn = (sheet: Sheet, label: string) => rounded(numbersIn(sheet, label).reduce((sum, one) => sum + one, 0));

/** The amounts of a sheet with their categories, in the month of its tax dates. @param sign -1 for credit notes */
const amountsIn = (
  sheet: Sheet,
  month: string,
  sign: 1 | -1,
  labels: readonly string[] = ['shop.line.net', 'shop.line.vat'],
) => {
  const [nets, vats] = labels.map((label) => numbersIn(sheet, label));
  const index = sheet.columns.findIndex(({ heading }) => heading === translate('shop.line.tax'));
  const categoryOf = (cell: unknown) => CATEGORIES.find((one) => taxCategories[one] === cell) ?? '';
  return columnIn(sheet, 'resources.book-packs.column.taxDay').flatMap((day, row) => {
    const [net, vat] = [sign * (nets?.[row] ?? 0), sign * (vats?.[row] ?? 0)];
    return String(day).startsWith(month) ? [{ category: categoryOf(sheet.rows[row]?.[index]), net, vat }] : [];
  });
};
const totalOf = (parts: readonly (readonly [number, number])[]) =>
  [0, 1].map((part) => rounded(parts.reduce((sum, figures) => sum + (figures[part] ?? 0), 0)));

describe('the exports of invoices and credit notes', () => {
  it.each([3, 17, 2026])(
    'add up by tax date to the VAT return, with advances, void invoices and those of the old books, from %d on',
    (seed) => {
      const roll = dice(seed);
      const all = Array.from({ length: 60 }, (_, index) =>
        invoiceOf(roll, index + 1, roll(1) === 0 ? [] : taxOf(roll).tax.categories),
      );
      const notes = Array.from({ length: 30 }, (_, index) => noteOf(roll, index + 1));
      const [lines, noteLines] = [sheets.lines?.(all, translate), noteSheets.lines?.(notes, translate)];
      if (lines === undefined || noteLines === undefined) throw new Error('A list has no lines');
      for (const month of MONTHS) {
        const expected = returnOf(all, notes, month);
        expect(boxesOf([...amountsIn(lines, month, 1), ...amountsIn(noteLines, month, -1)])).toEqual(expected);
        const records = [
          ...amountsIn(sheets.records(all, translate), month, 1, ['shop.total.net', 'shop.line.vat']),
          ...amountsIn(noteSheets.records(notes, translate), month, -1, [
            'resources.credit-notes.total.net',
            'resources.credit-notes.total.vat',
          ]),
        ];
        expect(totalOf(records.map(({ net, vat }) => [net, vat]))).toEqual(totalOf(Object.values(expected)));
      }
    },
  );

  it('keep the number and total of a void invoice, with sums of 0', () => {
    const voided = invoiceRecord({
      voidedAt: '2026-11-20T08:00:00.000Z',
      status: 'Void',
      issuedTotal: 105,
      amountDue: 105,
    });
    const records = sheets.records([voided], translate);
    const fields = ['issuedTotal', 'amountDue', 'remainingDue', 'voided'];
    const sums = fields.map((field) => sumIn(records, `resources.invoices.fields.${field}`));
    expect(sums).toEqual([0, 0, 0, 105]);
    expect(columnIn(sheets.lines?.([voided], translate) ?? records, 'shop.line.product')).toEqual(['Void']);
  });

  it('have the columns of the sales documents of a month pack, with the state of the e-invoice', () => {
    const note = noteOf(dice(3), 1);
    const files = [
      ...[sheets.records([invoiceRecord({ eInvoice: 'rejected' })], translate), sheets.lines?.([], translate)],
      ...[noteSheets.records([{ ...note, eInvoice: 'accepted' }], translate), noteSheets.lines?.([], translate)],
    ];
    const shared = SALES_COLUMNS.map((column) => salesColumns[column]);
    for (const sheet of files)
      expect(sheet?.columns.map(({ heading }) => heading).filter((heading) => shared.includes(heading))).toEqual(
        shared,
      );
    const amounts = SALES_AMOUNTS.map((column) => salesColumns[column]);
    for (const sheet of [files[1], files[3]])
      expect(sheet?.columns.map(({ heading }) => heading)).toEqual(expect.arrayContaining(amounts));
    const states = [files[0], files[2]].map(
      (sheet) => sheet && columnIn(sheet, 'resources.book-packs.column.eInvoice'),
    );
    expect(states).toEqual([['Rejected'], ['Accepted']]);
  });

  it('have the box of each line', () => {
    const [invoice, note] = [invoiceOf(dice(5), 1, []), noteOf(dice(5), 1)];
    for (const sheet of [
      sheets.lines?.([{ ...invoice, voidedAt: null, opening: null }], translate),
      noteSheets.lines?.([note], translate),
    ]) {
      const boxes = sheet && columnIn(sheet, 'resources.book-packs.column.box');
      const categories = sheet && columnIn(sheet, 'shop.line.tax');
      const expected = categories?.map((word) => {
        const category = CATEGORIES.find((one) => taxCategories[one] === word);
        return category === undefined ? undefined : boxOf(category, 'DXB');
      });
      expect(boxes?.map((box) => box ?? undefined)).toEqual(expected);
    }
  });

  it('have the day by which the VAT return counts an invoice', () => {
    const records = sheets.records([invoiceRecord({ taxDate: '2026-10-31T08:00:00.000Z' })], translate);
    expect(columnIn(records, 'resources.book-packs.column.taxDay')).toEqual(['2026-10-31T08:00:00.000Z']);
  });
});
