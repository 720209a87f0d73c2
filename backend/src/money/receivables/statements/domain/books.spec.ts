import { describe, expect, it } from '@jest/globals';
import { dubaiDay, endOfDubaiDay, startOfDubaiDay } from '@shop/contract/dubai-day';
import { SUM_SIGNS, STATEMENT_SUMS } from '@shop/contract/statement';
import fc from 'fast-check';
import { netOf } from '../../../../billing/invoices/domain/invoice.rules.js';
import { paidBackOf, reversed, usesOf } from '../../../payments/domain/reversal.js';
import { unallocatedOf } from '../../../receipts/domain/receipt.rules.js';
import { statementOf } from './statement.rules.js';

const DAY_MS = 86_400_000;
const FIRST = startOfDubaiDay('2026-01-01').getTime();
const DAYS = 60;
const noonOf = (day: number) => new Date(FIRST + day * DAY_MS + DAY_MS / 2);
const dayOf = (at: Date) => Math.floor((at.getTime() - FIRST) / DAY_MS);

type Allocation = { invoiceNumber: string; payment: string; amount: number; appliedAt: Date | null; paidBack: number };
type Refund = { amount: number; paymentDate: Date; appliedTo: string; appliedAs: string; unappliedAt: Date | null };
const newInvoice = (number: string, at: Date, total: number) => ({
  ...{ _id: number, invoiceNumber: number, createdAt: at, dueDate: endOfDubaiDay(at, 10), issuedTotal: total },
  ...{ advanced: 0, poNumber: '', badDebt: null, differences: [] },
  ...{
    creditNotes: [] as { creditNoteNumber: string; total: number; createdAt: Date }[],
    voidedAt: null as Date | null,
  },
});
const newPayment = (id: string, of: string, amount: number, paymentDate: Date) => ({
  ...{ _id: id, invoice: { invoiceNumber: of }, amount, paymentMethod: 'Cash' as const, paymentDate, appliedFrom: '' },
  chequeNumber: '',
  ...{ status: 'Received' as 'Received' | 'Refunded', refunds: [] as Refund[], refundedAt: null as Date | null },
  ...{ appliedAt: null as Date | null, receipt: null as { receiptNumber: string } | null },
  reversal: null as { reason: string; at: Date } | null,
});
const newReceipt = (number: string, amount: number, paymentDate: Date) => ({
  ...{ _id: number, receiptNumber: number, amount, paymentMethod: 'Cheque' as const, paymentDate, chequeNumber: '' },
  ...{
    reference: '',
    allocations: [] as Allocation[],
  },
  ...{ refunds: [] as Refund[], reversal: null as { reason: string; at: Date } | null },
});
type Invoice = ReturnType<typeof newInvoice>;
type Payment = ReturnType<typeof newPayment>;
type Receipt = ReturnType<typeof newReceipt>;

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/** The rest of a receipt; of a reversed one, what had been paid back of it. */
function restOf(receipt: Receipt): number {
  if (!receipt.reversal) return unallocatedOf(receipt);
  return -sumOf([...receipt.refunds.map(({ amount }) => amount), ...receipt.allocations.map((part) => part.paidBack)]);
}

/**
 * An account whose records change as the services change them, and a plain list of what moved on which day beside it. Money of a company
 * settles invoices of its member, too.
 */
class Books {
  readonly invoices: Invoice[] = [];
  readonly payments: Payment[] = [];
  readonly receipts: Receipt[] = [];
  /** The amount that each operation adds to the balance, by the key of its record. */
  readonly ledger: { day: number; amount: number; key: string }[] = [];
  private count = 0;

  constructor(
    private readonly name: string,
    private readonly random: (below: number) => number,
    private readonly member: Books | null = null,
  ) {}

  step(day: number): void {
    const operations = [
      'invoice',
      'invoice',
      'credit',
      'pay',
      'receive',
      'apply',
      'refund',
      'reverse',
      'void',
      'edit',
    ] as const;
    this[operations[this.random(operations.length)] as (typeof operations)[number]](day);
  }

  private invoice(day: number): void {
    const invoice = newInvoice(this.number('INV'), noonOf(day), 1 + this.random(1000));
    this.invoices.push(invoice);
    this.book(day, invoice.issuedTotal, invoice._id);
  }

  private credit(day: number): void {
    const invoice = this.one(this.invoices.filter((one) => !one.voidedAt && this.dueOf(one) > 0));
    if (!invoice) return;
    const total = 1 + this.random(this.dueOf(invoice));
    invoice.creditNotes.push({ creditNoteNumber: this.number('CRN'), total, createdAt: noonOf(day) });
    this.book(day, -total, 'credit');
  }

  private pay(day: number): void {
    const invoice = this.one(this.open());
    if (!invoice) return;
    const at = noonOf(this.random(day + 1));
    const payment = newPayment(this.number('P'), invoice._id, 1 + this.random(this.openOf(invoice)), at);
    this.payments.push(payment);
    this.book(dayOf(at), -payment.amount, payment._id);
  }

