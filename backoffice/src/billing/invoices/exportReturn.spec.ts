import { describe, expect, it } from '@jest/globals';
import type { LineResponse } from '@shop/contract/api';
import { toAed } from '@shop/contract/money';
import { documentTax, type TaxedCategory } from '@shop/contract/vat';
import { boxOf } from '@shop/contract/vat-return';
import { invoiceRecord, untaxed } from '../../../test/records';
import { i18nProvider } from '../../i18n/i18nProvider';
import { exportOf } from '../../kit/ui/columns';
import type { Sheet } from '../../kit/ui/exportSheet';
import type { InvoiceRecord } from '../../types';
import { exportedItems } from './invoiceExport';
import { columns } from './InvoiceList';

const translate = (key: string) => i18nProvider.translate(key);
const sheets = exportOf(columns, { file: 'x', itemsOf: exportedItems });

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
const returnOf = (invoices: readonly InvoiceRecord[]) => {
  const boxes: Record<string, [number, number]> = {};
  for (const { tax, advances, voidedAt, opening } of invoices) {
    if (voidedAt !== null || opening) continue;
    const parts = [
      ...(tax?.categories ?? []),
      ...advances.flatMap(({ categories }) => categories.map((one) => ({ ...one, net: -one.net, vat: -one.vat }))),
    ];
    for (const { category, net, vat } of parts) {
      const box = boxOf(category, 'DXB') ?? '';
      const [all, allVat] = boxes[box] ?? [0, 0];
      boxes[box] = [rounded(all + net), rounded(allVat + vat)];
    }
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

describe('the exports of invoices', () => {
  it.each([3, 17, 2026])(
    'add up to the VAT return, with advances, void invoices and those of the old books, from %d on',
    (seed) => {
      const roll = dice(seed);
      const all = Array.from({ length: 60 }, (_, index) =>
        invoiceOf(roll, index + 1, roll(1) === 0 ? [] : taxOf(roll).tax.categories),
      );
      const boxes = Object.values(returnOf(all));
      const expected = [0, 1].map((part) => rounded(boxes.reduce((sum, figures) => sum + (figures[part] ?? 0), 0)));
      const records = sheets.records(all, translate);
      const lines = sheets.lines?.(all, translate) ?? { columns: [], rows: [] };
      expect([sumIn(records, 'shop.total.net'), sumIn(records, 'shop.line.vat')]).toEqual(expected);
      expect([sumIn(lines, 'shop.line.net'), sumIn(lines, 'shop.line.vat')]).toEqual(expected);
      const byBox: Record<string, [number, number]> = {};
      const [nets, vats] = [numbersIn(lines, 'shop.line.net'), numbersIn(lines, 'shop.line.vat')];
      columnIn(lines, 'shop.line.tax').forEach((category, index) => {
        const known = CATEGORIES.find((one) => one === category);
        if (known === undefined) return;
        const [net, vat] = byBox[boxOf(known, 'DXB') ?? ''] ?? [0, 0];
        byBox[boxOf(known, 'DXB') ?? ''] = [rounded(net + (nets[index] ?? 0)), rounded(vat + (vats[index] ?? 0))];
      });
      expect(byBox).toEqual(returnOf(all));
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

  it('have the day by which the VAT return counts an invoice', () => {
    const records = sheets.records([invoiceRecord({ taxDate: '2026-10-31T08:00:00.000Z' })], translate);
    expect(columnIn(records, 'resources.vat-return.fields.taxDate')).toEqual(['2026-10-31T08:00:00.000Z']);
  });
});
