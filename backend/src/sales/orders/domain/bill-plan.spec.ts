import { describe, expect, it } from '@jest/globals';
import { advance, billed, line, order, part, type TestOrder } from '../../../../test/sales/orders/billable-orders.js';
import { vatOfDocument } from '../../../documents/lines/document-tax.js';
import { type BillPlan, type BillWish, leftToBill, planBill, plannedLines } from './bill-plan.js';

/** Bills these parts of the order one after another. */
function billAll(first: TestOrder, wishes: readonly BillWish[]): { plans: BillPlan<string>[]; rest: TestOrder } {
  let rest = first;
  const plans = wishes.map((wish) => {
    const plan = planBill(rest, wish);
    rest = billed(rest, plan);
    return plan;
  });
  return { plans, rest };
}
const pieces = (qtys: Readonly<Record<string, number>>) => Object.entries(qtys).map(([id, qty]) => ({ line: id, qty }));
const lines = (qtys: Readonly<Record<string, number>>) => ({ of: 'lines', lines: pieces(qtys) }) as const;
const qtysOf = ({ lines: planned }: BillPlan) => planned.map(({ qty }) => qty);

describe('an order without invoices', () => {
  it('is billed unchanged', () => {
    const goods = [line('rolls', 3, 333, { discount: 5 }), line('boxes', 2, 1000)];
    const whole = order(goods, { discount: 5, deliveryCharge: 10, extraFee: 3 });
    const plan = leftToBill(whole);
    const tax = vatOfDocument(whole, goods)!;
    expect(plan).toMatchObject({ deliveryCharge: 10, extraFee: 3, discount: 5, totalPrice: tax.gross, tax });
    expect(plan).toMatchObject({ uses: [], advanced: 0, amountDue: tax.gross });
    expect(plannedLines(goods, plan)).toEqual(goods);
  });

  it.each([
    ['that was returned completely', { returnedQty: 2, deliveredQty: 2 }],
    ['of which the rest is cancelled', { cancelledQty: 2 }],
  ])('has no line for goods %s', (_what, gone) => {
    const whole = order([line('rolls', 2, 1000, gone), line('boxes', 1, 500)], { deliveryCharge: 200 });
    expect(leftToBill(whole)).toMatchObject({ lines: [{ line: 'boxes', qty: 1 }], totalPrice: 700 });
  });

  it('has the share of the discounts of the goods that the buyer retains', () => {
    const rolls = line('rolls', 3, 1000, { discount: 100, deliveredQty: 3, returnedQty: 1 });
    // The document's 400 off are shared as 290 and 110; two thirds of the 290 stay, and two thirds of the line's 100 off.
    const plan = leftToBill(order([rolls, line('boxes', 1, 1100)], { discount: 400 }));
    expect(plan).toMatchObject({ lines: [{ qty: 2, discount: 67 }, { qty: 1 }], discount: 193 + 110 });
    expect(plan.totalPrice).toBe(2000 - 67 + 1100 - 303);
  });

  it('has no charges if all goods were returned', () => {
    const gone = line('rolls', 2, 1000, { deliveredQty: 2, returnedQty: 2 });
    expect(leftToBill(order([gone], { deliveryCharge: 200 }))).toMatchObject({ lines: [], totalPrice: 0 });
  });
});

describe('the pieces of an invoice', () => {
  const partly = order([line('rolls', 5, 1000, { deliveredQty: 3, returnedQty: 1 }), line('boxes', 4, 100)]);

  it.each([
    ['all that the buyer retains', { of: 'all', basis: 'order' }, [4, 4]],
    ['all that the buyer has', { of: 'all', basis: 'delivery' }, [2]],
    ['all that the buyer has, by default, once anything was delivered', { of: 'all' }, [2]],
    [
      'those that are named, also in two entries',
      { of: 'lines', lines: [...pieces({ boxes: 1 }), ...pieces({ boxes: 2 })] },
      [3],
    ],
    [
      'those of deliveries',
      { of: 'deliveries', deliveries: [{ lines: pieces({ rolls: 2 }) }, { lines: pieces({ boxes: 1 }) }] },
      [2, 1],
    ],
    [
      'those of deliveries without the returned ones',
      { of: 'deliveries', deliveries: [{ lines: pieces({ rolls: 5 }) }] },
      [4],
    ],
  ] satisfies [string, BillWish, number[]][])('are %s', (_what, wish, qtys) => {
    expect(qtysOf(planBill(partly, wish))).toEqual(qtys);
  });

  it.each([
    ['everything', 'order', [5]],
    ['nothing if it is billed by delivery', 'delivery', []],
  ] as const)('are %s by default of an order without deliveries', (_what, billing, qtys) => {
    expect(qtysOf(planBill({ ...order([line('rolls', 5, 1000)]), billing }, { of: 'all' }))).toEqual(qtys);
  });

  it('are those that no earlier invoice bills', () => {
    const { rest } = billAll(partly, [lines({ rolls: 3, boxes: 1 })]);
    expect(qtysOf(leftToBill(rest))).toEqual([1, 3]);
    expect(qtysOf(planBill(rest, { of: 'deliveries', deliveries: [{ lines: pieces({ rolls: 3 }) }] }))).toEqual([1]);
  });

  it('use the advances of the order, oldest first, at most the total', () => {
    const paid = order([line('rolls', 10, 1050)], { advances: [advance(part('S', 1500)), advance(part('S', 2000))] });
    const { plans, rest } = billAll(paid, [lines({ rolls: 2 }), { of: 'all' }]);
    expect(plans).toMatchObject([
      { totalPrice: 2100, advanced: 2100, amountDue: 0, uses: [{ advance: { _id: 'advance of 1500' } }, {}] },
      { totalPrice: 8400, advanced: 1400, amountDue: 7000, uses: [{ advance: { _id: 'advance of 2000' } }] },
    ]);
    expect(rest.advances).toMatchObject([{ left: [{ gross: 0, vat: 0 }] }, { left: [{ gross: 0, vat: 0 }] }]);
  });
});

