import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { INVOICE_STATUSES, type InvoiceStatus } from '@shop/contract/statuses';
import { mayBecome, refusalOf } from '@shop/contract/state-machine';
import {
  allowedInvoiceActions,
  INVOICE_ACTIONS,
  INVOICE_MACHINE,
  type InvoiceAction,
  type InvoiceRefusal,
  invoiceState,
  invoiceStatus,
  received,
  remainingDue,
  requireInvoiceAction,
  settledBy,
} from './invoice.rules.js';

const dueDate = new Date('2026-11-21T19:59:59.999Z');
const inTime = dueDate;
const late = new Date('2026-11-21T20:00:00.000Z');

const open = {
  ...{ supplyDate: null, taxDate: inTime, tax: null },
  ...{ kind: 'Standard' as const, amountDue: 100, amountPaid: 0, dueDate },
  ...{ credited: 0, advanced: 0, used: 0, writtenOff: 0, waived: 0 },
  ...{ creditedAt: null, voidedAt: null, eInvoiceSentAt: null },
};

describe('invoiceStatus', () => {
  it.each([
    [0, inTime, 'Unpaid'],
    [1, inTime, 'Partially Paid'],
    [99, inTime, 'Partially Paid'],
    [100, inTime, 'Paid'],
    [0, late, 'Overdue'],
    [99, late, 'Overdue'],
    [100, late, 'Paid'],
  ] as const)('is computed from %i of 100 paid at %o: %s', (amountPaid, now, status) => {
    expect(invoiceStatus({ ...open, amountPaid }, now)).toBe(status);
    expect(invoiceStatus({ ...open, amountPaid, voidedAt: null }, now)).toBe(status);
    expect(invoiceStatus({ ...open, amountPaid, voidedAt: inTime }, now)).toBe('Void');
  });
});

describe('remainingDue', () => {
  it('is never below zero', () => {
    expect(remainingDue({ ...open, amountPaid: 40 })).toBe(60);
    expect(remainingDue({ ...open, amountPaid: 101 })).toBe(0);
  });
});

describe('settledBy', () => {
  it('counts received money and ignores refunded money', () => {
    const payments = [
      { amount: 30, status: 'Received', refunds: [] },
      { amount: 50, status: 'Refunded', refunds: [] },
      { amount: 1, status: 'Received', refunds: [] },
    ] as const;
    expect(received(payments)).toBe(31);
    expect(settledBy(open, payments)).toEqual({ amountPaid: 31, remainingDue: 69 });
    expect(settledBy(open, [])).toEqual({ amountPaid: 0, remainingDue: 100 });
  });

  it('leaves nothing due of an invoice that is Void', () => {
    expect(settledBy({ ...open, voidedAt: new Date() }, [])).toEqual({ amountPaid: 0, remainingDue: 0 });
  });
});

