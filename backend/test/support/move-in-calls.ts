import { expect } from '@jest/globals';
import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { MoveIn } from '../../src/shop/move-ins/move-in.schema.js';
import { VatPeriods } from '../../src/shop/vat-periods/vat-periods.schema.js';
import type { TestActor } from './actors.js';
import type { TestShop } from './app.js';

export const SWITCH_DAY = '2026-12-01';
export const HEADINGS = 'number,customer,issuedOn,dueOn,total,vat,paid,credited';
export const fileOf = (...rows: string[]) => [HEADINGS, ...rows].join('\n');

const EVE = '2026-11-30T08:00:00Z';
const YEAR = { from: '2026-01-01', to: '2026-12-31' };

let numbers = 0;

/** A shop into which a trader moves, with a company that is a customer. */
export class MoveInCalls {
  buyer: TestActor;
  /** The legal name of the buyer's company. */
  name = '';
  company = '';
  moveIn = '';

  private constructor(
    private readonly shop: TestShop,
    readonly office: TestActor,
    readonly accounts: TestActor,
  ) {
    this.buyer = office;
  }

  static async at(shop: TestShop): Promise<MoveInCalls> {
    return new MoveInCalls(shop, await shop.as.staff(), await shop.as.staff('Amal Accounts', 'Accounts'));
  }

  /** Begins a move-in for a customer of its own, on the eve of the switch. */
  async renew(): Promise<void> {
    const { shop } = this;
    shop.clock.stopAt(EVE);
    await shop.app.get<Model<MoveIn>>(getModelToken(MoveIn.name)).updateMany({ status: 'Open' }, { status: 'Undone' });
    await shop.app.get<Model<VatPeriods>>(getModelToken(VatPeriods.name)).deleteMany({});
    this.buyer = await shop.as.customer();
    numbers += 1;
    this.name = `Old Customer ${String(numbers)} LLC`;
    this.company = (await shop.given.company({ legalName: this.name }))._id;
    const membership = { company: this.company, companyRole: 'buyer' };
    await this.office.http.put(`/api/users/${this.buyer.id}`).send(membership).expect(200);
    this.moveIn = (await this.begin()).body._id;
  }

  begin(body: object = {}) {
    return this.office.http.post('/api/move-ins').send({ source: 'sheets', switchDay: SWITCH_DAY, ...body });
  }

  send(kind: string, body: object, http = this.office.http) {
    return http.post(`/api/move-ins/${this.moveIn}/${kind}`).send(body);
  }

  async check(kind: string, csv: string, more: object = {}) {
    return (await this.send(kind, { csv, ...more }).expect(200)).body;
  }

  /** Checks the file and imports it with all remarks confirmed. */
  async bring(kind: string, csv: string) {
    const { plan, rows } = await this.check(kind, csv);
    expect(rows.filter(({ action }: { action: string }) => action === 'wrong')).toEqual([]);
    const confirmed = rows.map(({ line }: { line: number }) => line);
    return (await this.send(kind, { csv, plan, confirmed }).expect(200)).body;
  }

  /** A number that no invoice has. */
  oldNumber(): string {
    numbers += 1;
    return `ZB-${String(numbers).padStart(4, '0')}`;
  }

  /** An invoice of 10,500 AED of which 4,000 were paid. */
  rowOf(number: string, rest = '2026-09-14,2026-10-14,10500.00,500.00,4000.00,0'): string {
    return `${number},${this.name},${rest}`;
  }

  async read(path: string, query: object = {}) {
    return (await this.accounts.http.get(`/api/${path}`).query(query).expect(200)).body;
  }

  async invoiceOf(number: string) {
    const found = await this.read('invoices', { filter: JSON.stringify({ q: number }) });
    return found.find((one: { invoiceNumber: string }) => one.invoiceNumber === number);
  }

  statement(period: object = YEAR) {
    return this.read(`companies/${this.company}/statement`, period);
  }

  report() {
    return this.read(`move-ins/${this.moveIn}/report`);
  }
}
