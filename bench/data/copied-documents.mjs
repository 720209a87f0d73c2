const DAY_MS = 86_400_000;
const DUBAI_MS = 4 * 3_600_000;
/** Over how many days the copies are spread, back from their models. */
const DAYS = 1095;
/** For so many orders there is a quote that has none. */
const ORDERS_FOR_AN_OPEN_QUOTE = 5;
/** Amounts of copies are up to so many times their model's. */
const SCALES = 40;

/**
 * Makes many documents of the demo's, chain by chain: a quote with its order, invoice and payments, under numbers, ids and
 * days of their own, for another buyer and of another size. What belongs together still does.
 * @param {{quotes: object[], orders: object[], invoices: object[], payments: object[]}} demo as stored
 * @param {{orders: number, buyers: object[], idOf: (kind: string, index: number) => unknown, numberOf: (series: string, year: number) => string}} options
 */
export function* copiedDocuments(demo, { orders: count, buyers, idOf, numberOf }) {
  const chains = chainsOf(demo);
  const open = demo.quotes.filter(({ isOrderCreated }) => !isOrderCreated);
  const total = count + Math.floor(count / ORDERS_FOR_AN_OPEN_QUOTE);
  let ordered = 0;
  for (let index = 0; index < total; index += 1) {
    const isOpen = index % (ORDERS_FOR_AN_OPEN_QUOTE + 1) === ORDERS_FOR_AN_OPEN_QUOTE;
    const chain = isOpen ? { quote: open[index % open.length], payments: [] } : chains[ordered % chains.length];
    if (!isOpen) ordered += 1;
    const days = Math.ceil(DAYS * (1 - index / total));
    const copy = { index, buyer: buyers[index % buyers.length], scale: 1 + (index % SCALES), before: days * DAY_MS };
    yield copyOf(chain, { ...copy, idOf, numberOf });
  }
}

function chainsOf({ quotes, orders, invoices, payments }) {
  return orders.map((order) => {
    const invoice = invoices.find(({ _id }) => same(_id, order.invoice?._id));
    return {
      quote: quotes.find(({ _id }) => same(_id, order.quote?._id)),
      order,
      invoice,
      payments: payments.filter((payment) => same(payment.invoice._id, invoice?._id)),
    };
  });
}

const same = (one, other) => one !== undefined && String(one) === String(other);

function copyOf({ quote, order, invoice, payments }, { index, buyer, scale, before, idOf, numberOf }) {
  const ids = new Map();
  const numbers = new Map();
  const members = { quote: [quote], order: [order], invoice: [invoice], payment: payments };
  for (const [kind, list] of Object.entries(members)) {
    for (const [place, one] of list.entries()) if (one) ids.set(String(one._id), idOf(kind, index * 8 + place));
  }
  for (const one of [quote, order, invoice]) {
    const number = one && (one.number ?? one.orderNumber ?? one.invoiceNumber);
    if (number) numbers.set(number, numberOf(number.slice(0, 3), yearOf(one.createdAt - before)));
  }
  const copy = (value) => copied(value, { ids, numbers, before });
  const own = (one) => one && { ...scaled(copy(one), scale), user: buyer._id };
  return { quote: own(quote), order: own(order), invoice: own(invoice), payments: payments.map(own) };
}

/** Everything moved back in time, and pointing to the copies of what it pointed to. */
function copied(value, context) {
  if (value instanceof Date) return new Date(value - context.before);
  if (Array.isArray(value)) return value.map((item) => copied(item, context));
  if (typeof value === 'string') return context.numbers.get(value) ?? value;
  if (value === null || typeof value !== 'object') return value;
  if (typeof value.toHexString === 'function') return context.ids.get(value.toHexString()) ?? value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, copied(item, context)]));
}

const AMOUNTS = new Set(
  'unitPrice deliveryCharge extraFee totalPrice amountDue amountPaid remainingDue amount'.split(' '),
);

/** All amounts by the same factor: sums stay right. */
function scaled(value, scale) {
  if (Array.isArray(value)) return value.map((item) => scaled(item, scale));
  if (value?.constructor !== Object) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, AMOUNTS.has(name) ? item * scale : scaled(item, scale)]),
  );
}

/** The year of a number is Dubai's. */
const yearOf = (time) => new Date(Number(time) + DUBAI_MS).getUTCFullYear();
