import { ObjectId } from 'mongodb';
import { buyerEmail } from './buyers.mjs';
import { copiedDocuments } from './copied-documents.mjs';
import { copiedProducts } from './copied-products.mjs';

const BATCH = 1000;
const SAY_EVERY = 10_000;

/**
 * Fills a demo shop's database up to a size, with copies of what is there. Written past the server, in bulk: without
 * history, letters and stock movements.
 * @param {import('mongodb').Db} db
 * @param {{products: number, orders: number, buyers: number}} size
 * @param {(line: string) => void} say
 */
export async function grow(db, size, say) {
  const all = (name, filter = {}) => db.collection(name).find(filter).sort({ _id: 1 }).toArray();
  const models = await all('products');
  await store(
    db,
    copiedProducts(models, size.products - models.length, idOf),
    { products: (product) => [product] },
    say,
  );
  const buyers = copiedBuyers(await all('users', { isAdmin: false }), size.buyers);
  await db.collection('users').insertMany(buyers);
  const demo = { quotes: await all('quotes'), orders: await all('orders') };
  Object.assign(demo, { invoices: await all('invoices'), payments: await all('payments') });
  const numbers = new Numbers(await all('counters'));
  const orders = size.orders - demo.orders.length;
  const chains = copiedDocuments(demo, { orders, buyers, idOf, numberOf: (...series) => numbers.next(...series) });
  await store(db, chains, CHAIN, say);
  for (const [_id, value] of numbers.last) {
    await db.collection('counters').updateOne({ _id }, { $set: { value } }, { upsert: true });
  }
}

const CHAIN = {
  quotes: ({ quote }) => [quote],
  orders: ({ order }) => [order],
  invoices: ({ invoice }) => [invoice],
  payments: ({ payments }) => payments,
};

/** @param {Record<string, (item: object) => (object | undefined)[]>} collections what of an item goes where */
async function store(db, items, collections, say) {
  const waiting = Object.fromEntries(Object.keys(collections).map((name) => [name, []]));
  let count = 0;
  let said = 0;
  const flush = async (least) => {
    for (const [name, documents] of Object.entries(waiting)) {
      if (documents.length < least) continue;
      await db.collection(name).insertMany(documents.splice(0), { ordered: false });
    }
  };
  for (const item of items) {
    for (const [name, of] of Object.entries(collections)) {
      const documents = of(item).filter(Boolean);
      waiting[name].push(...documents);
      count += documents.length;
    }
    await flush(BATCH);
    if (count - said >= SAY_EVERY) say(`${(said = count).toLocaleString('en')} records`);
  }
  await flush(1);
}

function copiedBuyers(models, count) {
  return Array.from({ length: count }, (_, index) => {
    const model = models[index % models.length];
    const number = String(index + 1).padStart(4, '0');
    return { ...model, _id: idOf('buyer', index), name: `${model.name} ${number}`, email: buyerEmail(index) };
  });
}

const KINDS = ['product', 'buyer', 'quote', 'order', 'invoice', 'payment'];

/** The same for the same record in every run. */
function idOf(kind, index) {
  return new ObjectId(`5eed${String(KINDS.indexOf(kind)).padStart(4, '0')}${index.toString(16).padStart(16, '0')}`);
}

/** Goes on where the shop's own numbers end. */
class Numbers {
  constructor(counters) {
    this.last = new Map(counters.filter(({ _id }) => /-\d{4}$/.test(_id)).map(({ _id, value }) => [_id, value]));
  }

  next(series, year) {
    const name = `${series}-${year}`;
    const value = (this.last.get(name) ?? 0) + 1;
    this.last.set(name, value);
    return `${name}-${String(value).padStart(5, '0')}`;
  }
}
