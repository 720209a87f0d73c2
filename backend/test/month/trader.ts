import { expect } from '@jest/globals';
import type { CreditNoteResponse } from '../../src/billing/credit-notes/dto/credit-note.response.js';
import type { ProductResponse } from '../../src/goods/catalog/dto/product.response.js';
import type { TestActor } from '../support/actors.js';
import type { TestShop } from '../support/app.js';
import { type Bill, Ledger, openOf, Return } from './ledger.js';
import {
  aed,
  type Basis,
  creditOfAmount,
  creditOfPieces,
  leftAfter,
  type PaperCredit,
  type Taxed,
  taxed,
  total,
} from './paper.js';
import { type Buyer, buyerOf, BUYERS, DELIVERED_BEFORE, issuedAt, orderOf, SHARJAH_FROM } from './sales.js';

/** An invoice of the shop, with its page in the books. */
export interface Sale {
  readonly _id: string;
  readonly order: string;
  readonly number: string;
  readonly buyer: Buyer;
  readonly basis: Basis;
  readonly lines: readonly string[];
  readonly bill: Bill;
  /** The part that is not credited yet. */
  left: readonly Taxed[];
}

export interface Credited {
  readonly note: CreditNoteResponse;
  readonly amounts: readonly Taxed[];
  readonly sale: Sale;
}

/** Days to pay. */
const TERMS: Readonly<Record<string, number>> = { falcon: 15, palm: 7, Omar: 10, Nora: 10 };
const COMPANY_OF: Readonly<Partial<Record<Buyer, string>>> = { Hind: 'falcon', Sara: 'falcon', Majid: 'palm' };
const REASONS: Readonly<Record<string, string>> = { Z: 'Export to Oman', E: 'Exempt by law', O: 'Supplied abroad' };
export const DAY_OF_CORRECTIONS = '2026-10-30';

const dayAfter = (instant: string, days: number): string =>
  new Date(Date.parse(instant) + days * 86_400_000).toISOString().slice(0, 10);

/** Does everything twice: over HTTP in the shop, and in the books on paper. */
export class Trader {
  readonly sales: Sale[] = [];
  readonly credits: Credited[] = [];
  readonly ledgers = new Map<string, Ledger>();
  readonly returns = { september: new Return(), october: new Return() };
  /** Ids of users and companies by the names of their accounts. */
  readonly ids = new Map<string, string>();
  readonly receipts: { readonly _id: string; readonly amount: bigint }[] = [];
  private readonly buyers = new Map<Buyer, TestActor>();
  private products: ProductResponse[] = [];
  staff!: TestActor;

  constructor(readonly shop: TestShop) {}

  async open(): Promise<void> {
    this.shop.clock.stopAt('2026-10-02T04:00:00Z');
    this.staff = await this.shop.as.staff();
    await this.put('/api/settings', { invoiceTermsDays: TERMS['Omar'] });
    for (const name of BUYERS) this.buyers.set(name, await this.shop.as.customer(name));
    for (const name of ['falcon', 'palm']) {
      const { _id } = await this.shop.given.company({ legalName: `${name} LLC`, paymentTermsDays: TERMS[name] ?? 0 });
      this.ids.set(name, _id);
    }
    for (const [name, { id }] of this.buyers) {
      const account = COMPANY_OF[name];
      if (account === undefined) this.ids.set(name, id);
      else await this.put(`/api/users/${id}`, { company: this.ids.get(account), companyRole: 'buyer' });
      this.ledgers.set(account ?? name, new Ledger());
    }
    this.products = await Promise.all([1, 2, 3, 4].map(() => this.shop.given.product({ stock: 100_000 })));
  }

  /** Sells the items of the script, and issues the invoice. */
  async sell(index: number): Promise<Sale> {
    const at = issuedAt(index);
    this.shop.clock.stopAt(at);
    const paper = orderOf(index);
    const buyer = buyerOf(index);
    const order = await this.post('/api/orders', {
      user: this.buyers.get(buyer)?.id,
      orderItems: paper.lines.map(({ qty, price, discount, category }, line) => ({
        ...{ product: this.products[line]?._id, qty: Number(qty), unitPrice: aed(price), discount: aed(discount) },
        ...{ taxCategory: category, taxReason: REASONS[category] ?? '' },
      })),
      ...{ discount: aed(paper.discount), discountReason: paper.discount > 0n ? 'Rounded off' : '' },
      ...{ deliveryCharge: aed(paper.delivery), extraFee: aed(paper.fee) },
    });
    const isEarlier = index < DELIVERED_BEFORE;
    if (isEarlier) await this.put(`/api/orders/${order._id}`, { status: 'Delivered', deliveredAt: '2026-09-28' });
    const invoice = await this.post('/api/invoices', { order: order._id });
    const account = COMPANY_OF[buyer] ?? buyer;
    const bill: Bill = {
      ...{ number: invoice.invoiceNumber, account, amounts: taxed(paper) },
      taxDay: isEarlier ? '2026-09-28' : at.slice(0, 10),
      dueDay: dayAfter(at, TERMS[account] ?? 0),
      box: index < SHARJAH_FROM ? '1b' : '1c',
      ...{ credited: 0n, paid: 0n, isVoid: false },
    };
    const sale: Sale = {
      ...{ _id: invoice._id, order: order._id, number: bill.number, buyer, basis: paper.basis, bill },
      ...{ lines: invoice.lines.map(({ _id }: { _id: string }) => _id), left: bill.amounts },
    };
    this.ledgerOf(sale).invoice(bill);
    this.returns[isEarlier ? 'september' : 'october'].add(bill.box, bill.amounts, 1n);
    this.sales.push(sale);
    return sale;
  }

