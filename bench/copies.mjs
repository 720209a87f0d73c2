const DAY_MS = 86_400_000;
const DUBAI_MS = 4 * 3_600_000;
/** The copies are distributed over this many days before their originals. */
const DAYS = 1095;
/** Number of orders for each quote without an order. */
const ORDERS_PER_OPEN_QUOTE = 5;
/** Amounts of copies are at most this many times the original's. */
const SCALES = 40;
const AMOUNTS = new Set(
  'unitPrice deliveryCharge extraFee totalPrice amountDue amountPaid remainingDue amount'.split(' '),
);
const KEY_DIGITS = 10;

/**
 * Copies products. A copy has another code, name and SKU; filtered fields are unchanged, so that a selection of filters
 * finds the same share of a catalog of any size.
 * @param {object[]} models stored products
 * @param {(kind: string, index: number) => unknown} idOf
 */
export function* copiedProducts(models, count, idOf) {
  for (let index = 0; index < count; index += 1) {
    const model = models[index % models.length];
    const round = Math.floor(index / models.length) + 1;
    yield { product: copyOfProduct(model, index, round, idOf) };
  }
}

function copyOfProduct(model, index, round, idOf) {
  const { category, size, variant, color } = model;
  const code = [model.code, `N${round}`].filter(Boolean).join('-');
  const sku = `${model.sku.split('-')[0]}-${100_001 + index}`;
  const name = [category.displayName, size, variant, color, code].filter(Boolean).join(' ');
  const listKey = [...model.listKey.split('|').slice(0, -1), sortKey(code)].join('|');
  const searchText = `${name} ${sku}`.toLowerCase();
  // Different values, so that lists can be sorted by price and stock.
  const [price, stock] = [model.price + (index % 97) * 5, (model.stock + index * 7) % 1000];
  const own = { code, sku, name, searchText, searchTokens: searchTokens(name, sku, code), listKey, price, stock };
  return { ...model, _id: idOf('product', index), ...own };
}

/** The search tokens of the server (`search-tokens.ts`), for texts in plain Latin letters: words, and their rest from each separator on. */
export function searchTokens(...texts) {
  const words = texts.flatMap((text) => text.toLowerCase().split(/\s+/)).filter(Boolean);
  const parts = words.flatMap((word) => [
    word,
    ...[...word.matchAll(/[^a-z0-9](?=[a-z0-9])/g)].map(({ index }) => word.slice(index + 1)),
  ]);
  return [...new Set(parts.flatMap((part) => [part, part.replace(/[^a-z0-9]/g, '')]))];
}

/** The server's sort key of a number. */
const numberKey = (number) => number.replace(/\d+$/, (digits) => digits.padStart(KEY_DIGITS, '0'));

/** The shop's sort key: numbers by their value. */
const sortKey = (code) =>
  code.toLowerCase().replace(/\d+(?:\.\d+)?/g, (digits) => Number(digits).toFixed(3).padStart(12, '0'));

/**
 * Copies quotes with their order, invoice and payments, with new numbers, ids and days, for another buyer and with
 * other amounts. References between the documents of a copy point to the copy.
 * @param {{quotes: object[], orders: object[], invoices: object[], payments: object[]}} demo stored documents
 * @param {{count: number, buyers: object[], idOf: (kind: string, index: number) => unknown,
 * numberOf: (series: string, year: number) => string}} options `count` of orders
 */
export function* copiedDocuments(demo, { count, buyers, idOf, numberOf }) {
  const chains = chainsOf(demo);
  const open = demo.quotes.filter(({ isOrderCreated }) => !isOrderCreated);
  const total = count + Math.floor(count / ORDERS_PER_OPEN_QUOTE);
  let ordered = 0;
  for (let index = 0; index < total; index += 1) {
    const isOpen = index % (ORDERS_PER_OPEN_QUOTE + 1) === ORDERS_PER_OPEN_QUOTE;
    const chain = isOpen ? { quote: open[index % open.length], payments: [] } : chains[ordered++ % chains.length];
    const earlierMs = Math.ceil(DAYS * (1 - index / total)) * DAY_MS;
    const copy = { index, user: buyers[index % buyers.length]._id, scale: 1 + (index % SCALES), earlierMs };
    yield copyOfChain(chain, { ...copy, idOf, numberOf });
  }
}

function chainsOf({ quotes, orders, invoices, payments }) {
  const same = (one, other) => one !== undefined && String(one) === String(other);
  return orders.map((order) => {
    const invoice = invoices.find(({ _id }) => same(_id, order.invoice?._id));
    const quote = quotes.find(({ _id }) => same(_id, order.quote?._id));
    return { quote, order, invoice, payments: payments.filter((payment) => same(payment.invoice._id, invoice?._id)) };
  });
}

function copyOfChain({ quote, order, invoice, payments }, { index, user, scale, earlierMs, idOf, numberOf }) {
  const replaced = new Map();
  for (const [kind, documents] of Object.entries({
    quote: [quote],
    order: [order],
    invoice: [invoice],
    payment: payments,
  })) {
    for (const [place, one] of documents.entries())
      if (one) replaced.set(String(one._id), idOf(kind, index * 8 + place));
  }
  for (const one of [quote, order, invoice]) {
    const number = one?.number ?? one?.orderNumber ?? one?.invoiceNumber;
    if (number) replaceNumber(replaced, number, numberOf(number.slice(0, 3), yearInDubai(one.createdAt - earlierMs)));
  }
  const copy = (one) => one && { ...copied(one, { replaced, earlierMs, scale }), user };
  return { quote: copy(quote), order: copy(order), invoice: copy(invoice), payments: payments.map(copy) };
}

/** Also its search tokens and its sort key. */
function replaceNumber(replaced, number, copy) {
  const tokens = searchTokens(copy);
  for (const [place, token] of searchTokens(number).entries()) replaced.set(token, tokens[place]);
  replaced.set(numberKey(number), numberKey(copy)).set(number, copy);
}

/** Such as the last day of an offer: offers that end soon would be mailed while the load is measured. */
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const dayBefore = (day, { earlierMs }) => new Date(Date.parse(day) - earlierMs).toISOString().slice(0, 10);

/**
 * Multiplies all amounts by the same factor, so that sums remain right; moves all times and days back; replaces ids and
 * numbers by the copy's.
 */
function copied(value, context) {
  if (value instanceof Date) return new Date(value - context.earlierMs);
  if (Array.isArray(value)) return value.map((item) => copied(item, context));
  if (typeof value === 'string')
    return DAY.test(value) ? dayBefore(value, context) : (context.replaced.get(value) ?? value);
  if (value === null || typeof value !== 'object') return value;
  if (typeof value.toHexString === 'function') return context.replaced.get(value.toHexString()) ?? value;
  const scaled = (name, item) =>
    AMOUNTS.has(name) && typeof item === 'number' ? item * context.scale : copied(item, context);
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, scaled(name, item)]));
}

const yearInDubai = (time) => new Date(time + DUBAI_MS).getUTCFullYear();
