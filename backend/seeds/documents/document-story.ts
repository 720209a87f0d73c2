import { CHEQUE_RETURNED } from '@shop/contract/payment';
import type { INestApplicationContext } from '@nestjs/common';
import type { Actor } from '../../src/platform/auth/actor.js';
import { InvoiceWriting } from '../../src/billing/invoices/invoice-writing.service.js';
import { OrderCreation } from '../../src/sales/orders/order-creation.service.js';
import { OrderEditing } from '../../src/sales/orders/order-editing.service.js';
import { PaymentRecording } from '../../src/money/payments/payment-recording.service.js';
import { QuoteEditing } from '../../src/sales/quotes/quote-editing.service.js';
import { QuoteRequests } from '../../src/sales/quotes/quote-requests.service.js';
import type { PlannedInvoice, PlannedOrder, PlannedPayment, PlannedQuote } from './document-plan.types.js';

export interface Step {
  readonly at: Date;
  run(): Promise<void>;
}

/** The demo's own salesperson; history shows the name. */
export const OFFICE: Actor = {
  id: '',
  name: 'Demo office',
  email: '',
  isAdmin: true,
  staffRole: 'Administrator',
  sessionId: '',
};

/** One quote of the demo from request to last payment. Its steps generate the ids. */
export class DocumentStory {
  private quoteId = '';
  private orderId = '';
  private invoiceId = '';

  constructor(
    private readonly app: INestApplicationContext,
    private readonly plan: PlannedQuote,
    private readonly customers: ReadonlyMap<string, Actor>,
    private readonly products: ReadonlyMap<string, string>,
  ) {}

  steps(): Step[] {
    const { requestedAt, pricedAt, decidedAt, status, order } = this.plan;
    const steps: Step[] = [{ at: requestedAt, run: () => this.request() }];
    if (pricedAt !== null) steps.push({ at: pricedAt, run: () => this.price() });
    if (decidedAt !== null) steps.push({ at: decidedAt, run: () => this.change({ status }) });
    return order === null ? steps : [...steps, ...this.orderSteps(order)];
  }

  private orderSteps(order: PlannedOrder): Step[] {
    const { createdAt, deliveredAt, closedAt, status, invoice } = order;
    const steps: Step[] = [{ at: createdAt, run: () => this.createOrder(order) }];
    if (deliveredAt !== null) steps.push({ at: deliveredAt, run: () => this.deliver(order) });
    if (closedAt !== null) steps.push({ at: closedAt, run: () => this.changeOrder({ status }) });
    return invoice === null ? steps : [...steps, ...this.invoiceSteps(invoice)];
  }

  private invoiceSteps({ issuedAt, payments }: PlannedInvoice): Step[] {
    return [
      { at: issuedAt, run: () => this.issueInvoice() },
      ...payments.flatMap((payment) => this.paymentSteps(payment)),
    ];
  }

  private paymentSteps(payment: PlannedPayment): Step[] {
    let id = '';
    const recorded = {
      at: payment.paidAt,
      run: async () => {
        id = await this.recordPayment(payment);
      },
    };
    const { returnedAt } = payment;
    if (returnedAt === null) return [recorded];
    const returned = async () => {
      await this.app.get(PaymentRecording).reversePayment(id, CHEQUE_RETURNED, OFFICE);
    };
    return [recorded, { at: returnedAt, run: returned }];
  }

  private async request(): Promise<void> {
    const { customer, lines, clientToAdminNote } = this.plan;
    const actor = this.customers.get(customer);
    if (actor === undefined) throw new Error(`The demo documents name an unknown customer: ${customer}`);
    const requestedItems = lines.map(({ product, qty }) => ({ product: this.productId(product), qty }));
    const { _id } = await this.app.get(QuoteRequests).requestQuote({ requestedItems, clientToAdminNote }, actor);
    this.quoteId = _id;
  }

  private price(): Promise<void> {
    const { lines, deliveryCharge, extraFee, adminToClientNote, adminToAdminNote } = this.plan;
    const requestedItems = lines.map((line) => ({ ...line, product: this.productId(line.product) }));
    const offer = { requestedItems, deliveryCharge, extraFee, adminToClientNote, adminToAdminNote };
    return this.change({ ...offer, status: 'Quoted' });
  }

  private async change(body: Parameters<QuoteEditing['updateQuote']>[1]): Promise<void> {
    await this.app.get(QuoteEditing).updateQuote(this.quoteId, body, OFFICE);
  }

  private async createOrder({ adminToAdminNote, adminToClientNote }: PlannedOrder): Promise<void> {
    const { _id } = await this.app.get(OrderCreation).createFromQuote(this.quoteId, OFFICE);
    this.orderId = _id;
    if (adminToAdminNote !== '' || adminToClientNote !== '') {
      await this.changeOrder({ adminToAdminNote, adminToClientNote });
    }
  }

  private deliver({ deliveredAt, deliveredBy }: PlannedOrder): Promise<void> {
    const when = deliveredAt === null ? {} : { deliveredAt: deliveredAt.toISOString() };
    return this.changeOrder({ status: 'Delivered', deliveredBy, ...when });
  }

  private async changeOrder(body: Parameters<OrderEditing['updateOrder']>[1]): Promise<void> {
    await this.app.get(OrderEditing).updateOrder(this.orderId, body, OFFICE);
  }

  private async issueInvoice(): Promise<void> {
    const { _id } = await this.app.get(InvoiceWriting).issueInvoice({ order: this.orderId }, OFFICE);
    this.invoiceId = _id;
  }

  /** @returns the id of the payment */
  private async recordPayment({ amount, method, paidAt, ...planned }: PlannedPayment): Promise<string> {
    const { chequeNumber, paidTo, note } = planned;
    const body = { amount, paymentMethod: method, paymentDate: paidAt.toISOString(), chequeNumber, paidTo, note };
    const { payment } = await this.app.get(PaymentRecording).recordPayment(this.invoiceId, body, OFFICE);
    return payment._id;
  }

  private productId(key: string): string {
    const id = this.products.get(key);
    if (id === undefined) throw new Error(`The demo documents name an unknown product: ${key}`);
    return id;
  }
}