  /** @returns the payment's id */
  async pay(sale: Sale, amount: bigint, cheque = ''): Promise<string> {
    const { payment } = await this.post(`/api/payments/from-invoice/${sale._id}`, {
      ...{ amount: aed(amount), paymentDate: this.today(), paidTo: 'Office' },
      ...(cheque === '' ? { paymentMethod: 'Cash' } : { paymentMethod: 'Cheque', chequeNumber: cheque }),
    });
    this.ledgerOf(sale).pay(sale.bill, amount);
    return payment._id;
  }

  async reverse(sale: Sale, payment: string, amount: bigint, reason: string): Promise<void> {
    await this.staff.http.delete(`/api/payments/${payment}`).query({ reason }).expect(200);
    this.ledgerOf(sale).reverse(sale.bill, amount, reason === 'Cheque returned' ? 'returned' : 'mistaken');
  }

  async refund(sale: Sale, payment: string, amount: bigint): Promise<void> {
    const body = { amount: aed(amount), paymentMethod: 'Bank Transfer', paymentDate: this.today() };
    await this.post(`/api/payments/${payment}/refunds`, body);
    this.ledgerOf(sale).refund(sale.bill, amount);
  }

  async voidSale(sale: Sale): Promise<void> {
    await this.staff.http.delete(`/api/invoices/${sale._id}`).query({ reason: 'Wrong buyer' }).expect(200);
    this.ledgerOf(sale).voidBill(sale.bill);
    this.returns.october.add(sale.bill.box, sale.bill.amounts, -1n);
  }

  /** @param restock true if the goods come back */
  async creditPieces(sale: Sale, credit: PaperCredit, reason: string, restock = false): Promise<void> {
    const amounts = creditOfPieces(sale.left, credit, sale.basis);
    const lines = sale.lines.flatMap((line, index) => {
      const qty = Number(credit.qtys?.[index] ?? 0n);
      return qty === 0 ? [] : [{ line, qty, restock }];
    });
    const charges = { deliveryCharge: aed(credit.delivery ?? 0n), extraFee: aed(credit.fee ?? 0n) };
    const body = { invoice: sale._id, reason, words: 'As agreed by telephone', lines, ...charges };
    this.book(sale, amounts, await this.post('/api/credit-notes', body));
  }

  async creditAmount(sale: Sale, amount: bigint, reason: string): Promise<void> {
    const body = { invoice: sale._id, reason, words: 'As agreed by telephone', amount: aed(amount) };
    this.book(sale, creditOfAmount(sale.left, amount), await this.post('/api/credit-notes', body));
  }

  /** Cancels or returns the order, which credits all that is left. */
  async end(sale: Sale, ...statuses: string[]): Promise<void> {
    for (const status of statuses) await this.put(`/api/orders/${sale.order}`, { status });
    const { creditNotes } = await this.get(`/api/invoices/${sale._id}`);
    this.book(sale, sale.left, await this.get(`/api/credit-notes/${creditNotes.at(-1)._id}`));
  }

  /** One transfer over several invoices; the rest stays on account. */
  async receive(account: string, parts: readonly (readonly [Sale, bigint])[], beyond = 0n): Promise<void> {
    const amount = parts.reduce((before, [, part]) => before + part, beyond);
    const { _id } = await this.post('/api/receipts', {
      ...{ [account === 'falcon' || account === 'palm' ? 'company' : 'user']: this.ids.get(account) },
      ...{ amount: aed(amount), paymentMethod: 'Bank Transfer', paymentDate: this.today(), reference: 'FT2630' },
      allocations: parts.map(([sale, part]) => ({ invoice: sale._id, amount: aed(part) })),
    });
    for (const [sale, part] of parts) this.ledgerOf(sale).pay(sale.bill, part);
    if (beyond > 0n) this.ledgers.get(account)?.keepOnAccount(beyond);
    this.receipts.push({ _id, amount });
  }

  /** @param from the overpaid invoice that it comes from; without it, money on account */
  async apply(sale: Sale, amount: bigint, from?: Sale): Promise<void> {
    await this.post(`/api/invoices/${sale._id}/apply-credit`, { amount: aed(amount) });
    this.ledgerOf(sale).apply(sale.bill, amount, from?.bill);
  }

  ledgerOf({ bill }: Sale): Ledger {
    return this.ledgers.get(bill.account) as Ledger;
  }

  today(): string {
    return this.shop.clock.now().toISOString().slice(0, 10);
  }

  async get(path: string) {
    return (await this.staff.http.get(path).expect(200)).body;
  }

  async put(path: string, body: object): Promise<void> {
    await this.staff.http.put(path).send(body).expect(200);
  }

  private book(sale: Sale, amounts: readonly Taxed[], note: CreditNoteResponse): void {
    sale.left = leftAfter(sale.left, amounts);
    this.ledgerOf(sale).credit(sale.bill, total(amounts, 'gross'));
    this.returns.october.add(sale.bill.box, amounts, -1n);
    this.credits.push({ note, amounts, sale });
  }

  private async post(path: string, body: object) {
    const answer = await this.staff.http.post(path).send(body);
    expect([path, answer.status < 300 || answer.body.message]).toEqual([path, true]);
    return answer.body;
  }
}

/** The whole remaining invoice, as the request for a credit note. */
export const everything = ({ left }: Sale): PaperCredit => ({
  qtys: left.slice(0, -2).map(({ qty }) => qty),
  delivery: left.at(-2)?.gross ?? 0n,
  fee: left.at(-1)?.gross ?? 0n,
});

export const open = ({ bill }: Sale): bigint => openOf(bill);
