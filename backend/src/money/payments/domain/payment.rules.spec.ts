import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { PAYMENT_STATUSES } from '@shop/contract/statuses';
import { mayBecome, refusalOf } from '@shop/contract/state-machine';
import { type SettlingMoney, settledBy } from '../../../billing/invoices/domain/invoice.rules.js';
import {
  allowedPaymentActions,
  fits,
  PAYMENT_ACTIONS,
  PAYMENT_MACHINE,
  refundedAtOf,
  remainingFor,
  requirePaymentAction,
  requirePaymentStep,
  takesMoneyBack,
} from './payment.rules.js';

const received = (amount: number) => ({ amount, status: 'Received', refunds: [] }) as const;
const refunded = (amount: number) => ({ amount, status: 'Refunded', refunds: [] }) as const;
const invoiceOf = (amountDue: number) => ({ amountDue, writtenOff: 0, waived: 0, voidedAt: null });

const day = (paymentDate: string) => ({ amount: 100, paymentDate: new Date(paymentDate) });

describe('a correction of a payment', () => {
  it.each([
    { what: 'lowers the amount takes money back', planned: { ...day('2026-11-20'), amount: 99 }, takesBack: true },
    { what: 'moves it to an earlier day takes money back', planned: day('2026-11-19'), takesBack: true },
    { what: 'moves it to a later day takes money back', planned: day('2026-11-21'), takesBack: true },
    { what: 'raises the amount does not', planned: { ...day('2026-11-20'), amount: 101 }, takesBack: false },
    { what: 'changes neither does not', planned: day('2026-11-20'), takesBack: false },
  ])('keeps the books right: $what', ({ planned, takesBack }) => {
    expect(takesMoneyBack(day('2026-11-20'), planned)).toBe(takesBack);
  });
});

describe('a payment', () => {
  const CELLS = PAYMENT_STATUSES.flatMap((status) => PAYMENT_ACTIONS.map((action) => [status, action] as const));

  it.each(CELLS)(
    '%s, %s: allowed to staff, but for reversing or repeating a refund, and not to its payer',
    (status, action) => {
      const refusal = status === 'Refunded' && action !== 'edit' ? 'PAYMENT_REFUNDED' : null;
      const payment = { status, amount: 100, refunds: [], refundedAt: null, reversal: null };
      expect(refusalOf(PAYMENT_MACHINE, payment, action)).toBe(refusal);
      expect(allowedPaymentActions(payment, 'staff').includes(action)).toBe(refusal === null);
      expect(allowedPaymentActions(payment, 'owner')).toEqual([]);
      const attempt = () => {
        requirePaymentAction(payment, action);
      };
      if (refusal === null) expect(attempt).not.toThrow();
      else expect(attempt).toThrow(expect.objectContaining({ status: 409, code: refusal }));
    },
  );

  it.each(PAYMENT_STATUSES.flatMap((from) => PAYMENT_STATUSES.map((to) => [from, to] as const)))(
    '%s → %s',
    (from, to) => {
      const isAllowed = from === to || from === 'Received';
      expect(mayBecome(PAYMENT_MACHINE, from, to)).toBe(isAllowed);
      const attempt = () => {
        requirePaymentStep(from, to);
      };
      if (isAllowed) expect(attempt).not.toThrow();
      else expect(attempt).toThrow('A refund can’t be undone. Record the money received as a new payment.');
    },
  );
});

describe('remainingFor', () => {
  it.each([
    [100, [], 100],
    [100, [received(40)], 60],
    [100, [received(40), refunded(60)], 60],
    [100, [received(100)], 0],
  ])('an invoice of %i with %j is %i', (due, others, room) => {
    expect(remainingFor(due, others)).toBe(room);
  });
});

describe('fits', () => {
  it.each([
    [received(60), true],
    [received(61), false],
    [refunded(61), true],
  ])('%j beside 40 of 100 paid: %s', (payment, fitting) => {
    expect(fits(payment, 100, [received(40)])).toBe(fitting);
  });
});

describe('a payment that is refunded in part', () => {
  const partly = { ...received(60), refunds: [{ amount: 15 }, { amount: 5 }] };

  it('counts with its amount less refunds', () => {
    expect(remainingFor(100, [partly])).toBe(60);
    expect(settledBy(invoiceOf(100), [partly, received(10)])).toEqual({ amountPaid: 50, remainingDue: 50 });
    expect(settledBy(invoiceOf(100), [{ ...partly, status: 'Refunded' }])).toMatchObject({ amountPaid: 0 });
  });

  it('is accepted if it is not higher than before, even if less is due', () => {
    expect(fits(partly, 30, [], 40)).toBe(true);
    expect(fits(partly, 30, [], 39)).toBe(false);
    expect(fits(partly, 40, [])).toBe(true);
  });
});

