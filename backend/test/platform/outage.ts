import { setTimeout as pause } from 'node:timers/promises';
import { expect } from '@jest/globals';
import request, { type Agent, type Response } from 'supertest';
import { listQuery } from '../support/calls.js';
import { type ServerProcess } from '../support/server-process.js';

/** A call is answered with 503 within three seconds, and at once when the outage is known; a busy machine adds to it. */
const FIRST_WITHIN_MS = 5000;
const KNOWN_AFTER_MS = 3500;
const PROCESSED_WITHIN_MS = 1000;
const AT_ONCE_MS = 1500;
const WELL_WITHIN_MS = 2000;
const PAGE = 500;
const PASSWORD = 'a long password 77';

interface Call {
  readonly what: string;
  readonly status: number;
  readonly startedAt: number;
  readonly ms: number;
}

/** A shop with a product, an administrator and a buyer, who call each of its servers. */
export class OutageShop {
  private readonly calls: Call[] = [];
  /** Keys of the quotes that the buyer requests; the note of each quote is its key. */
  private readonly wanted: string[] = [];

  private constructor(
    private readonly servers: readonly ServerProcess[],
    private readonly staff: readonly Agent[],
    private readonly buyers: readonly Agent[],
    private readonly product: string,
  ) {}

  static async on(...servers: ServerProcess[]): Promise<OutageShop> {
    const [first] = servers;
    if (first === undefined) throw new Error('At least one server is needed');
    const email = 'aisha@outage.example';
    const person = { name: 'Aisha', email, phoneNumber: '+971501234567' };
    const body = { ...person, password: PASSWORD, confirmPassword: PASSWORD };
    await request(first.url).post('/api/users').send(body).expect(201);
    const admin = { email: 'admin@example.com', password: 'the password of the first administrator' };
    const signedIn = (who: object) =>
      Promise.all(
        servers.map(async ({ url }) => {
          const agent = request.agent(url);
          await agent.post('/api/users/auth').send(who).expect(200);
          return agent;
        }),
      );
    const [staff, buyers] = [await signedIn(admin), await signedIn({ email, password: PASSWORD })];
    const product = await newProduct(staff[0]!);
    // Another server learns of the product from the change feed.
    for (const { url } of servers) {
      while ((await request(url).get(`/api/products/${product}`)).status !== 200) await pause(100);
    }
    return new OutageShop(servers, staff, buyers, product);
  }

  /** Calls each server all the time, from before the outage until it is over. */
  async during(ms: number, outage: { begin(): void | Promise<void>; end(): void | Promise<void> }): Promise<void> {
    const state = { isOver: false };
    const loops = this.servers.flatMap((server, index) => this.loopsAt(server, index, state));
    await pause(500);
    await outage.begin();
    const begunAt = performance.now();
    await pause(ms);
    await outage.end();
    const endedAt = performance.now();
    await pause(WELL_WITHIN_MS);
    const wellAt = performance.now();
    await pause(1000);
    state.isOver = true;
    await Promise.all(loops);
    await this.expectAnswers(begunAt, endedAt, wellAt);
  }

  private loopsAt({ url }: ServerProcess, index: number, state: { readonly isOver: boolean }): Promise<void>[] {
    const visitor = request(url);
    const [staff, buyer] = [this.staff[index]!, this.buyers[index]!];
    const loop = async (what: string, call: () => PromiseLike<Response>) => {
      while (!state.isOver) {
        const startedAt = performance.now();
        const status = await statusOf(call());
        this.calls.push({ what, status, startedAt, ms: performance.now() - startedAt });
        await pause(100);
      }
    };
    const page = (path: string) => loop(`memory: ${path}`, () => visitor.get(path));
    return [
      ...['/api/products', '/api/products/facets', `/api/products/${this.product}`, '/api/shop'].map(page),
      ...['/', '/shop', `/product/${this.product}`].map(page),
      loop('staff: orders', () => staff.get('/api/orders').query(listQuery({ range: [0, 9] }))),
      loop('staff: dashboard', () => staff.get('/api/dashboard/today')),
      loop('visitor: message', () => visitor.post('/api/contact').send({})),
      this.requestQuotes(buyer, index, state),
    ];
  }

