import { describe, expect, it } from '@jest/globals';
import { type CreditReason, CREDIT_REASONS } from '@shop/contract/credit';
import { Types } from 'mongoose';
import { billedAfterCredit, type CreditedParts } from './billed-invoices.js';
import type { BilledInvoice } from './order.schema.js';

const [ROLLS, BOXES] = [new Types.ObjectId(), new Types.ObjectId()];
const NOTHING = { net: 0, vat: 0, gross: 0 };

/** 10 rolls at 10.00 and 3 boxes at 20.00, with 25.00 of delivery, each with 5 % of VAT on top. */
const invoice: BilledInvoice = {
  ...{ _id: new Types.ObjectId(), number: 'INV-2026-00001', isCredited: false, creditedAmount: 0 },
  lines: [
    { line: ROLLS, qty: 10, discount: 0, net: 10_000, vat: 500 },
    { line: BOXES, qty: 3, discount: 0, net: 6000, vat: 300 },
  ],
  deliveryCharge: { net: 2500, vat: 125 },
  extraFee: { net: 0, vat: 0 },
};

const amounts = (net: number, vat: number) => ({ net, vat, gross: net + vat });
const note = (reason: CreditReason, qty: number, over: Partial<CreditedParts> = {}): CreditedParts => ({
  ...{ reason, rebill: false, tax: { categories: [] }, takenBack: [], deliveryCharge: NOTHING, extraFee: NOTHING },
  lines: [{ line: ROLLS, qty, ...amounts(qty * 1000, qty * 50) }],
  ...over,
});
const rest = (reason: CreditReason, rolls: number, rebill = true): CreditedParts =>
  note(reason, rolls, {
    rebill,
    lines: [
      { line: ROLLS, qty: rolls, ...amounts(rolls * 1000, rolls * 50) },
      { line: BOXES, qty: 3, ...amounts(6000, 300) },
    ],
    deliveryCharge: amounts(2500, 125),
  });

describe('pieces of an invoice that are credited', () => {
  it.each(CREDIT_REASONS.flatMap((reason) => [[reason, false, 10] as const, [reason, true, 6] as const]))(
    'for reason %s and billed again %s leave %i of ten billed',
    (reason, rebill, left) => {
      const { lines } = billedAfterCredit(invoice, [note(reason, 4, { rebill })], false);
      expect(lines[0]).toMatchObject({ qty: left, net: left * 1000, vat: left * 50 });
      expect(lines[1]).toEqual(invoice.lines[1]);
    },
  );

  it('are no longer billed if they are taken back, one by one', () => {
    const taken = { takenBack: [{ line: ROLLS, qty: 3 }] };
    const { lines } = billedAfterCredit(invoice, [note('DL8.61.1.D', 4, taken)], false);
    expect(lines[0]).toMatchObject({ qty: 7, net: 7000, vat: 350 });
  });

  it('do not change the invoice if the note has an amount and no pieces', () => {
    expect(billedAfterCredit(invoice, [note('DL8.61.1.C', 0)], false)).toEqual(invoice);
  });
});

describe('an invoice that is credited in full', () => {
  it.each([
    ['all of it for a wrong buyer', [rest('DL8.61.1.E', 10)], 0, 0],
    ['all of it as cancelled', [rest('DL8.61.1.A', 10, false)], 10, 2500],
    ['four as cancelled, the rest for a wrong price', [note('DL8.61.1.A', 4), rest('DL8.61.1.C', 6)], 4, 0],
    [
      'four for a wrong price, the rest as cancelled',
      [note('DL8.61.1.C', 4, { rebill: true }), rest('DL8.61.1.A', 6, false)],
      6,
      2500,
    ],
  ] as const)('%s', (_what, notes, rolls, delivery) => {
    const before = notes.slice(0, -1).reduce((billed, one) => billedAfterCredit(billed, [one], false), invoice);
    const { isCredited, lines, deliveryCharge } = billedAfterCredit(before, notes, true);
    expect(isCredited).toBe(true);
    expect([lines[0]?.qty, lines[0]?.net, deliveryCharge.net]).toEqual([rolls, rolls * 1000, delivery]);
  });

  it('is billable again if credited by amounts, except for closed goods', () => {
    const closing = note('DL8.61.1.A', 0, { lines: [{ line: ROLLS, qty: 0, ...amounts(2000, 100) }] });
    const { lines } = billedAfterCredit(invoice, [closing, note('DL8.61.1.E', 0, { rebill: true })], true);
    expect(lines[0]).toMatchObject({ qty: 0, net: 2000, vat: 100 });
  });

  it('leaves the VAT share of the order if credited without VAT', () => {
    const untaxed = note('DL8.61.1.A', 0, {
      tax: null,
      lines: [{ line: ROLLS, qty: 0, net: 2100, vat: 0, gross: 2100 }],
    });
    const { lines } = billedAfterCredit(invoice, [untaxed], true);
    expect(lines[0]).toMatchObject({ net: 2000, vat: 100 });
  });
});
