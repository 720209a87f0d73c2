import { describe, expect, it } from '@jest/globals';
import type { PaymentMethod } from '@shop/contract/payment';
import type { TaxedCategory } from '@shop/contract/vat';
import type { BookedCheque, BookedInvoice, BookedNote, BookedPayment, BookedReceipt, BookEvent } from './book-event.js';
import { eventsOfCheque, eventsOfInvoice, eventsOfNote, eventsOfPayment, eventsOfReceipt } from './events-of.js';
import { journalOf } from './journal-of.js';

const noonOf = (day: string) => new Date(`${day}T08:00:00Z`);
const taxed = (category: TaxedCategory['category'], rate: number, net: number, vat: number): TaxedCategory => ({
  ...{ category, rate, net, vat, gross: net + vat },
});
const STANDARD = taxed('S', 5, 10_000, 500);
const SELLER = { address: { emirate: 'DXB' } } as const;
const NO_CHARGE = taxed('S', 5, 0, 0);

/** An invoice of 105 AED of 10 March, for goods of 9 March. */
const invoice = (more: Partial<BookedInvoice> = {}): BookedInvoice => ({
  ...{ _id: 'i', invoiceNumber: 'INV-1', createdAt: noonOf('2026-03-10'), dueDate: noonOf('2026-04-10') },
  ...{ issuedTotal: 10_500, advanced: 0, poNumber: '', creditNotes: [], badDebt: null, differences: [] },
  ...{ voidedAt: null, kind: 'Standard', taxDate: noonOf('2026-03-09'), seller: SELLER, advances: [] },
  tax: { categories: [STANDARD], deliveryCharge: taxed('S', 5, 1000, 50), extraFee: NO_CHARGE },
  ...more,
});
const note = (more: Partial<BookedNote> = {}): BookedNote => ({
  ...{ _id: 'n', creditNoteNumber: 'CRN-1', invoice: { invoiceNumber: 'INV-1' }, ofAdvance: false, seller: SELLER },
  ...{ createdAt: noonOf('2026-04-02'), total: 10_500, tax: { categories: [STANDARD] } },
  ...{ deliveryCharge: taxed('S', 5, 1000, 50), extraFee: NO_CHARGE, ...more },
});
const refund = (amount: number, paymentMethod: PaymentMethod = 'Cash', appliedTo = '') => ({
  ...{ _id: 'f', amount, paymentMethod, paymentDate: noonOf('2026-03-20'), appliedTo, unappliedAt: null },
});
const payment = (more: Partial<BookedPayment> = {}): BookedPayment => ({
  ...{ _id: 'p', invoice: { invoiceNumber: 'INV-1' }, amount: 500, paymentMethod: 'Cash', chequeNumber: '' },
  ...{ paymentDate: noonOf('2026-03-15'), appliedAt: null, status: 'Received', refunds: [], refundedAt: null },
  ...{ receipt: null, appliedFrom: '', reversal: null, isOpening: false, ...more },
});
const receipt = (more: Partial<BookedReceipt> = {}): BookedReceipt => ({
  ...{ _id: 'r', receiptNumber: 'RCP-1', amount: 900, paymentMethod: 'Bank Transfer', reference: 'FT1' },
  ...{ paymentDate: noonOf('2026-03-15'), chequeNumber: '', refunds: [], reversal: null, isOpening: false },
  allocations: [{ invoiceNumber: 'INV-1', amount: 700, appliedAt: null, paidBack: 0 }],
  ...more,
});
const cheque = (course: BookedCheque['course'], kind: BookedCheque['kind'] = 'Payment'): BookedCheque => ({
  ...{ _id: 'c', number: 'CHQ-1', kind, amount: 800, chequeNumber: '004711', course },
});

/** Each entry as `kind day` with its lines as `role ±amount`; all of them balance. */
const booked = (events: readonly BookEvent[]) =>
  events.map(journalOf).map(({ kind, day, lines }) => {
    expect([kind, lines.reduce((sum, { amount }) => sum + amount, 0)]).toEqual([kind, 0]);
    return [`${kind} ${day}`, ...lines.map(({ role, amount }) => `${role} ${amount}`)];
  });

