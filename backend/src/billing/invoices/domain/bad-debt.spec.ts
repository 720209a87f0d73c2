import { describe, expect, it } from '@jest/globals';
import { sumOf, type TaxedCategory } from '@shop/contract/vat';
import fc from 'fast-check';
import { badDebtChanges, badDebtVat, debtShares, reliefDay, vatShareOf, writtenOffOf } from './bad-debt.js';

const day = (text: string) => new Date(`${text}T08:00:00.000Z`);
const taxed = (category: TaxedCategory['category'], net: number, vat: number): TaxedCategory => ({
  ...{ category, rate: vat === 0 ? 0 : 5 },
  ...{ net, vat, gross: net + vat },
});
const mixed = debtShares([taxed('S', 333, 17), taxed('Z', 200, 0)], [], 'inclusive');
const vatOf = (rows: readonly { readonly categories: readonly TaxedCategory[] }[]) =>
  rows.reduce((sum, { categories }) => sum + sumOf(categories).vat, 0);

describe('reliefDay', () => {
  it.each([
    ['2026-01-15', null, '2026-07-16'],
    ['2025-08-31', null, '2026-03-01'],
    ['2026-06-30', '2026-06-30', '2026-12-31'],
    ['2026-06-30', '2026-08-02', '2027-02-03'],
  ])('is more than six months after the later of %s and %s: %s', (taxDate, supplied, first) => {
    expect(reliefDay({ taxDate: day(taxDate), supplyDate: supplied === null ? null : day(supplied) })).toBe(first);
  });
});

describe('the VAT of a part of a debt', () => {
  it('is shared by category, and equals the whole VAT for the whole debt', () => {
    expect(vatShareOf(mixed, 550)).toEqual([taxed('S', 333, 17), taxed('Z', 200, 0)]);
    expect(sumOf(vatShareOf(mixed, 275))).toMatchObject({ gross: 275 });
  });

  it('is the VAT on the amount remaining after advances and credit notes', () => {
    const left = debtShares(
      [taxed('S', 333, 17), taxed('Z', 200, 0)],
      [taxed('S', 133, 7), taxed('Z', 200, 0)],
      'exclusive',
    );
    expect(left.categories).toEqual([{ ...taxed('S', 200, 10) }]);
  });
});

const records = {
  ...{ issuedTotal: 550, advanced: 0, payments: [], creditNotes: [], differences: [] },
  writeOffs: [{ _id: 'w', amount: 550, at: day('2026-08-01'), undone: null }],
};
const money = (amount: number, on: string) => ({
  ...{ _id: `p ${on}`, amount, status: 'Received' as const },
  ...{ paymentDate: day(on), appliedAt: null, refundedAt: null, refunds: [] },
});

describe('a debt that is written off', () => {
  it('is recovered by money that comes afterwards, and not by money before', () => {
    const payments = [money(50, '2026-07-01'), money(200, '2026-09-01'), money(300, '2026-10-01')];
    const of = { ...records, payments, writeOffs: [{ _id: 'w', amount: 500, at: day('2026-08-01'), undone: null }] };
    expect(badDebtChanges(of)).toEqual([
      { kind: 'writeOff', at: day('2026-08-01'), amount: 500, of: 'w' },
      { kind: 'recovery', at: day('2026-09-01'), amount: 200, of: 'p 2026-09-01' },
      { kind: 'recovery', at: day('2026-10-01'), amount: 300, of: 'p 2026-10-01' },
    ]);
    expect(writtenOffOf(of)).toBe(0);
  });

  const base = { shares: mixed, before: [], closed: '', now: day('2026-11-01') };
  const undone = { ...records.writeOffs[0]!, undone: { at: day('2026-11-01') } };

  it('has no adjustment once it is undone in an open period', () => {
    expect(badDebtVat({ ...base, records: { ...records, writeOffs: [undone] } })).toEqual([]);
  });

  it('is due again in the period in which it is undone, if its own is closed', () => {
    const before = badDebtVat({ ...base, records });
    const after = badDebtVat({ ...base, before, closed: '2026-09-30', records: { ...records, writeOffs: [undone] } });
    expect(after.map(({ at, categories }) => [at, sumOf(categories).vat])).toEqual([
      [day('2026-08-01'), -17],
      [day('2026-11-01'), 17],
    ]);
  });

  it('counts money of a closed period when it is recorded', () => {
    const before = badDebtVat({ ...base, records });
    const late = {
      ...base,
      before,
      closed: '2026-09-30',
      records: { ...records, payments: [money(550, '2026-09-15')] },
    };
    const rows = badDebtVat(late);
    expect(rows.map(({ at, isLate }) => [at, isLate])).toEqual([
      [day('2026-08-01'), false],
      [day('2026-11-01'), true],
    ]);
    expect(badDebtVat({ ...late, before: rows, now: day('2027-02-01') })).toEqual(rows);
  });

  it('always has the VAT of the written-off amount, regardless of later payments and reversals', () => {
    const step = fc.record({ amount: fc.integer({ min: 1, max: 300 }), month: fc.integer({ min: 1, max: 12 }) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 5 }), fc.integer({ min: 1, max: 550 }), (some, amount) => {
        const on = (month: number) => `2026-${String(month).padStart(2, '0')}-10`;
        const payments = some.map((one, index) => ({ ...money(one.amount, on(one.month)), _id: String(index) }));
        const of = { ...records, payments, writeOffs: [{ _id: 'w', amount, at: day('2026-04-01'), undone: null }] };
        const written = writtenOffOf(of);
        const total = badDebtChanges(of).reduce(
          (sum, { kind, amount: moved }) => sum + (kind === 'writeOff' || kind === 'recoveryUndone' ? moved : -moved),
          0,
        );
        expect(total).toBe(written);
        expect(0 - vatOf(badDebtVat({ ...base, records: of }))).toBe(sumOf(vatShareOf(mixed, written)).vat);
      }),
    );
  });
});