  private receive(day: number): void {
    const at = noonOf(this.random(day + 1));
    const receipt = newReceipt(this.number('RCP'), 1 + this.random(800), at);
    let left = receipt.amount;
    for (const invoice of this.payable().slice(0, this.random(4))) {
      const amount = Math.min(left, this.ownerOf(invoice).openOf(invoice));
      if (amount > 0) this.allocate(receipt, invoice, amount, null);
      left -= amount;
    }
    this.receipts.push(receipt);
    this.book(dayOf(at), -receipt.amount, receipt._id);
  }

  private apply(day: number): void {
    const invoice = this.one(this.payable());
    if (!invoice) return;
    const owner = this.ownerOf(invoice);
    const receipt = this.receipts.find((one) => restOf(one) > 0);
    if (receipt) {
      this.allocate(receipt, invoice, Math.min(restOf(receipt), owner.openOf(invoice)), noonOf(day));
      return;
    }
    const overpaid = this.invoices.find((one) => this.paidOf(one) > this.dueOf(one));
    const source = this.payments.findLast((one) => one.invoice.invoiceNumber === overpaid?._id && netOf(one) > 0);
    if (!overpaid || !source) return;
    const amount = Math.min(this.paidOf(overpaid) - this.dueOf(overpaid), netOf(source), owner.openOf(invoice));
    const made = newPayment(this.number('P'), invoice._id, amount, source.paymentDate);
    owner.payments.push(Object.assign(made, { appliedAt: noonOf(day), appliedFrom: overpaid._id }));
    this.pass(owner, day, amount);
    this.take(source, {
      amount,
      paymentDate: noonOf(day),
      appliedTo: invoice._id,
      appliedAs: made._id,
      unappliedAt: null,
    });
  }

  private refund(day: number): void {
    const payment = this.one([
      ...this.payments.filter((one) => netOf(one) > 0),
      ...this.receipts.filter((one) => restOf(one) > 0),
    ]);
    if (!payment) return;
    const left = 'receiptNumber' in payment ? restOf(payment) : netOf(payment);
    const came = dayOf(('appliedAt' in payment ? payment.appliedAt : null) ?? payment.paymentDate);
    const at = noonOf(came + this.random(day - came + 1));
    const refund = { amount: 1 + this.random(left), paymentDate: at, appliedTo: '', appliedAs: '', unappliedAt: null };
    if ('receiptNumber' in payment) payment.refunds.push(refund);
    else this.take(payment, refund);
    this.book(dayOf(at), refund.amount, 'refund');
  }

  /** A payment is not reversed once something of it was paid back; a receipt is, as of a cheque that its bank took back. */
  private reverse(day: number): void {
    const isReversible = (one: Payment) => paidBackOf(one) === 0 && !one.receipt && one.appliedFrom === '';
    const money = this.one([...this.payments.filter(isReversible), ...this.receipts.filter((one) => !one.reversal)]);
    if (!money) return;
    const all = [...this.payments, ...(this.member?.payments ?? [])];
    const direct =
      'receiptNumber' in money ? all.filter(({ receipt }) => receipt?.receiptNumber === money._id) : [money];
    const made = [...direct];
    for (const payment of made) {
      made.push(...usesOf(payment).map(({ appliedAs }) => all.find(({ _id }) => _id === appliedAs)!));
    }
    if (made.some((payment) => !direct.includes(payment) && paidBackOf(payment) > 0)) return;
    const reversal = { reason: this.random(2) === 0 ? 'Cheque returned' : '', at: noonOf(day) };
    for (const payment of made) {
      const paidBack = paidBackOf(payment);
      if ('receiptNumber' in money) {
        for (const part of money.allocations) if (part.payment === payment._id) part.paidBack = paidBack;
      }
      Object.assign(payment, reversed(payment, noonOf(day)), { reversal });
      const isPassed = payment.receipt !== null || this.invoices.some(({ _id }) => _id === payment.appliedFrom);
      if (isPassed && this.member?.payments.includes(payment)) this.pass(this.member, day, paidBack - payment.amount);
    }
    if ('receiptNumber' in money) money.reversal = reversal;
    this.book(day, money.amount, 'reversal');
  }

  private void(day: number): void {
    const isVoidable = (one: Invoice) => !one.voidedAt && one.creditNotes.length === 0 && this.paidOf(one) === 0;
    const invoice = this.one(this.invoices.filter(isVoidable));
    if (!invoice) return;
    invoice.voidedAt = noonOf(day);
    this.book(day, -invoice.issuedTotal, 'void');
  }

  private edit(day: number): void {
    const payment = this.one(
      this.payments.filter((one) => !one.receipt && one.appliedFrom === '' && one.status === 'Received'),
    );
    if (!payment) return;
    const last = Math.min(day, ...payment.refunds.map((refund) => dayOf(refund.paymentDate)));
    payment.paymentDate = noonOf(this.random(last + 1));
    const line = this.ledger.find(({ key }) => key === payment._id);
    if (line) line.day = dayOf(payment.paymentDate);
  }

