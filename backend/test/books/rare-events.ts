import type { InvoiceResponse } from '../../src/billing/invoices/dto/invoice.response.js';
import type { TestActor } from '../support/actors.js';
import type { TestShop } from '../support/app.js';
import { fileOf, MoveInCalls } from '../support/move-in-calls.js';

const noonOf = (day: string) => `${day}T08:00:00Z`;
const MONEY = { paymentMethod: 'Bank Transfer', paidTo: 'Amal' };

/** Events that are rare in a year, each once: advances, bad debts, differences, documents of the old books. */
export class RareEvents {
  private staff!: TestActor;
  private buyer!: TestActor;

  constructor(private readonly shop: TestShop) {}

  async happen(): Promise<void> {
    this.buyer = await this.shop.as.customer('Salma');
    await this.open('2026-01-10');
    await this.shop.given.settings({ differenceLimit: 50 });
    await this.open('2026-01-15');
    const [recovered, undone] = [await this.invoiced(525), await this.invoiced(210)];
    await this.payAdvances();
    await this.takeOffDifferences();
    await this.overpay();
    await this.send('delete', `invoices/${await this.invoiced(60)}?reason=Wrong%20buyer`);
    await this.open('2026-08-10');
    await this.writeOff(recovered, 525);
    const { writeOffs } = await this.writeOff(undone, 210);
    await this.open('2026-08-20');
    const paid = await this.pay(recovered, 105);
    await this.send('post', `payments/${(await this.pay(recovered, 50)).payment._id}/refunds`, {
      ...{ amount: 20, paymentMethod: 'Cash', paymentDate: '2026-08-20' },
    });
    await this.send('delete', `payments/${paid.payment._id}?reason=Typed%20wrongly`);
    await this.send('post', `invoices/${undone}/write-offs/${writeOffs?.[0]?._id ?? ''}/undo`, { reason: 'Pays' });
    await this.bringOldDebts();
  }

  private async open(day: string): Promise<void> {
    this.shop.clock.stopAt(noonOf(day));
    this.staff = await this.shop.as.staff();
  }

  private async send(method: 'post' | 'delete', path: string, body?: object) {
    const answer = await this.staff.http[method](`/api/${path}`).send(body);
    if (answer.status >= 300) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  }

  private async invoiced(unitPrice: number): Promise<string> {
    return (await this.shop.given.invoice(this.buyer, { qty: 1, unitPrice, deliveryCharge: 0 }))._id;
  }

  private pay(invoice: string, amount: number) {
    const paymentDate = this.today;
    return this.send('post', `payments/from-invoice/${invoice}`, { ...MONEY, amount, paymentDate });
  }

  private get today(): string {
    return this.shop.clock.now().toISOString().slice(0, 10);
  }

  private writeOff(invoice: string, amount: number): Promise<InvoiceResponse> {
    return this.send('post', `invoices/${invoice}/write-offs`, {
      ...{ amount, reason: 'The company was wound up', notifiedOn: '2026-08-01' },
    });
  }

  /** An advance that an invoice uses in full, and a credit note that gives a part of it back. */
  private async payAdvances(): Promise<void> {
    await this.open('2026-02-02');
    const product = await this.shop.given.product({ stock: 1000 });
    const orderItems = [{ product: product._id, qty: 10, unitPrice: 105 }];
    const order = await this.send('post', 'orders', { user: this.buyer.id, orderItems, deliveryCharge: 21 });
    const advance = await this.send('post', `orders/${order._id}/advance-invoices`, { percent: 33.33 });
    await this.pay(advance._id, advance.amountDue);
    await this.open('2026-02-20');
    const invoice = await this.send('post', 'invoices', { order: order._id });
    await this.send('post', 'credit-notes', {
      ...{ invoice: invoice._id, amount: 900, reason: 'DL8.61.1.C', words: 'Less' },
    });
    const other = await this.send('post', 'orders', { user: this.buyer.id, orderItems });
    const unused = await this.send('post', `orders/${other._id}/advance-invoices`, { amount: 100 });
    await this.send('post', 'credit-notes', {
      ...{ invoice: unused._id, amount: 40, reason: 'DL8.61.1.C', words: 'Less' },
    });
  }

  private async takeOffDifferences(): Promise<void> {
    await this.open('2026-03-03');
    const kinds = ['bankCharge', 'difference'].map((kind) => ({ kind, amount: 25, reason: 'Fee of the bank' }));
    for (const body of kinds) {
      const id = await this.invoiced(300);
      const { differences } = await this.send('post', `invoices/${id}/differences`, body);
      await this.send('post', `invoices/${id}/differences/${differences[0]._id}/undo`, { reason: 'Paid later' });
      await this.send('post', `invoices/${id}/differences`, body);
    }
  }

  /** Credit of an overpaid invoice is used for another one, and comes back as the money never came. */
  private async overpay(): Promise<void> {
    await this.open('2026-03-10');
    this.buyer = await this.shop.as.customer('Rashid');
    const [overpaid, other] = [await this.invoiced(400), await this.invoiced(150)];
    const { payment } = await this.pay(overpaid, 400);
    await this.send('post', 'credit-notes', {
      ...{ invoice: overpaid, amount: 200, reason: 'DL8.61.1.C', words: 'Less' },
    });
    await this.send('post', `invoices/${other}/apply-credit`, { amount: 120 });
    await this.open('2026-03-12');
    await this.send('delete', `payments/${payment._id}?reason=Cheque%20returned`);
  }

  /** An open invoice, partly paid and credited, one that is paid afterwards, and credit of the old books. */
  private async bringOldDebts(): Promise<void> {
    await this.open('2026-11-30');
    const calls = await MoveInCalls.at(this.shop);
    await calls.renew();
    const paid = calls.rowOf(calls.oldNumber(), '2026-08-14,2026-09-14,2100.00,100.00,500.00,300.00');
    await calls.bring('invoices', fileOf(calls.rowOf(calls.oldNumber()), paid));
    await calls.bring('credits', `customer,amount,on,method,reference\n${calls.name},150,2026-09-20,Cash,`);
  }
}
