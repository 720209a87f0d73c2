import { sumOf, type TaxCategory, type TaxedCategory, vatOf } from '@shop/contract/vat';
import type { BillPlan } from '../../../src/sales/orders/domain/bill-plan.js';
import type {
  Advance,
  BillableLine,
  BillableOrder,
  BilledPart,
} from '../../../src/sales/orders/domain/billable-order.js';
import { billedParts } from '../../../src/sales/orders/domain/bill-amounts.js';
import { lessOf } from '../../../src/sales/orders/domain/advances.js';

/** An order in memory whose lines are identified by words. */
export type TestOrder = BillableOrder<string> & {
  readonly invoices: readonly BilledPart<string>[];
  readonly advances: readonly Advance<string>[];
};

/** @param unitPrice in fils */
export const line = (
  _id: string,
  qty: number,
  unitPrice: number,
  over: Partial<BillableLine<string>> = {},
): BillableLine<string> => ({
  ...{ _id, qty, unitPrice, discount: 0, taxCategory: 'S', taxRate: 5 },
  ...{ deliveredQty: 0, invoicedQty: 0, cancelledQty: 0, returnedQty: 0 },
  ...over,
});

export const order = (orderItems: readonly BillableLine<string>[], over: Partial<TestOrder> = {}): TestOrder => ({
  ...{ orderItems, invoices: [], advances: [], deliveryCharge: 0, extraFee: 0, discount: 0 },
  ...{ taxBasis: 'inclusive', status: 'Processing', createdAt: new Date('2026-11-25T08:00:00Z') },
  ...over,
});

/** The part of an advance of one VAT category. */
export const part = (category: TaxCategory, gross: number, rate = category === 'S' ? 5 : 0): TaxedCategory => {
  const vat = vatOf(gross, rate, 'inclusive');
  return { category, rate, net: gross - vat, vat, gross };
};

export const advance = (...left: TaxedCategory[]): Advance<string> => ({
  ...{ _id: `advance of ${sumOf(left).gross}`, number: 'INV', issuedOn: new Date('2026-11-25'), left },
});

/** The order after an invoice. */
export const billed = (before: TestOrder, plan: BillPlan<string>): TestOrder => ({
  ...before,
  invoices: [...before.invoices, billedParts(plan)],
  orderItems: before.orderItems.map((one) => ({
    ...one,
    invoicedQty: one.invoicedQty + (plan.lines.find((own) => own.line === one._id)?.qty ?? 0),
  })),
  advances: before.advances.map((one) => {
    const use = plan.uses.find((other) => other.advance === one);
    return use ? lessOf(one, use.categories) : one;
  }),
});

/** The order after an advance invoice. */
export const advanced = (before: TestOrder, { tax }: BillPlan): TestOrder => ({
  ...before,
  advances: [...before.advances, advance(...tax.categories)],
});
