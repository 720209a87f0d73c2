import { describe, expect, it } from '@jest/globals';
import { advanced, billed, line, order, part } from '../../../../test/sales/orders/billable-orders.js';
import { leftToBill, planBill } from './bill-plan.js';
import { billableNow, billingStateOf, billsOf, comingTotal, mostInAdvance, planAdvance } from './coming-bills.js';

const partly = order([line('rolls', 10, 105, { deliveredQty: 4 })], { deliveryCharge: 100 });

describe('the invoiceable part of an order', () => {
  it.each([
    ['all that is left of an order without deliveries', { orderItems: [line('rolls', 10, 105)] }, 1150],
    ['the delivered part, once there is one', {}, 520],
    ['nothing of a returned order', { status: 'Returned' }, 0],
    ['nothing of a cancelled order', { status: 'Cancelled' }, 0],
  ] as const)('is %s', (_what, over, total) => {
    const of = { ...partly, ...over };
    expect(billableNow(of, billsOf(of))).toBe(total);
  });
});

describe('the billing state', () => {
  const invoice = { _id: 'invoice' };
  const half = billed(partly, planBill(partly, { of: 'lines', lines: [{ line: 'rolls', qty: 5 }] }));

  it.each([
    ['None', { ...partly, invoice: null }],
    ['Partly', { ...half, invoice }],
    ['All', { ...billed(half, leftToBill(half)), invoice }],
    ['None', { ...order([line('rolls', 2, 105, { cancelledQty: 2 })]), invoice: null }],
  ])('is %s', (state, of) => {
    expect(billingStateOf(of)).toBe(state);
  });
});

describe('an advance', () => {
  const whole = order([line('rolls', 1, 10_500), line('books', 1, 5250, { taxCategory: 'Z', taxRate: 0 })]);

  it('has the VAT categories of the remaining amounts; the last advance gets the rest', () => {
    const plan = planAdvance(whole, 3000);
    expect(plan).toMatchObject({ lines: [], totalPrice: 3000, amountDue: 3000, uses: [] });
    expect(plan.tax.categories).toEqual([part('S', 2000), part('Z', 1000)]);
    const rest = advanced(whole, plan);
    expect(comingTotal(rest)).toBe(12_750);
    const { tax } = planAdvance(rest, 12_750);
    expect(tax.categories).toEqual([{ ...part('S', 8500), vat: 405, net: 8095 }, part('Z', 4250)]);
  });

  it('is for goods that are not delivered', () => {
    expect([comingTotal(partly), comingTotal(partly, 'delivery'), mostInAdvance(billsOf(partly))]).toEqual([
      1150, 520, 630,
    ]);
    expect(planAdvance(partly, 630).totalPrice).toBe(630);
  });

  it.each(['amount', 'percent'])('is refused at the field %s if it is too large', (field) => {
    expect(() => planAdvance(partly, 631, field)).toThrow(
      expect.objectContaining({
        ...{ code: 'ADVANCE_TOO_LARGE', params: { left: '6.30', asked: '6.31' } },
        fields: { [field]: expect.any(String) },
      }),
    );
  });
});