describe('refundedAtOf', () => {
  const [then, now] = [new Date('2026-01-01'), new Date('2026-02-02')];

  it.each([
    ['Received', null, 'Received', null],
    ['Received', null, 'Refunded', now],
    ['Refunded', then, 'Refunded', then],
    ['Refunded', then, 'Received', null],
  ] as const)('%s (%p), then %s: %p', (status, refundedAt, next, reported) => {
    expect(refundedAtOf({ status, refundedAt }, next, now)).toEqual(reported);
  });
});

interface Step {
  readonly does: 'pay' | 'edit' | 'refund' | 'receive' | 'delete';
  readonly which: number;
  readonly amount: number;
}

/** The invoice's payments as the shop keeps them, by number, moved by the rules. */
function takeStep(ledger: Map<number, SettlingMoney>, due: number, id: number, { does, amount }: Step): boolean {
  if (does === 'delete') return ledger.delete(id);
  const before = ledger.get(id) ?? received(amount);
  const payment = {
    amount: does === 'edit' ? amount : before.amount,
    status: does === 'edit' ? before.status : does === 'refund' ? 'Refunded' : 'Received',
    refunds: [],
  } as const;
  const others = [...ledger].filter(([other]) => other !== id).map(([, money]) => money);
  if (!fits(payment, due, others)) return false;
  ledger.set(id, payment);
  return true;
}

/** The same by other means: two drawers of coins and no rules. */
class Drawers {
  readonly counted = new Map<number, bigint>();
  readonly refunded = new Map<number, bigint>();

  constructor(readonly due: bigint) {}

  paid(except?: number): bigint {
    return [...this.counted].reduce((sum, [id, amount]) => (id === except ? sum : sum + amount), 0n);
  }

  takeStep(id: number, { does, amount }: Step): boolean {
    const wasRefunded = this.refunded.has(id);
    const old = this.counted.get(id) ?? this.refunded.get(id) ?? BigInt(amount);
    const wanted = does === 'edit' ? BigInt(amount) : old;
    const isRefunded = does === 'refund' || (does === 'edit' && wasRefunded);
    if (does !== 'delete' && !isRefunded && this.paid(id) + wanted > this.due) return false;
    this.counted.delete(id);
    this.refunded.delete(id);
    if (does !== 'delete') (isRefunded ? this.refunded : this.counted).set(id, wanted);
    return true;
  }
}

describe('any sequence of payments, corrections, refunds and deletions', () => {
  const step: fc.Arbitrary<Step> = fc.record({
    does: fc.constantFrom<Step['does'][]>('pay', 'pay', 'edit', 'refund', 'receive', 'delete'),
    which: fc.nat(20),
    amount: fc.integer({ min: 1, max: 60_000 }),
  });
  const run = (due: number, steps: readonly Step[]) => {
    const [ledger, drawers] = [new Map<number, SettlingMoney>(), new Drawers(BigInt(due))];
    return steps.map((taken, index) => {
      const ids = [...ledger.keys()];
      const id = taken.does === 'pay' || ids.length === 0 ? index + 100 : Number(ids[taken.which % ids.length]);
      if (taken.does !== 'pay' && ids.length === 0) return true;
      const outcomes = [takeStep(ledger, due, id, taken), drawers.takeStep(id, taken)];
      const { amountPaid, remainingDue } = settledBy(invoiceOf(due), [...ledger.values()]);
      expect(outcomes[0]).toBe(outcomes[1]);
      expect(BigInt(amountPaid)).toBe(drawers.paid());
      expect(amountPaid + remainingDue).toBe(due);
      expect(ledger.size).toBe(drawers.counted.size + drawers.refunded.size);
      return outcomes[0];
    });
  };

  it('keeps the paid amount equal to the money received, and never above the amount due', () => {
    const taken = new Set<unknown>();
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), fc.array(step, { maxLength: 60 }), (due, steps) => {
        for (const outcome of run(due, steps)) taken.add(outcome);
      }),
      { numRuns: 300, seed: 20261121 },
    );
    expect(taken).toEqual(new Set([true, false]));
  });
});