describe('the entry of an invoice', () => {
  it('is a debt, income by category without its charges, and VAT with the day that decides the return', () => {
    expect(booked(eventsOfInvoice(invoice()))).toEqual([
      [
        'invoice 2026-03-10',
        ...['receivables 10500', 'salesS -9000', 'outputVat -450', 'deliveryS -1000', 'outputVat -50'],
      ],
    ]);
    const [, sales] = journalOf(eventsOfInvoice(invoice())[0] as BookEvent).lines;
    expect(sales?.vat).toEqual({ category: 'S', rate: 5, box: '1b', taxDay: '2026-03-09', isAdjustment: false });
  });

  it('books an advance as money that the shop owes, and takes it off the invoice that uses it', () => {
    const advance = invoice({ kind: 'Advance', invoiceNumber: 'INV-0' });
    expect(booked(eventsOfInvoice(advance))).toEqual([
      ['invoice 2026-03-10', 'receivables 10500', 'advances -10000', 'outputVat -500'],
    ]);
    const used = { categories: [taxed('S', 5, 4000, 200)] };
    const [final] = booked(eventsOfInvoice(invoice({ advances: [used], advanced: 4200 })));
    expect(final).toEqual(expect.arrayContaining(['receivables 6300', 'advances 4000', 'outputVat 200']));
  });

  it('is cancelled on the day when the invoice is voided, with the tax day of the invoice', () => {
    const entries = eventsOfInvoice(invoice({ voidedAt: noonOf('2026-05-02') }));
    expect(booked(entries)[1]).toEqual([
      'void 2026-05-02',
      ...['receivables -10500', 'salesS 9000', 'outputVat 450', 'deliveryS 1000', 'outputVat 50'],
    ]);
    expect(journalOf(entries[1] as BookEvent).lines[2]?.vat?.taxDay).toBe('2026-03-09');
  });

  it('is outside VAT if the shop was not registered, and an opening balance if other books issued it', () => {
    expect(booked(eventsOfInvoice(invoice({ tax: null })))[0]).toEqual([
      ...['invoice 2026-03-10', 'receivables 10500', 'salesO -10500'],
    ]);
    expect(booked(eventsOfInvoice(invoice({ opening: { creditedBefore: 500 } })))[0]).toEqual([
      ...['opening 2026-03-10', 'opening -10000', 'receivables 10000'],
    ]);
    const advance = invoice({ kind: 'Advance', opening: { creditedBefore: 0 } });
    expect(booked(eventsOfInvoice(advance))[0]).toEqual([
      ...['opening 2026-03-10', 'opening -10500', 'receivables 10500', 'opening 10000', 'advances -10000'],
    ]);
  });
});

describe('a bad debt or a small difference', () => {
  it('is an expense, less the VAT that the return gives back, until it is recovered', () => {
    const change = (kind: 'writeOff' | 'recovery', day: string, amount: number) => ({
      ...{ kind, at: noonOf(day), amount, of: 'w' },
    });
    const changes = [change('writeOff', '2026-10-01', 10_500), change('recovery', '2026-10-05', 2100)];
    const vat = [{ at: noonOf('2026-10-01'), categories: [taxed('S', 5, -10_000, -500)] }];
    expect(booked(eventsOfInvoice(invoice({ badDebt: { changes, vat } }))).slice(1)).toEqual([
      ['writeOff 2026-10-01', 'badDebts 10500', 'receivables -10500'],
      ['recovery 2026-10-05', 'badDebts -2100', 'receivables 2100'],
      ['badDebtVat 2026-10-01', 'badDebtVat 500', 'badDebts -500'],
    ]);
  });

  it('has the account of its kind, also if it is undone', () => {
    const one = { amount: 25, at: noonOf('2026-03-12'), undone: { at: noonOf('2026-03-14') } };
    const differences = [
      { ...one, _id: 'a', kind: 'bankCharge' as const },
      { ...one, _id: 'b', kind: 'difference' as const },
    ];
    expect(booked(eventsOfInvoice(invoice({ differences }))).slice(1)).toEqual([
      ['bankCharge 2026-03-12', 'bankCharges 25', 'receivables -25'],
      ['difference 2026-03-12', 'smallDifferences 25', 'receivables -25'],
      ['differenceUndone 2026-03-14', 'bankCharges -25', 'receivables 25'],
      ['differenceUndone 2026-03-14', 'smallDifferences -25', 'receivables 25'],
    ]);
  });
});