describe('an invoice', () => {
  type Row = Record<InvoiceAction, InvoiceRefusal | null>;
  const allowed: Row = {
    edit: null,
    void: null,
    pdf: null,
    addPayment: null,
    credit: null,
    writeOff: null,
    difference: null,
  };
  const ofStatus: Record<InvoiceStatus, Row> = {
    Unpaid: allowed,
    'Partially Paid': allowed,
    Paid: {
      ...allowed,
      addPayment: 'PAYMENT_TOO_LARGE',
      writeOff: 'NOTHING_TO_WRITE_OFF',
      difference: 'NOTHING_TO_TAKE_OFF',
    },
    Overdue: allowed,
    'Written Off': {
      ...{ ...allowed, void: 'INVOICE_WRITTEN_OFF', credit: 'INVOICE_WRITTEN_OFF' },
      writeOff: 'NOTHING_TO_WRITE_OFF',
      difference: 'NOTHING_TO_TAKE_OFF',
    },
    Credited: {
      ...{ ...allowed, void: 'INVOICE_HAS_CREDITS', addPayment: 'PAYMENT_TOO_LARGE' },
      ...{ credit: 'NOTHING_TO_CREDIT', writeOff: 'NOTHING_TO_WRITE_OFF', difference: 'NOTHING_TO_TAKE_OFF' },
    },
    Void: {
      ...{ ...allowed, edit: 'INVOICE_VOID', void: 'INVOICE_VOID' },
      ...{ addPayment: 'INVOICE_VOID', credit: 'INVOICE_VOID', writeOff: 'INVOICE_VOID', difference: 'INVOICE_VOID' },
    },
  };
  const plain = {
    ...{ amountPaid: 0, credited: 0, writtenOff: 0, waived: 0 },
    ...{ isCreditable: true, isAdvance: false, isUsed: false, isSent: false, isOpening: false },
    ...{ writeOffFrom: null, isTooEarly: false },
  };
  const rowOf = (status: InvoiceStatus, amountPaid: number): Row =>
    amountPaid === 0 || status === 'Written Off'
      ? ofStatus[status]
      : { ...ofStatus[status], void: 'INVOICE_HAS_PAYMENTS' };
  const CELLS = INVOICE_STATUSES.flatMap((status) =>
    [0, 1, 100].flatMap((amountPaid) => INVOICE_ACTIONS.map((action) => [status, amountPaid, action] as const)),
  );

  it.each(CELLS)('%s with %i fils paid, %s', (status, amountPaid, action) => {
    const writtenOff = status === 'Written Off' ? 1 : 0;
    const invoice = { ...plain, status, amountPaid, writtenOff, isCreditable: status !== 'Credited' };
    const refusal = rowOf(status, amountPaid)[action];
    expect(refusalOf(INVOICE_MACHINE, invoice, action)).toBe(refusal);
    expect(allowedInvoiceActions(invoice, 'staff').includes(action)).toBe(refusal === null);
    expect(allowedInvoiceActions(invoice, 'owner')).toEqual(['pdf']);
    const attempt = () => {
      requireInvoiceAction(invoice, action);
    };
    if (refusal === null) expect(attempt).not.toThrow();
    else expect(attempt).toThrow(expect.objectContaining({ status: 409, code: refusal }));
  });

  it('can’t be voided if it has a credit note', () => {
    const invoice = { ...plain, status: 'Unpaid', credited: 40 } as const;
    expect(refusalOf(INVOICE_MACHINE, invoice, 'void')).toBe('INVOICE_HAS_CREDITS');
    expect(refusalOf(INVOICE_MACHINE, invoice, 'credit')).toBeNull();
    const credited = { ...invoice, status: 'Paid', isCreditable: false, amountPaid: 1 } as const;
    expect(refusalOf(INVOICE_MACHINE, credited, 'credit')).toBe('NOTHING_TO_CREDIT');
  });

  it('is Paid if an advance pays it in full, and can be credited until fully credited', () => {
    const covered = { ...open, amountDue: 0, advanced: 100 };
    expect(invoiceState(covered, late)).toMatchObject({ status: 'Paid', isCreditable: true });
    const credited = invoiceState({ ...covered, creditedAt: late }, late);
    expect(credited).toMatchObject({ status: 'Credited', isCreditable: false });
  });

  it('can’t be voided if other invoices deduct it, and only its unused part can be credited', () => {
    const used = invoiceState({ ...open, used: 40 }, inTime);
    expect(refusalOf(INVOICE_MACHINE, used, 'void')).toBe('ADVANCE_USED');
    expect(refusalOf(INVOICE_MACHINE, used, 'credit')).toBeNull();
    expect(refusalOf(INVOICE_MACHINE, invoiceState({ ...open, used: 100 }, inTime), 'credit')).toBe('ADVANCE_USED');
  });

  it('can be written off as an advance once other invoices deduct all of it', () => {
    const advance = { ...open, kind: 'Advance' as const };
    const refusal = (used: number) =>
      refusalOf(INVOICE_MACHINE, invoiceState({ ...advance, used }, inTime), 'writeOff');
    expect([0, 40, 100].map(refusal)).toEqual(['ADVANCE_NOT_WRITTEN_OFF', 'ADVANCE_NOT_WRITTEN_OFF', null]);
  });

  it('can be credited but not voided while its e-invoice is with a provider', () => {
    const invoice = invoiceState({ ...open, eInvoiceSentAt: inTime }, inTime);
    expect(refusalOf(INVOICE_MACHINE, invoice, 'void')).toBe('E_INVOICE_SENT');
    expect(refusalOf(INVOICE_MACHINE, invoice, 'credit')).toBeNull();
  });

  it('has no remaining amount once it is paid', () => {
    expect(() => {
      requireInvoiceAction({ ...plain, status: 'Paid', amountPaid: 1 }, 'addPayment');
    }).toThrow('No more than AED 0.00 is due on this invoice.');
  });
});

describe('the steps of an invoice', () => {
  const ALLOWED: Record<InvoiceStatus, InvoiceStatus[]> = {
    Unpaid: ['Partially Paid', 'Paid', 'Overdue', 'Written Off', 'Credited', 'Void'],
    'Partially Paid': ['Unpaid', 'Paid', 'Overdue', 'Written Off', 'Credited'],
    Paid: ['Unpaid', 'Partially Paid', 'Overdue', 'Written Off', 'Credited'],
    Overdue: ['Unpaid', 'Partially Paid', 'Paid', 'Written Off', 'Credited', 'Void'],
    'Written Off': ['Unpaid', 'Partially Paid', 'Paid', 'Overdue'],
    Credited: [],
    Void: [],
  };

  it.each(INVOICE_STATUSES.flatMap((from) => INVOICE_STATUSES.map((to) => [from, to] as const)))(
    '%s → %s',
    (from, to) => {
      expect(mayBecome(INVOICE_MACHINE, from, to)).toBe(from === to || ALLOWED[from].includes(to));
    },
  );

  const amountPaid = fc.constantFrom(0, 1, 50, 99, 100);
  const moment = fc.record({ amountPaid, isLate: fc.boolean() });

  it('follow from payments, refunds, days and due dates', () => {
    const statusOf = ({ amountPaid, isLate }: { amountPaid: number; isLate: boolean }) =>
      invoiceState({ ...open, amountPaid }, isLate ? late : inTime).status;
    const seen = new Set<string>();
    fc.assert(
      fc.property(moment, moment, (before, after) => {
        const [from, to] = [statusOf(before), statusOf(after)];
        seen.add(`${from} → ${to}`);
        return mayBecome(INVOICE_MACHINE, from, to);
      }),
      { numRuns: 2000, seed: 20261121 },
    );
    // No payment leads to Written Off, Credited or Void.
    expect(seen.size).toBe((INVOICE_STATUSES.length - 3) ** 2);
  });
});