describe('an invoice is refused', () => {
  const first = order([line('rolls', 7, 1999), line('boxes', 4, 333)], { deliveryCharge: 733, extraFee: 100 });
  const whole = billed(first, planBill(first, { ...lines({ rolls: 1 }), deliveryCharge: 0 }));

  it.each([
    [
      'for more pieces than are left',
      lines({ boxes: 1, rolls: 7 }),
      'BILL_QTY_TOO_LARGE',
      'lines.1.qty',
      { left: '6', asked: '7' },
    ],
    [
      'for a line twice, more than is left together',
      { of: 'lines', lines: [...pieces({ rolls: 3 }), ...pieces({ rolls: 4 })] },
      'BILL_QTY_TOO_LARGE',
      'lines.1.qty',
      { left: '6', asked: '7' },
    ],
    ['for a line of another order', lines({ other: 1 }), 'VALIDATION_FAILED', 'lines.0.line', undefined],
    [
      'with more delivery than is left',
      { of: 'all', deliveryCharge: 734 },
      'BILL_CHARGE_TOO_LARGE',
      'deliveryCharge',
      { left: '7.33', asked: '7.34' },
    ],
    [
      'with more of the fee than is left',
      { ...lines({ rolls: 1 }), extraFee: 101 },
      'BILL_CHARGE_TOO_LARGE',
      'extraFee',
      { left: '1.00', asked: '1.01' },
    ],
    [
      'with the last pieces and less delivery',
      { of: 'all', deliveryCharge: 700 },
      'LAST_INVOICE_TAKES_CHARGES',
      'deliveryCharge',
      { left: '7.33' },
    ],
    [
      'with the last pieces and less of the fee',
      { ...lines({ rolls: 6, boxes: 4 }), extraFee: 0 },
      'LAST_INVOICE_TAKES_CHARGES',
      'extraFee',
      { left: '1.00' },
    ],
  ] satisfies [string, BillWish, string, string, object | undefined][])(
    'an invoice is refused %s',
    (_what, wish, code, field, params) => {
      expect(() => planBill(whole, wish)).toThrow(
        expect.objectContaining({ code, params, fields: { [field]: expect.any(String) } }),
      );
    },
  );
});

describe('an order that is billed in parts', () => {
  const chargesOf = ({ deliveryCharge, extraFee }: BillPlan) => [deliveryCharge, extraFee];

  it.each([
    ['has its delivery on the first invoice and its fee on the last', {}, [700, 0], [0, 300]],
    [
      'has the charges that are chosen on the first invoice',
      { deliveryCharge: 100, extraFee: 50 },
      [100, 50],
      [600, 250],
    ],
  ])('%s', (_what, chosen, first, last) => {
    const whole = order([line('rolls', 5, 1000)], { deliveryCharge: 700, extraFee: 300 });
    const { plans } = billAll(whole, [{ ...lines({ rolls: 2 }), ...chosen }, { of: 'all' }]);
    expect(plans.map(chargesOf)).toEqual([first, last]);
  });

  it('comes to 10.01 of discount and 7.33 of charges over three invoices', () => {
    const goods = [line('rolls', 7, 1999), line('boxes', 4, 333)];
    const whole = order(goods, { discount: 1001, deliveryCharge: 733 });
    const { plans, rest } = billAll(whole, [
      lines({ rolls: 3, boxes: 1 }),
      lines({ rolls: 2, boxes: 2 }),
      { of: 'all' },
    ]);
    const sum = (of: (plan: BillPlan) => number) => plans.reduce((before, plan) => before + of(plan), 0);
    expect(sum(({ totalPrice }) => totalPrice)).toBe(vatOfDocument(whole, goods)?.gross);
    expect(sum(({ discount }) => discount)).toBe(1001);
    expect(leftToBill(rest)).toMatchObject({ lines: [], totalPrice: 0 });
  });
});
