import { endOfDubaiDay } from '@shop/contract/dubai-day';
import { documentTotal, type Fils, toAed, toFils } from '@shop/contract/money';
import { productKey } from './catalog/demo-catalog.js';
import type { SeedProduct } from './catalog/seed-catalog.types.js';
import { DEMO_CUSTOMERS } from './customers.js';
import type {
  PlannedInvoice,
  PlannedLine,
  PlannedOrder,
  PlannedPayment,
  PlannedQuote,
  Story,
  StoryOrder,
  StoryPayment,
} from './documents/document-plan.types.js';
import { INVOICED_ORDERS } from './documents/invoiced-orders.js';
import { OPEN_QUOTES } from './documents/open-quotes.js';
import { ORDERS_WITHOUT_INVOICE } from './documents/orders-without-invoice.js';

/** When things are done on a working day in Dubai, as minutes after midnight. */
const OFFICE_HOURS = {
  request: 8 * 60 + 35,
  pricing: 12 * 60 + 20,
  decision: 13 * 60 + 5,
  order: 14 * 60 + 10,
  delivery: 15 * 60 + 25,
  closing: 15 * 60 + 40,
  invoice: 16 * 60 + 5,
  payment: 16 * 60 + 30,
  refund: 17 * 60,
} as const;

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
/** Events of today happened at least this long ago. */
const LATEST_MINUTES_AGO = 25;

/** A time of the Dubai day that lies `daysAgo` days before the one of `now`, but never later than a little before now. */
function planInstant(now: Date, daysAgo: number, minuteOfDay: number): Date {
  const endOfDay = endOfDubaiDay(now, -daysAgo).getTime() + 1;
  const instant = endOfDay - (DAY_MINUTES - minuteOfDay) * MINUTE_MS;
  return new Date(Math.min(instant, now.getTime() - LATEST_MINUTES_AGO * MINUTE_MS));
}

type Prices = ReadonlyMap<string, number>;
type When = (daysAgo: number | undefined, stage: keyof typeof OFFICE_HOURS) => Date | null;
type At = (daysAgo: number, stage: keyof typeof OFFICE_HOURS) => Date;

const STORIES: readonly Story[] = [...OPEN_QUOTES, ...ORDERS_WITHOUT_INVOICE, ...INVOICED_ORDERS];

/** Requests of one day come some minutes apart. */
const APART_MINUTES = 7;

function plannedLines(story: Story, prices: Prices): PlannedLine[] {
  return story.lines.map(([product, qty, offered]) => {
    const unitPrice = offered ?? prices.get(product);
    if (unitPrice === undefined) throw new RangeError(`the plan names a product that the catalog lacks: ${product}`);
    return { product, qty, unitPrice };
  });
}

function totalOf(lines: readonly PlannedLine[], story: Story): Fils {
  const priced = lines.map(({ qty, unitPrice }) => ({ qty, unitPrice: toFils(unitPrice) }));
  return documentTotal(priced, { deliveryCharge: toFils(story.delivery ?? 0), extraFee: toFils(story.extra ?? 0) });
}

/** Amounts in the order of recording; one that its bank returned before the next is recorded leaves its part open again. */
function plannedPayments(payments: readonly StoryPayment[], due: Fils, at: At): PlannedPayment[] {
  let left = due;
  return payments.map((payment) => {
    const amount = payment.share === 'rest' ? left : Math.round((due * payment.share) / 100);
    const { returnedDaysAgo } = payment;
    if (returnedDaysAgo === undefined) left -= amount;
    return {
      paidAt: at(payment.daysAgo, 'payment'),
      amount: toAed(amount),
      method: payment.method,
      chequeNumber: payment.chequeNumber ?? '',
      paidTo: payment.paidTo,
      note: payment.note ?? '',
      returnedAt: returnedDaysAgo === undefined ? null : at(returnedDaysAgo, 'refund'),
    };
  });
}

function plannedInvoice(order: StoryOrder, due: Fils, at: At): PlannedInvoice | null {
  if (order.invoice === undefined) return null;
  const { daysAgo, payments } = order.invoice;
  return {
    issuedAt: at(daysAgo, 'invoice'),
    amountDue: toAed(due),
    payments: plannedPayments(payments, due, at),
  };
}

function plannedOrder(order: StoryOrder, due: Fils, at: At, when: When): PlannedOrder {
  return {
    createdAt: at(order.daysAgo, 'order'),
    status: order.status,
    deliveredAt: when(order.deliveredDaysAgo, 'delivery'),
    deliveredBy: order.deliveredBy ?? '',
    closedAt: when(order.closedDaysAgo, 'closing'),
    adminToAdminNote: order.staffNote ?? '',
    adminToClientNote: order.clientNote ?? '',
    invoice: plannedInvoice(order, due, at),
  };
}

function plannedQuote(story: Story, index: number, prices: Prices, now: Date): PlannedQuote {
  const later = (index % 12) * APART_MINUTES;
  const at: At = (daysAgo, stage) => planInstant(now, daysAgo, OFFICE_HOURS[stage] + later);
  const when: When = (daysAgo, stage) => (daysAgo === undefined ? null : at(daysAgo, stage));
  const lines = plannedLines(story, prices);
  return {
    customer: DEMO_CUSTOMERS[story.customer]?.email ?? '',
    requestedAt: at(story.daysAgo, 'request'),
    lines,
    clientToAdminNote: story.request ?? '',
    status: story.status,
    pricedAt: when(story.pricedDaysAgo, 'pricing'),
    decidedAt: when(story.decidedDaysAgo, 'decision'),
    deliveryCharge: story.delivery ?? 0,
    extraFee: story.extra ?? 0,
    adminToClientNote: story.reply ?? '',
    adminToAdminNote: story.staffNote ?? '',
    order: story.order === undefined ? null : plannedOrder(story.order, totalOf(lines, story), at, when),
  };
}

/**
 * The documents of the demo as plain data, oldest request first: pure, and the same for the same catalog and `now`.
 *
 * @throws RangeError when it names a product that the catalog lacks
 */
export function demoDocuments(products: readonly SeedProduct[], now: Date): PlannedQuote[] {
  const prices = new Map(products.map((product) => [productKey(product), product.price]));
  return STORIES.map((story, index) => plannedQuote(story, index, prices, now)).sort(
    (a, b) => a.requestedAt.getTime() - b.requestedAt.getTime(),
  );
}
