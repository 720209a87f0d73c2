// Thousands of calls of `expect` take seconds.
import assert from 'node:assert/strict';
import { describe, it } from '@jest/globals';
import {
  type PriceBasis,
  sumOf,
  TAX_CATEGORIES,
  type TaxCategory,
  type TaxedAmount,
  type TaxedCategory,
  vatOf,
} from '@shop/contract/vat';
import fc from 'fast-check';
import { advanced, billed, line, order, type TestOrder } from '../../../../test/sales/orders/billable-orders.js';
import { vatOfDocument } from '../../../documents/lines/document-tax.js';
import { type BillPlan, type BillWish, planBill } from './bill-plan.js';
import { billsOf, mostInAdvance, planAdvance } from './coming-bills.js';
import { atBuyerQty, deliverPieces, openQty, takeBackPieces, unbilledQty } from './line-quantities.js';

const MOST_LINES = 5;
const MOST_PIECES = 30;

const orders = fc
  .record({
    taxBasis: fc.constantFrom<PriceBasis>('inclusive', 'exclusive'),
    lines: fc.array(
      fc.record({
        qty: fc.integer({ min: 1, max: MOST_PIECES }),
        unitPrice: fc.integer({ min: 1, max: 99_999 }),
        off: fc.double({ min: 0, max: 0.5, noNaN: true }),
        taxCategory: fc.constantFrom<TaxCategory>('S', 'S', 'Z', 'E'),
      }),
      { minLength: 1, maxLength: MOST_LINES },
    ),
    off: fc.double({ min: 0, max: 0.4, noNaN: true }),
    deliveryCharge: fc.integer({ min: 0, max: 5000 }),
    extraFee: fc.integer({ min: 0, max: 900 }),
  })
  .map(({ lines, off, ...charges }) => {
    const goods = lines.map(({ qty, unitPrice, off: share, taxCategory }, index) => {
      const discount = Math.floor(qty * unitPrice * share);
      return line(`line ${index}`, qty, unitPrice, { discount, taxCategory, taxRate: taxCategory === 'S' ? 5 : 0 });
    });
    const amount = goods.reduce((sum, { qty, unitPrice, discount }) => sum + qty * unitPrice - discount, 0);
    return order(goods, { ...charges, discount: Math.floor(amount * off) });
  });

interface Step {
  readonly share: number;
  /** In the order of the lines. */
  readonly qtys: readonly number[];
}

type Kind = 'bill' | 'billDeliveries' | 'deliver' | 'advance' | 'voidLast' | 'cancel';

const stepsOf = (...kinds: Kind[]) =>
  fc.array(
    fc.record({
      kind: fc.constantFrom(...kinds),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
      qtys: fc.array(fc.integer({ min: 0, max: MOST_PIECES }), { minLength: MOST_LINES, maxLength: MOST_LINES }),
    }),
    { maxLength: 12 },
  );

const negative = ({ category, rate, net, vat, gross }: TaxedCategory): TaxedCategory => ({
  ...{ category, rate, net: -net, vat: -vat, gross: -gross },
});

/** Everything that happens to one order. */
class Trade {
  plans: readonly BillPlan[] = [];
  /** The VAT of all documents: advances, and invoices less what they use of them. */
  taxed: readonly TaxedCategory[] = [];
  private deliveries: readonly { lines: { line: string; qty: number }[] }[] = [];
  private last: Pick<Trade, 'order' | 'plans' | 'taxed'> | null = null;

  constructor(public order: TestOrder) {}

  bill({ qtys }: Step): void {
    this.issue({ of: 'lines', lines: this.pieces((one, qty) => Math.min(unbilledQty(one), qty), qtys) });
  }

  billDeliveries(): void {
    this.issue({ of: 'deliveries', deliveries: this.deliveries });
  }

  billRest(): void {
    this.issue({ of: 'all', basis: 'order' });
  }

  deliver({ qtys }: Step): void {
    const lines = this.pieces((one, qty) => Math.min(openQty(one), qty), qtys);
    this.deliveries = [...this.deliveries, { lines }];
    this.change((one) => deliverPieces(one, lines.find((own) => own.line === one._id)?.qty ?? 0));
  }

  /** Nothing of some pieces is delivered, and others come back. */
  cancel({ share }: Step): void {
    this.change((one) => {
      const qty = Math.floor(unbilledQty(one) * share * 0.5);
      const cancelled = Math.min(qty, openQty(one));
      return takeBackPieces(one, { cancelled, returned: Math.min(qty - cancelled, atBuyerQty(one)) });
    });
  }

  advance({ share }: Step): void {
    const amount = Math.floor(mostInAdvance(billsOf(this.order)) * share);
    if (amount === 0) return;
    const plan = planAdvance(this.order, amount);
    this.order = advanced(this.order, plan);
    this.taxed = [...this.taxed, ...plan.tax.categories];
    this.last = null;
  }

  voidLast(): void {
    if (this.last !== null) Object.assign(this, this.last);
    this.last = null;
  }