describe('the entry of a credit note', () => {
  it('takes back income and VAT, or the advance', () => {
    expect(booked(eventsOfNote(note()))).toEqual([
      [
        'credit 2026-04-02',
        ...['receivables -10500', 'salesS 9000', 'outputVat 450', 'deliveryS 1000', 'outputVat 50'],
      ],
    ]);
    expect(booked(eventsOfNote(note({ ofAdvance: true })))).toEqual([
      ['credit 2026-04-02', 'receivables -10500', 'advances 10000', 'outputVat 500'],
    ]);
  });
});

describe('the entries of money', () => {
  it('settle debts; the rest of a receipt is credit of the customer until it is used', () => {
    expect(booked(eventsOfPayment(payment()))).toEqual([['payment 2026-03-15', 'cash 500', 'receivables -500']]);
    const used = { invoiceNumber: 'INV-2', amount: 150, appliedAt: noonOf('2026-03-18'), paidBack: 0 };
    const money = receipt({ allocations: [...receipt().allocations, used], refunds: [refund(50)] });
    expect(booked(eventsOfReceipt(money))).toEqual([
      ['payment 2026-03-15', 'bank 900', 'receivables -700', 'customerCredit -200'],
      ['applied 2026-03-18', 'customerCredit 150', 'receivables -150'],
      ['refund 2026-03-20', 'cash -50', 'customerCredit 50'],
    ]);
  });

  it('book a part of a receipt once, with the receipt', () => {
    expect(eventsOfPayment(payment({ receipt: { receiptNumber: 'RCP-1' } }))).toEqual([]);
    expect(eventsOfPayment(payment({ appliedFrom: 'INV-9', appliedAt: noonOf('2026-03-18') }))).toEqual([]);
  });

  it('have an id of their own for each refund, which says how it was paid back', () => {
    const events = eventsOfPayment(payment({ refunds: [refund(120, 'Bank Transfer')] }));
    expect(booked(events)[1]).toEqual(['refund 2026-03-20', 'bank -120', 'receivables 120']);
    expect(events.map((event) => journalOf(event)._id)).toEqual(['payments:p:payment', 'payments:p:refund:f']);
  });

  it('end on the day of the reversal', () => {
    const reversal = { reason: 'Cheque returned', at: noonOf('2026-04-01') };
    const returned = payment({ status: 'Refunded', refundedAt: reversal.at, reversal });
    expect(booked(eventsOfPayment(returned))[1]).toEqual(['returned 2026-04-01', 'cash -500', 'receivables 500']);
    expect(booked(eventsOfReceipt(receipt({ reversal })))[1]).toEqual([
      ...['returned 2026-04-01', 'bank -900', 'receivables 700', 'customerCredit 200'],
    ]);
  });

  it('come from the opening balance if the old books received them, and the shop pays their refunds', () => {
    const money = receipt({ isOpening: true, allocations: [], refunds: [refund(300)] });
    expect(booked(eventsOfReceipt(money))).toEqual([
      ['payment 2026-03-15', 'opening 900', 'customerCredit -900'],
      ['refund 2026-03-20', 'cash -300', 'customerCredit 300'],
    ]);
  });
});

describe('the entries of a cheque', () => {
  it('hold what it is to bring in an account of its own until its bank answers', () => {
    const course = [
      { on: '2026-03-01', status: 'Held', cleared: 0 },
      { on: '2026-03-05', status: 'Deposited', cleared: 0 },
      { on: '2026-03-07', status: 'Bounced', cleared: 0 },
      { on: '2026-03-09', status: 'Deposited', cleared: 0 },
      { on: '2026-03-11', status: 'PartlyCleared', cleared: 300 },
    ];
    expect(booked(eventsOfCheque(cheque(course)))).toEqual([
      ['chequeTaken 2026-03-01', 'chequesInHand 800', 'receivables -800'],
      ['chequeEnded 2026-03-07', 'chequesInHand -800', 'receivables 800'],
      ['chequeTaken 2026-03-09', 'chequesInHand 800', 'receivables -800'],
      ['chequeEnded 2026-03-11', 'chequesInHand -800', 'receivables 800'],
    ]);
    const ids = eventsOfCheque(cheque(course)).map((event) => journalOf(event)._id);
    expect(new Set(ids).size).toBe(4);
  });

  it('are none for a guarantee', () => {
    expect(eventsOfCheque(cheque([{ on: '2026-03-01', status: 'Held', cleared: 0 }], 'Guarantee'))).toEqual([]);
  });
});