  private allocate(receipt: Receipt, invoice: Invoice, amount: number, appliedAt: Date | null): void {
    const part = newPayment(this.number('P'), invoice._id, amount, receipt.paymentDate);
    const owner = this.ownerOf(invoice);
    owner.payments.push(Object.assign(part, { appliedAt, receipt: { receiptNumber: receipt._id } }));
    this.pass(owner, dayOf(appliedAt ?? receipt.paymentDate), amount);
    receipt.allocations.push({ invoiceNumber: invoice._id, payment: part._id, amount, appliedAt, paidBack: 0 });
  }

  /** Money of the company settles an invoice of its member, or no longer does. */
  private pass(owner: Books, day: number, amount: number): void {
    if (owner === this) return;
    this.book(day, amount, 'for the member');
    owner.book(day, -amount, 'by the company');
  }

  private ownerOf(invoice: Invoice): Books {
    return this.member?.invoices.includes(invoice) === true ? this.member : this;
  }

  private payable(): Invoice[] {
    return [...this.open(), ...(this.member?.open() ?? [])];
  }

  private take(payment: Payment, refund: Refund): void {
    const isRest = netOf(payment) === refund.amount;
    payment.refunds.push(refund);
    if (isRest) Object.assign(payment, { status: 'Refunded', refundedAt: refund.paymentDate });
  }

  private book(day: number, amount: number, key: string): void {
    this.ledger.push({ day, amount, key });
  }

  private number(prefix: string): string {
    this.count += 1;
    return `${prefix}-${this.name}-${this.count}`;
  }

  private one<T>(some: readonly T[]): T | undefined {
    return some[this.random(Math.max(some.length, 1))];
  }

  private open(): Invoice[] {
    return this.invoices.filter((one) => this.openOf(one) > 0);
  }

  dueOf({ issuedTotal, creditNotes }: Invoice): number {
    return creditNotes.reduce((due, { total }) => due - total, issuedTotal);
  }

  paidOf({ _id }: Invoice): number {
    return this.payments.reduce((sum, one) => sum + (one.invoice.invoiceNumber === _id ? netOf(one) : 0), 0);
  }

  openOf(invoice: Invoice): number {
    return invoice.voidedAt ? 0 : Math.max(this.dueOf(invoice) - this.paidOf(invoice), 0);
  }

  creditBalance(): number {
    const overpaid = this.invoices.reduce((sum, one) => sum + Math.max(this.paidOf(one) - this.dueOf(one), 0), 0);
    return this.receipts.reduce((sum, one) => sum + restOf(one), overpaid);
  }

  balanceAfter(day: number): number {
    return this.ledger.reduce((sum, line) => sum + (line.day <= day ? line.amount : 0), 0);
  }
}

const book = fc
  .array(fc.array(fc.nat(), { minLength: 40, maxLength: 40 }), { minLength: 5, maxLength: 60 })
  .map((steps) => {
    let dice: number[] = [];
    const random = (below: number) => (dice.shift() ?? 0) % below;
    const member = new Books('member', random);
    const accounts = [new Books('company', random, member), member] as const;
    for (const [index, values] of steps.entries()) {
      dice = [...values];
      accounts[random(2)]?.step(Math.floor((index * DAYS) / steps.length));
    }
    return accounts;
  });

describe('the books of a company and of its member', () => {
  it('agree with a plain list of movements by day, for any sequence of events', () => {
    fc.assert(
      fc.property(book, fc.boolean(), fc.integer({ min: 1, max: 20 }), (accounts, withUndone, length) => {
        for (const books of accounts)
          for (let first = 0; first < DAYS; first += length) {
            const last = first + length - 1;
            const period = { from: startOfDubaiDay(dubaiDay(noonOf(first))), to: endOfDubaiDay(noonOf(last)) };
            const statement = statementOf(books, period, withUndone);
            const moved = STATEMENT_SUMS.reduce((sum, name) => sum + SUM_SIGNS[name] * statement[name], 0);
            const aged = Object.values(statement.aging).reduce((sum, amount) => sum + amount, 0);
            expect(statement.openingBalance).toBe(books.balanceAfter(first - 1));
            expect(statement.closingBalance).toBe(books.balanceAfter(last));
            expect(statement.openingBalance + moved).toBe(statement.closingBalance);
            expect(statement.entries.at(-1)?.balance ?? statement.openingBalance).toBe(statement.closingBalance);
            expect(aged - statement.creditBalance).toBe(statement.closingBalance);
          }
      }),
      { numRuns: 200 },
    );
  });

  it('agree today with the open invoices and the credit of the account', () => {
    fc.assert(
      fc.property(book, (accounts) => {
        const today = { from: startOfDubaiDay('2026-01-01'), to: endOfDubaiDay(noonOf(DAYS)) };
        for (const books of accounts) {
          const { aging, creditBalance } = statementOf(books, today);
          const open = books.invoices.reduce((sum, invoice) => sum + books.openOf(invoice), 0);
          expect(Object.values(aging).reduce((sum, amount) => sum + amount, 0)).toBe(open);
          expect(creditBalance).toBe(books.creditBalance());
        }
      }),
      { numRuns: 200 },
    );
  });
});
