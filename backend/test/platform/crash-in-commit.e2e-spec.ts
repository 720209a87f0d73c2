import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import request, { type Agent, type Response, type Test } from 'supertest';
import { listQuery } from '../support/calls.js';
import { type ServerProcess, startServer } from '../support/server-process.js';

// Every crash costs PostgreSQL a recovery.
jest.setTimeout(240_000);

/** More than one in each kind of commit of the chain. The figures of docs/performance.md are of 40. */
const CRASHES = 15;
const PASSWORD = 'print-demo-2026';
const PRICE = 100;

type Row = Record<string, unknown> & { _id: string };

let folder: string;
let shop: ServerProcess;
let buyer: Agent;
let staff: Agent;
let product: Row;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-crash-'));
  shop = await startServer({ DATA_DIR: folder, ADMIN_PASSWORD: PASSWORD });
  staff = request.agent(shop.url);
  await staff.post('/api/users/auth').send({ email: 'admin@example.com', password: PASSWORD }).expect(200);
  buyer = request.agent(shop.url);
  const person = { name: 'Aisha Rahman', email: 'aisha@example.com', phoneNumber: '+971501234567' };
  const { body: registered } = await buyer
    .post('/api/users')
    .send({ ...person, password: PASSWORD, confirmPassword: PASSWORD })
    .expect(201);
  // Emails name the quote if the address is confirmed.
  await staff.put(`/api/users/${registered._id}`).send({ isEmailKnown: true }).expect(200);
  const category: Row = (await staff.post('/api/categories').send({}).expect(201)).body;
  const named = { name: 'ribbon', displayName: 'Ribbon', productType: 'Ribbon', isActive: true };
  await staff.put(`/api/categories/${category._id}`).send(named).expect(200);
  const fields = { productType: 'Ribbon', category: category._id, size: '1-inch', code: 'FC3', price: PRICE };
  product = (
    await staff
      .post('/api/products')
      .send({ ...fields, isActive: true, isAvailable: true, stock: 1_000_000 })
      .expect(201)
  ).body;
});
afterAll(async () => {
  await shop.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Kills the process of PostgreSQL that is committing: PostgreSQL ends all others with it, and recovers. */
async function killInCommit(isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const committing = connections().find((pid) => readText(`/proc/${pid}/cmdline`).includes('] COMMIT'));
    if (committing !== undefined) return void process.kill(committing, 'SIGKILL');
    await nextTurn();
  }
}

function connections(): number[] {
  const postmaster = Number.parseInt(readText(join(folder, 'db/postgres/data/postmaster.pid')), 10);
  return readText(`/proc/${postmaster}/task/${postmaster}/children`).split(' ').filter(Boolean).map(Number);
}

/** Empty where the process or file is gone. */
function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/** The calls of all days of work, with their answers. */
interface Call {
  readonly what: string;
  readonly key: string;
  readonly answer: Response;
}
const calls: Call[] = [];
let counter = 0;

/** The outcome of an attempt is not known yet: the call is repeated with its key. */
const UNSETTLED: ReadonlySet<unknown> = new Set(['OUTCOME_UNKNOWN', 'IDEMPOTENCY_IN_PROGRESS']);

/** Makes a call until it is done, with another key after each refusal. */
async function until(what: string, call: (key: string) => Test): Promise<Response> {
  for (;;) {
    const key = `${what}-${(counter += 1)}`;
    let answer = await call(key).set('idempotency-key', key);
    if (UNSETTLED.has(answer.body.code)) {
      do answer = await call(key).set('idempotency-key', key);
      while (answer.status === 503 || UNSETTLED.has(answer.body.code));
    }
    calls.push({ what, key, answer });
    if (answer.status < 300) return answer;
    if (answer.status !== 503) throw new Error(`${what}: ${answer.status} ${JSON.stringify(answer.body)}`);
  }
}

/** From a request to its last payment, again and again. */
async function work(isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const requestedItems = [{ product: product._id, qty: 2 }];
    const quote = await until('quote', (key) =>
      buyer.post('/api/quotes').send({ requestedItems, clientToAdminNote: key }),
    );
    const confirmed = { status: 'Confirmed', requestedItems: [{ ...requestedItems[0], unitPrice: PRICE }] };
    await until('confirmation', () => staff.put(`/api/quotes/${quote.body._id}`).send(confirmed));
    const order = await until('order', () => staff.post(`/api/orders/from-quote/${quote.body._id}`).send({}));
    const invoice = await until('invoice', () => staff.post('/api/invoices').send({ order: order.body._id }));
    for (const amount of [50, 150]) {
      await until('payment', (key) =>
        staff.post(`/api/payments/from-invoice/${invoice.body._id}`).send({ ...PAYMENT, amount, note: key }),
      );
    }
  }
}
const PAYMENT = { paymentMethod: 'Cash', paymentDate: '2026-11-23', paidTo: 'Till' };

