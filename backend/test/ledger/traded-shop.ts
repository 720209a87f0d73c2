import { expect } from '@jest/globals';
import type { TestActor } from '../support/actors.js';
import type { TestShop } from '../support/app.js';
import { DAY_MS, dayOf, type Dice } from './dice.js';
import { PlainBooks } from './plain-books.js';

const FIRST = Date.parse('2026-09-01T08:00:00Z');
/** Days to pay. */
const TERMS = { company: 20, person: 5 };

export const fils = (amount: number | null): bigint => BigInt(Math.round((amount ?? 0) * 100));

/** A shop with two companies, four people (some join a company only for a time) and its ledger. */
export class TradedShop {
  readonly books = new PlainBooks();
  readonly accounts: string[] = [];
  buyers: TestActor[] = [];
  readonly companies: string[] = [];
  readonly companyOf = new Map<string, string | null>();
  products: string[] = [];
  bankAccount = '';
  staff!: TestActor;
  private at = FIRST;

  constructor(
    readonly shop: TestShop,
    readonly dice: Dice,
  ) {}

  async open(): Promise<void> {
    this.shop.clock.stopAt(new Date(this.at).toISOString());
    this.staff = await this.shop.as.staff();
    const iban = 'AE070331234567890123456';
    const bankAccounts = [{ bank: 'Mashreq', accountName: 'Delta Print Supplies LLC', iban, bic: '' }];
    const stored = await this.send('put', '/api/settings', { invoiceTermsDays: TERMS.person, bankAccounts });
    this.bankAccount = stored.bankAccounts[0]._id;
    for (const name of ['Hind', 'Majid', 'Nora', 'Omar']) this.buyers.push(await this.shop.as.customer(name));
    for (const legalName of ['Falcon LLC', 'Palm LLC']) {
      const made = await this.shop.given.company({ legalName, paymentTermsDays: TERMS.company });
      this.companies.push(made._id);
    }
    for (const { id } of this.buyers) this.companyOf.set(id, null);
    for (const index of [0, 1]) await this.move(this.buyers[index], this.companies[index] ?? null);
    this.accounts.push(...this.companies.map((id) => `companies/${id}`), ...this.buyers.map(({ id }) => `users/${id}`));
    this.products = await Promise.all(
      [1, 2, 3].map(async () => (await this.shop.given.product({ stock: 1_000_000 }))._id),
    );
  }

  get today(): string {
    return dayOf(this.at);
  }

  async goOn(days: number): Promise<void> {
    this.at += days * DAY_MS;
    this.shop.clock.stopAt(new Date(this.at).toISOString());
    // Sessions end with the days.
    this.staff = await this.shop.as.staff();
  }

  dueDayOf(account: string): string {
    return dayOf(this.at + TERMS[account.startsWith('companies') ? 'company' : 'person'] * DAY_MS);
  }

  pastDay(from = dayOf(FIRST - 20 * DAY_MS), to = this.today): string {
    return this.dice.dayBetween(from, to);
  }

  async move(buyer: TestActor | undefined, company: string | null): Promise<void> {
    if (buyer === undefined) return;
    await this.send(
      'put',
      `/api/users/${buyer.id}`,
      company === null ? { company } : { company, companyRole: 'buyer' },
    );
    this.companyOf.set(buyer.id, company);
  }

  accountOf({ id }: TestActor): string {
    const company = this.companyOf.get(id) ?? null;
    return company === null ? `users/${id}` : `companies/${company}`;
  }

  async get(path: string) {
    return (await this.staff.http.get(path).expect(200)).body;
  }

  async send(method: 'post' | 'put' | 'delete', path: string, body?: object) {
    const answer = await this.staff.http[method](path).send(body);
    expect([method, path, body, answer.status < 300 || answer.body.message]).toEqual([method, path, body, true]);
    return answer.body;
  }
}
