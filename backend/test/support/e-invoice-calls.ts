import type { IssuedInvoice } from './given.js';
import type { TestActor } from './actors.js';
import type { TestShop } from './app.js';

export const DELIVERIES = '/api/e-invoicing/deliveries';

/** A registered company of a shop that sends e-invoices, and those who send them. */
export class EInvoiceCalls {
  private constructor(
    private readonly shop: TestShop,
    readonly staff: TestActor,
    readonly buyer: TestActor,
    /** A consumer. */
    readonly person: TestActor,
  ) {}

  static async at(shop: TestShop): Promise<EInvoiceCalls> {
    const staff = await shop.as.staff('Omar Staff');
    const buyer = await shop.as.customer('Hind Saleh');
    const company = (await shop.given.company({ legalName: 'Rahman Printing Press LLC' }))._id;
    await staff.http.put(`/api/users/${buyer.id}`).send({ company, companyRole: 'buyer' }).expect(200);
    return new EInvoiceCalls(shop, staff, buyer, await shop.as.customer());
  }

  issue(): Promise<IssuedInvoice> {
    return this.shop.given.invoice(this.buyer);
  }

  act(id: string, action: string, body: object = {}, as = this.staff) {
    return as.http.post(`${DELIVERIES}/${id}/${action}`).send(body);
  }

  async read(id: string) {
    return (await this.staff.http.get(`${DELIVERIES}/${id}`).expect(200)).body;
  }

  /** @returns status and code of the refusal, or null */
  async refusal(id: string, action: string, body?: object): Promise<string | null> {
    const { status, body: answer } = await this.act(id, action, body);
    return status < 300 ? null : `${status} ${answer.code}`;
  }

  void(id: string, as = this.staff) {
    return as.http.delete(`/api/invoices/${id}`);
  }

  async credit(
    invoice: string,
    amount: number,
    more: { rebill?: boolean } = {},
  ): Promise<{ _id: string; creditNoteNumber: string }> {
    const note = { invoice, reason: 'DL8.61.1.C', words: 'Wrong price', amount, ...more };
    return (await this.staff.http.post('/api/credit-notes').send(note).expect(201)).body;
  }

  async xml(invoice: string): Promise<string> {
    return (await this.staff.http.get(`/api/invoices/${invoice}/e-invoice`).expect(200)).text;
  }

  /** The delivery, once it is so. */
  async once(id: string, status: string) {
    for (;;) {
      const delivery = await this.read(id);
      if (delivery.status === status) return delivery;
    }
  }

  /** The delivery, once so many attempts have failed. */
  async failed(id: string, attempts: number) {
    for (;;) {
      const delivery = await this.read(id);
      if (delivery.attempts === attempts && delivery.lastError !== '') return delivery;
    }
  }

  /** An invoice that staff have handed to the provider. */
  async handedOver(): Promise<IssuedInvoice & { uuid: string }> {
    const invoice = await this.issue();
    const { body } = await this.act(invoice._id, 'mark-sent').expect(200);
    return { ...invoice, uuid: body.uuid };
  }
}