  /** Requests one quote after the other, each with its key until it is stored, also after the outage. */
  private async requestQuotes(buyer: Agent, index: number, state: { readonly isOver: boolean }): Promise<void> {
    while (!state.isOver) {
      const key = `outage-${index}-${this.wanted.length}`;
      this.wanted.push(key);
      for (let isStored = false; !isStored;) {
        const startedAt = performance.now();
        const body = { requestedItems: [{ product: this.product, qty: 1 }], clientToAdminNote: key };
        const status = await statusOf(buyer.post('/api/quotes').set('idempotency-key', key).send(body));
        this.calls.push({ what: 'quote', status, startedAt, ms: performance.now() - startedAt });
        isStored = status === 201 || status === 0;
        await pause(100);
      }
    }
  }

  private async expectAnswers(begunAt: number, endedAt: number, wellAt: number): Promise<void> {
    const ended = await Promise.all(this.servers.map((server) => Promise.race([server.ended, Promise.resolve(null)])));
    expect(ended).toEqual(this.servers.map(() => null));
    const faults = this.servers
      .flatMap((server) => server.log())
      .filter(({ msg }) => /uncaught|background/.test(String(msg)));
    expect(faults).toEqual([]);
    const of = (isOne: (call: Call) => boolean) => this.calls.filter(isOne);
    expect(of(({ what, status }) => what.startsWith('memory') && status !== 200)).toEqual([]);
    // Nothing but the answers of the shop and 503; an attempt under way refuses its own repetition.
    expect(of(({ status }) => ![200, 201, 400, 409, 503].includes(status))).toEqual([]);
    const refused = of(({ startedAt, status }) => startedAt > begunAt && startedAt < endedAt && status === 503);
    expect(refused.filter(({ ms }) => ms > FIRST_WITHIN_MS)).toEqual([]);
    const known = of(
      ({ startedAt }) => startedAt > begunAt + KNOWN_AFTER_MS && startedAt < endedAt - PROCESSED_WITHIN_MS,
    );
    expect(known.filter(({ ms }) => ms > AT_ONCE_MS)).toEqual([]);
    expect(new Set(known.map(({ what, status }) => [what.split(':')[0], status].join()))).toEqual(
      new Set(['memory,200', 'staff,503', 'visitor,503', 'quote,503']),
    );
    expect(of(({ startedAt, status }) => startedAt > wellAt && ![200, 201, 400].includes(status))).toEqual([]);
    await this.expectEachQuoteOnce();
  }

  private async expectEachQuoteOnce(): Promise<void> {
    const quotes: { clientToAdminNote: string }[] = [];
    for (let size = 0; size === quotes.length; size += PAGE) {
      const query = listQuery({ range: [size, size + PAGE - 1], sort: ['id', 'ASC'] });
      quotes.push(...(await this.staff[0]!.get('/api/quotes/admin').query(query).expect(200)).body);
    }
    expect(quotes.map(({ clientToAdminNote }) => clientToAdminNote).sort()).toEqual([...this.wanted].sort());
  }
}

/** 0 if the server ended instead of answering. */
const statusOf = (call: PromiseLike<Response>) =>
  call.then(
    ({ status }) => status,
    () => 0,
  );

async function newProduct(staff: Agent): Promise<string> {
  const { body: category } = await staff.post('/api/categories').send({}).expect(201);
  const named = { name: 'ribbon', displayName: 'Ribbon', productType: 'Ribbon', isActive: true };
  await staff.put(`/api/categories/${category._id}`).send(named).expect(200);
  const fields = { productType: 'Ribbon', category: category._id, size: '1-inch', code: 'FC3', price: 100 };
  const product = { ...fields, isActive: true, isAvailable: true, stock: 1000 };
  return String((await staff.post('/api/products').send(product).expect(201)).body._id);
}
