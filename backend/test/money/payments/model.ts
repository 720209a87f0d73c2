import { beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { TestActor } from '../../support/actors.js';
import type { TestShop } from '../../support/app.js';
import { shopOfFile } from '../../support/shop-of-file.js';

describe('payments beside a model of them', () => {
  let shop: TestShop;
  let staff: TestActor;
  let buyer: TestActor;

  beforeAll(async () => {
    shop = await shopOfFile();
    staff = await shop.as.staff();
    buyer = await shop.as.customer();
  });

  interface Step {
    readonly does: 'pay' | 'correct' | 'refund' | 'receive' | 'delete' | 'void';
    readonly invoice: number;
    readonly which: number;
    /** In fils. */
    readonly amount: number;
  }

  const STEPS = fc.sample<Step>(
    fc.record({
      does: fc.constantFrom<Step['does'][]>('pay', 'pay', 'pay', 'correct', 'refund', 'receive', 'delete', 'void'),
      invoice: fc.nat(2),
      which: fc.nat(20),
      amount: fc.oneof(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 1, max: 20_000 })),
    }),
    // A seed that leads into every outcome named below.
    { seed: 17, numRuns: 60 },
  );

  interface ModelPayment {
    amount: number;
    refunded: boolean;
  }

  /** An invoice in an accountant's books: the amount due, and the payments by id. */
  interface ModelInvoice {
    readonly id: string;
    readonly due: number;
    readonly payments: Map<string, ModelPayment>;
  }

  const paidOf = (payments: Iterable<ModelPayment>) =>
    [...payments].reduce((sum, { amount, refunded }) => (refunded ? sum : sum + amount), 0);
  const statusOf = ({ due, payments }: ModelInvoice) => {
    const paid = paidOf(payments.values());
    if (paid === due) return 'Paid';
    return paid > 0 ? 'Partially Paid' : 'Unpaid';
  };

  /** Takes the step in the shop and in the model. @returns the status of the shop's answer and the one expected */
  async function take(invoice: ModelInvoice, { does, which, amount }: Step): Promise<[number, number] | null> {
    if (does === 'pay') return pay(invoice, amount);
    if (does === 'void') {
      // Invoices without payments stay, so that there is something to pay.
      if (paidOf(invoice.payments.values()) === 0) return null;
      return [(await staff.http.delete(`/api/invoices/${invoice.id}`)).status, 409];
    }
    const [id, payment] = [...invoice.payments][which % Math.max(invoice.payments.size, 1)] ?? [];
    if (id === undefined || payment === undefined) return null;
    if (does === 'delete') {
      invoice.payments.set(id, { ...payment, refunded: true });
      return [(await staff.http.delete(`/api/payments/${id}`)).status, payment.refunded ? 409 : 200];
    }
    return change(invoice, id, payment, { does, amount });
  }

  async function pay(invoice: ModelInvoice, amount: number): Promise<[number, number]> {
    const body = { amount: amount / 100, paymentMethod: 'Cash', paymentDate: '2026-03-11', paidTo: 'Omar' };
    const answer = await staff.http.post(`/api/payments/from-invoice/${invoice.id}`).send(body);
    const fits = paidOf(invoice.payments.values()) + amount <= invoice.due;
    if (fits) invoice.payments.set(answer.body.payment?._id, { amount, refunded: false });
    return [answer.status, fits ? 201 : 409];
  }

  async function change(
    invoice: ModelInvoice,
    id: string,
    before: ModelPayment,
    { does, amount }: Pick<Step, 'does' | 'amount'>,
  ): Promise<[number, number]> {
    const after =
      does === 'correct' ? { amount, refunded: before.refunded } : { ...before, refunded: does === 'refund' };
    const body = does === 'correct' ? { amount: amount / 100 } : { status: after.refunded ? 'Refunded' : 'Received' };
    const { status } = await staff.http.put(`/api/payments/${id}`).send(body);
    const planned = new Map(invoice.payments).set(id, after);
    // A refund stays what it is.
    const isTakenBack = before.refunded && !after.refunded;
    const fits = !isTakenBack && (after.refunded || paidOf(planned.values()) <= invoice.due);
    if (fits) invoice.payments.set(id, after);
    return [status, fits ? 200 : 409];
  }

  async function expectAsModel(invoice: ModelInvoice) {
    const paid = paidOf(invoice.payments.values());
    const { body } = await staff.http.get(`/api/invoices/${invoice.id}`).expect(200);
    expect(body).toMatchObject({
      amountDue: invoice.due / 100,
      amountPaid: paid / 100,
      remainingDue: (invoice.due - paid) / 100,
      status: statusOf(invoice),
    });
    const { body: listed } = await staff.http.get('/api/payments').query({ invoice: invoice.id }).expect(200);
    const expected = [...invoice.payments].map(([_id, { amount, refunded }]) => ({
      _id,
      amount: amount / 100,
      status: refunded ? 'Refunded' : 'Received',
    }));
    for (const shown of [body.payments, listed]) {
      expect(shown).toHaveLength(expected.length);
      expect(shown).toEqual(expect.arrayContaining(expected.map((payment) => expect.objectContaining(payment))));
    }
    expect(body.allowedActions.includes('void')).toBe(paid === 0);
    expect(body.allowedActions.includes('addPayment')).toBe(paid < invoice.due);
  }

  describe('three invoices', () => {
    it('match an accountant’s ledger after each of many payments, corrections, refunds and deletions', async () => {
      const invoices: ModelInvoice[] = [];
      for (const unitPrice of [0.01, 99.99, 37.53]) {
        const { _id, amountDue } = await shop.given.invoice(buyer, { qty: 3, unitPrice });
        invoices.push({ id: _id, due: Math.round(amountDue * 100), payments: new Map() });
      }
      const outcomes = new Map<string, number>();
      for (const [index, step] of STEPS.entries()) {
        const invoice = invoices[step.invoice]!;
        const statuses = await take(invoice, step);
        if (statuses === null) continue;
        expect([index, step, statuses[0]]).toEqual([index, step, statuses[1]]);
        const outcome = `${step.does} ${statuses[0]}`;
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
        await expectAsModel(invoice);
      }
      for (const invoice of invoices) await expectAsModel(invoice);
      const { body: mine } = await buyer.http.get('/api/payments/my').expect(200);
      expect(mine).toHaveLength(invoices.reduce((sum, { payments }) => sum + payments.size, 0));
      const wanted = ['pay 201', 'pay 409', 'correct 200', 'correct 409', 'refund 200', 'receive 200', 'delete 200'];
      expect([...outcomes.keys()]).toEqual(
        expect.arrayContaining([...wanted, 'receive 409', 'delete 409', 'void 409']),
      );
    });
  });
});