  creditUnusedAdvances(): void {
    this.taxed = [...this.taxed, ...this.order.advances.flatMap(({ left }) => left.map(negative))];
  }

  private issue(wish: BillWish): void {
    const plan = planBill(this.order, wish);
    if (plan.totalPrice === 0) return;
    const used = plan.uses.flatMap(({ categories }) => categories);
    this.last = { order: this.order, plans: this.plans, taxed: this.taxed };
    this.order = billed(this.order, plan);
    this.plans = [...this.plans, plan];
    this.taxed = [...this.taxed, ...plan.tax.categories, ...used.map(negative)];
  }

  private change(to: (one: TestOrder['orderItems'][number]) => TestOrder['orderItems'][number]): void {
    this.order = { ...this.order, orderItems: this.order.orderItems.map(to) };
    this.last = null;
  }

  private pieces(qtyOf: (one: TestOrder['orderItems'][number], qty: number) => number, qtys: readonly number[]) {
    const all = this.order.orderItems.map((one, index) => ({ line: one._id, qty: qtyOf(one, qtys[index] ?? 0) }));
    return all.filter(({ qty }) => qty > 0);
  }
}

const amountsOf = (parts: readonly TaxedCategory[], category: TaxCategory): TaxedAmount =>
  sumOf(parts.filter((one) => one.category === category));

function requireConsistent(plan: BillPlan, { orderItems, taxBasis }: TestOrder): void {
  assert.ok(plan.discount >= 0 && plan.lines.every(({ discount }) => discount >= 0));
  assert.ok(plan.advanced <= plan.totalPrice);
  const goods = plan.lines.reduce((sum, { line: id, qty, discount }) => {
    const { unitPrice = 0 } = orderItems.find(({ _id }) => _id === id) ?? {};
    return sum + qty * unitPrice - discount;
  }, 0);
  const total = taxBasis === 'inclusive' ? plan.tax.gross : plan.tax.net;
  assert.equal(goods - plan.discount + plan.deliveryCharge + plan.extraFee, total);
}

function requireNoneTwice(of: TestOrder): void {
  for (const { _id, qty, invoicedQty = 0, ...one } of of.orderItems) {
    assert.ok(invoicedQty <= qty);
    const more = unbilledQty({ qty, invoicedQty, ...one }) + 1;
    const wish: BillWish = { of: 'lines', lines: [{ line: _id, qty: more }] };
    assert.throws(() => planBill(of, wish), { code: 'BILL_QTY_TOO_LARGE' });
  }
  for (const { left } of of.advances)
    assert.ok(left.every(({ net, vat, gross }) => Math.min(net, vat, gross) >= 0 && net + vat === gross));
}

/** @returns the order with all of its invoices */
function tradeAfter(of: TestOrder, steps: readonly (Step & { readonly kind: Kind })[]): Trade {
  const trade = new Trade(of);
  for (const { kind, ...step } of steps) {
    trade[kind](step);
    requireNoneTwice(trade.order);
  }
  trade.billRest();
  requireNoneTwice(trade.order);
  for (const plan of trade.plans) requireConsistent(plan, of);
  trade.creditUnusedAdvances();
  return trade;
}

const RUNS = { numRuns: Number(process.env['VAT_DOCUMENTS'] ?? 500) };

describe('the invoices of an order', () => {
  it('come to the order to the fils, by category, after random deliveries, advances, invoices and void ones', () => {
    const steps = stepsOf('bill', 'bill', 'billDeliveries', 'deliver', 'advance', 'voidLast');
    fc.assert(
      fc.property(orders, steps, (whole, random) => {
        const { plans, taxed } = tradeAfter(whole, random);
        const tax = vatOfDocument(whole, whole.orderItems);
        for (const category of TAX_CATEGORIES) {
          const own = plans.flatMap((plan) => plan.tax.categories.filter((one) => one.category === category));
          assert.deepEqual(sumOf(own), amountsOf(tax?.categories ?? [], category));
          assert.deepEqual(amountsOf(taxed, category), sumOf(own));
          for (const { net, vat, rate } of own) assert.ok(Math.abs(vat - vatOf(net, rate, 'exclusive')) <= 2);
        }
        const discount = plans.reduce((sum, plan) => sum + plan.discount, 0);
        assert.equal(discount, whole.discount);
      }),
      RUNS,
    );
  });

  it('have the VAT of their advances, by category, even if goods are cancelled and returned', () => {
    const steps = stepsOf('bill', 'billDeliveries', 'deliver', 'advance', 'advance', 'voidLast', 'cancel');
    fc.assert(
      fc.property(orders, steps, (whole, random) => {
        const { plans, taxed } = tradeAfter(whole, random);
        const all = plans.flatMap(({ tax }) => tax.categories);
        for (const category of TAX_CATEGORIES) assert.deepEqual(amountsOf(taxed, category), amountsOf(all, category));
      }),
      RUNS,
    );
  });
});