async function all(path: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (let from = 0; ; from += 500) {
    const query = listQuery({ range: [from, from + 499], sort: ['id', 'ASC'] });
    const page: Row[] = (await staff.get(path).query(query).expect(200)).body;
    rows.push(...page);
    if (page.length < 500) return rows;
  }
}

const sorted = (values: unknown[]) => values.map(String).sort();
const isAcknowledged = ({ answer }: Call) => answer.status < 300;

describe('a call during which PostgreSQL crashed in a commit', () => {
  beforeAll(async () => {
    let crashes = 0;
    const failures: unknown[] = [];
    const workers = Array.from({ length: 4 }, () =>
      work(() => crashes >= CRASHES).catch((error: unknown) => {
        failures.push(error);
        crashes = CRASHES;
      }),
    );
    for (; crashes < CRASHES; crashes += 1) {
      const before = calls.length;
      await killInCommit(() => crashes >= CRASHES);
      // The shop goes on before it happens again.
      while (crashes < CRASHES && !calls.slice(before).some(isAcknowledged)) await nextTurn();
    }
    await Promise.all(workers);
    expect(failures).toEqual([]);
  });

  it('succeeds, or returns 503 and stores nothing', () => {
    const failed = calls.filter((call) => !isAcknowledged(call) && call.answer.status !== 503);
    expect(failed.map(({ what, answer }) => [what, answer.status, answer.body])).toEqual([]);
  });

  it('creates one quote, with one number and one email to its buyer', async () => {
    const quotes = await all('/api/quotes/admin');
    const acknowledged = calls.filter((call) => call.what === 'quote' && isAcknowledged(call));
    expect(sorted(quotes.map((quote) => quote['clientToAdminNote']))).toEqual(
      sorted(acknowledged.map(({ key }) => key)),
    );
    expect(new Set(quotes.map(({ number }) => number)).size).toBe(quotes.length);
    const subjects = (await all('/api/mail')).map(({ subject }) => String(subject));
    const received = subjects.filter((subject) => subject.startsWith('We received your request '));
    expect(received.sort()).toEqual(sorted(quotes.map(({ number }) => `We received your request ${String(number)}`)));
  });

  it('creates one order for each quote, and one invoice for each order without a gap in the numbers', async () => {
    const [orders, invoices] = [await all('/api/orders'), await all('/api/invoices')];
    const made = (what: string) => calls.filter((call) => call.what === what && isAcknowledged(call));
    expect(sorted(orders.map(({ _id }) => _id))).toEqual(sorted(made('order').map(({ answer }) => answer.body._id)));
    expect(sorted(invoices.map(({ _id }) => _id))).toEqual(
      sorted(made('invoice').map(({ answer }) => answer.body._id)),
    );
    const numbers = invoices.map(({ invoiceNumber }) => Number(String(invoiceNumber).slice(-5)));
    expect(numbers.sort((a, b) => a - b)).toEqual(invoices.map((_, index) => index + 1));
  });

  it('creates one payment, which its invoice counts once', async () => {
    const payments = await all('/api/payments');
    const acknowledged = calls.filter((call) => call.what === 'payment' && isAcknowledged(call));
    expect(sorted(payments.map(({ note }) => note))).toEqual(sorted(acknowledged.map(({ key }) => key)));
    const paid = (await all('/api/invoices')).reduce((sum, invoice) => sum + Number(invoice['amountPaid']), 0);
    expect(paid).toBe(payments.reduce((sum, { amount }) => sum + Number(amount), 0));
  });
});
