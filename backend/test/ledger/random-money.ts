import { expect } from '@jest/globals';
import type { InvoiceResponse } from '../../src/billing/invoices/dto/invoice.response.js';
import { aed, sum } from '../month/paper.js';
import type { Dice } from './dice.js';
import type { Bill, Money, PlainBooks } from './plain-books.js';
import { fils, type TradedShop } from './traded-shop.js';

const least = (one: bigint, other: bigint): bigint => (one < other ? one : other);

/** Payments, receipts, credit that settles invoices, refunds, reversals and other days of payments. */
export class RandomMoney {
  private readonly books: PlainBooks;
  private readonly dice: Dice;

  constructor(private readonly shop: TradedShop) {
    this.books = shop.books;
    this.dice = shop.dice;
  }

  async pay(): Promise<void> {
    const bill = this.dice.one(this.books.bills.filter((one) => this.books.openOf(one) > 0n));
    if (bill === undefined) return;
    const amount = this.dice.upTo(this.books.openOf(bill));
    const body = { amount: aed(amount), paymentMethod: 'Cash', paymentDate: this.shop.pastDay(), paidTo: 'Office' };
    const { payment } = await this.shop.send('post', `/api/payments/from-invoice/${bill.id}`, body);
    this.books.note({ id: payment._id, account: bill.account, bill, source: null, amount, day: body.paymentDate });
  }

  /** A transfer over invoices of the account, and of members as persons; the rest stays on account. */
  async receive(): Promise<void> {
    const account = this.dice.one(this.shop.accounts) ?? '';
    const [kind, id = ''] = account.split('/');
    const members = this.shop.buyers
      .filter((buyer) => this.shop.companyOf.get(buyer.id) === id)
      .map((buyer) => `users/${buyer.id}`);
    const payable = this.books.bills.filter(
      (bill) => this.books.openOf(bill) > 0n && (bill.account === account || members.includes(bill.account)),
    );
    const bills = payable.filter(() => this.dice.below(2) === 0).slice(0, 3);
    const parts = bills.map((bill) => ({ bill, amount: this.dice.upTo(this.books.openOf(bill)) }));
    const amount = sum(parts.map((part) => part.amount)) + BigInt(this.dice.below(2) * this.dice.below(9000)) + 1n;
    const paymentDate = this.shop.pastDay();
    const body = {
      ...{ [kind === 'companies' ? 'company' : 'user']: id, amount: aed(amount), paymentMethod: 'Bank Transfer' },
      ...{ paymentDate, reference: `FT${this.books.money.length}` },
      allocations: parts.map((part) => ({ invoice: part.bill.id, amount: aed(part.amount) })),
    };
    const made = await this.shop.send('post', '/api/receipts', body);
    const receipt = this.books.note({ id: made._id, account, bill: null, source: null, amount, day: paymentDate });
    for (const [index, part] of parts.entries()) {
      const id = made.allocations[index].payment;
      this.books.note({ id, account, bill: part.bill, source: receipt, amount: part.amount, day: paymentDate });
    }
  }

  /** The shop chooses which credit it takes; the books note it. */
  async apply(): Promise<void> {
    const bill = this.dice.one(this.books.bills.filter((one) => this.books.openOf(one) > 0n));
    if (bill === undefined) return;
    const company = this.shop.companyOf.get(bill.account.replace('users/', '')) ?? null;
    const credits = [bill.account, ...(company === null ? [] : [`companies/${company}`])];
    const credit = sum(credits.map((account) => this.books.creditOf(account)));
    const amount = this.dice.upTo(least(this.books.openOf(bill), credit));
    if (amount <= 0n) return;
    await this.shop.send('post', `/api/invoices/${bill.id}/apply-credit`, { amount: aed(amount) });
    const known = new Set(this.books.money.map(({ id }) => id));
    const { payments } = (await this.shop.get(`/api/invoices/${bill.id}`)) as InvoiceResponse;
    for (const payment of payments.filter(({ _id }) => !known.has(_id))) {
      const source = await this.sourceOf(payment, bill);
      const account = source.bill?.account ?? source.account;
      this.books.note({ id: payment._id, account, bill, source, amount: fils(payment.amount), day: this.shop.today });
    }
  }

  private async sourceOf(payment: InvoiceResponse['payments'][number], bill: Bill): Promise<Money> {
    const bound = (money: Money | undefined) => {
      if (money === undefined) throw new Error(`Nobody knows where the credit of ${bill.number} came from`);
      return money;
    };
    if (payment.receiptNumber !== '') {
      const { body } = await this.shop.staff.http
        .get('/api/receipts')
        .query({ filter: JSON.stringify({ q: payment.receiptNumber }) });
      return bound(this.books.money.find(({ id }) => id === body[0]?._id));
    }
    const from = this.books.bills.find(({ number }) => number === payment.appliedFrom);
    const overpaid = (await this.shop.get(`/api/invoices/${from?.id ?? ''}`)) as InvoiceResponse;
    const uses = (one: InvoiceResponse['payments'][number]) =>
      one.refunds.filter(({ appliedTo, amount }) => appliedTo === bill.number && amount === payment.amount).length;
    const noted = (id: string) =>
      this.books
        .usesOf(this.books.money.find((one) => one.id === id) as Money)
        .filter((use) => use.bill === bill && use.amount === fils(payment.amount)).length;
    const found = overpaid.payments.find((one) => uses(one) > noted(one._id));
    return bound(this.books.money.find(({ id }) => id === found?._id));
  }

  async refund(): Promise<void> {
    const money = this.dice.one(this.books.money.filter((one) => this.books.netOf(one) > 0n));
    if (money === undefined) return;
    const amount = this.dice.upTo(this.books.netOf(money));
    const day = this.shop.pastDay(money.day);
    const body = { amount: aed(amount), paymentMethod: 'Cash', paymentDate: day };
    await this.shop.send('post', `/api/${money.bill === null ? 'receipts' : 'payments'}/${money.id}/refunds`, body);
    money.refunds.push({ amount, day });
  }

  async reverse(): Promise<void> {
    const money = this.dice.one(
      this.books.money.filter(({ source, undone, isCheque }) => source === null && undone === null && !isCheque),
    );
    if (money === undefined) return;
    const isReturned = this.dice.below(2) === 0;
    const path = `/api/${money.bill === null ? 'receipts' : 'payments'}/${money.id}`;
    const reason = isReturned ? 'Cheque returned' : 'Typed twice';
    const { status, body } = await this.shop.staff.http.delete(path).query({ reason });
    const isRefunded = this.books.madeOf(money).some(({ refunds }) => refunds.length > 0);
    expect([path, status, body.code]).toEqual([
      path,
      isRefunded ? 409 : 200,
      isRefunded ? expect.any(String) : undefined,
    ]);
    if (!isRefunded) this.books.undo(money, this.shop.today, isReturned);
  }

  /** Another day of a payment. */
  async edit(): Promise<void> {
    const { books } = this;
    const own = books.money.filter((one) => one.bill !== null && one.source === null && books.netOf(one) > 0n);
    const money = this.dice.one(own);
    if (money === undefined) return;
    const taken = books.money.filter(({ source }) => source === money).map(({ day }) => day);
    const last = [...money.refunds.map(({ day }) => day), ...taken].reduce(
      (one, day) => (day < one ? day : one),
      this.shop.today,
    );
    const paymentDate = this.shop.pastDay(undefined, last);
    await this.shop.send('put', `/api/payments/${money.id}`, { paymentDate });
    money.day = paymentDate;
  }
}
