import { expect } from '@jest/globals';
import { aed, sum } from '../month/paper.js';
import { DAY_MS, dayOf, type Dice } from './dice.js';
import type { Bill, Money, PlainBooks } from './plain-books.js';
import { fils, type TradedShop } from './traded-shop.js';

type Status = 'Held' | 'Deposited' | 'Cleared' | 'PartlyCleared' | 'Bounced' | 'Replaced';

/** A cheque on paper: what it is to pay, and each status with the day from which it has it. */
interface PaperCheque {
  readonly id: string;
  readonly account: string;
  readonly amount: bigint;
  readonly date: string;
  readonly plan: readonly { readonly bill: Bill; readonly amount: bigint }[];
  /** The part that its bank has paid. */
  receipts: Money[];
  readonly course: { readonly day: string; readonly status: Status; readonly rest: bigint }[];
}

const least = (...amounts: readonly bigint[]): bigint => amounts.reduce((one, other) => (one < other ? one : other));
const later = (one: string, other: string): string => (one > other ? one : other);

/** Cheques of the register: taken, deposited, paid in full or in part, returned, taken back, and replaced. */
export class RandomCheques {
  readonly cheques: PaperCheque[] = [];
  private readonly books: PlainBooks;
  private readonly dice: Dice;

  constructor(private readonly shop: TradedShop) {
    this.books = shop.books;
    this.dice = shop.dice;
  }

  /** The amount that the cheques of an account were to bring at the end of a day. */
  coveredOf(account: string, day: string): bigint {
    const stages = this.cheques
      .filter((one) => one.account === account)
      .flatMap(({ course }) => course.findLast((stage) => stage.day <= day) ?? []);
    return sum(stages.flatMap(({ status, rest }) => (status === 'Held' || status === 'Deposited' ? [rest] : [])));
  }

  /** For invoices of an account, or for none of them. */
  async take(): Promise<void> {
    const account = this.dice.one(this.shop.accounts) ?? '';
    const bills = this.books.bills.filter((bill) => bill.account === account && this.uncovered(bill) > 0n);
    const chosen = bills.filter(() => this.dice.below(2) === 0).slice(0, 2);
    const plan = chosen.map((bill) => ({ bill, amount: this.dice.upTo(this.uncovered(bill)) }));
    const amount = sum(plan.map((part) => part.amount)) + BigInt(this.dice.below(2) * this.dice.below(5000)) + 1n;
    const [kind, id = ''] = account.split('/');
    const body = { [kind === 'companies' ? 'company' : 'user']: id, allocations: plan.map(toAllocation) };
    this.note(await this.enter('cheques', body, amount), { account, amount, plan });
  }

  async deposit(): Promise<void> {
    const cheque = this.one('Held', 'Bounced', 'PartlyCleared');
    if (cheque === undefined) return;
    const { today } = this.shop;
    const body = { bankAccount: this.shop.bankAccount, depositedOn: today, cheques: [cheque.id] };
    await this.shop.send('post', '/api/cheque-deposits', { ...body, lodged: cheque.date > today });
    this.go(cheque, 'Deposited', today);
  }

  /** The bank pays it, a part of it, or nothing. */
  async answer(): Promise<void> {
    const cheque = this.one('Deposited');
    if (cheque === undefined || cheque.date > this.shop.today) return;
    const day = this.shop.pastDay(later(this.lastDayOf(cheque), cheque.date));
    const rest = this.restOf(cheque);
    const isReturned = this.dice.below(3) === 0;
    const paid = isReturned ? (this.dice.below(2) === 0 ? 0n : this.dice.upTo(rest - 1n)) : this.dice.upTo(rest);
    if (isReturned) await this.bounce(cheque, day, paid);
    else await this.shop.send('post', `/api/cheques/${cheque.id}/clear`, { clearedOn: day, amount: aed(paid) });
    await this.receive(cheque, day, paid);
  }

  /** The bank takes the money back that it paid last. */
  async takeBack(): Promise<void> {
    const cheque = this.one('Cleared');
    const receipt = cheque?.receipts.at(-1);
    if (cheque === undefined || receipt === undefined) return;
    // The account owes the refunded amount of the receipt; refunds of the invoices that it paid are not included here.
    const [, ...made] = this.books.madeOf(receipt);
    if (made.some(({ refunds }) => refunds.length > 0)) return;
    const day = this.shop.pastDay(this.lastDayOf(cheque));
    const paid = this.dice.below(2) === 0 ? 0n : this.dice.upTo(receipt.amount - 1n);
    await this.bounce(cheque, day, paid);
    this.books.undo(receipt, day, true);
    cheque.receipts = cheque.receipts.slice(0, -1);
    await this.receive(cheque, day, paid);
  }

  /** Another cheque replaces it, for the unpaid part of its plan. */
  async replace(): Promise<void> {
    const cheque = this.one('Held', 'Bounced', 'PartlyCleared');
    if (cheque === undefined) return;
    const amount = this.restOf(cheque) + BigInt(this.dice.below(300));
    const { account } = cheque;
    const made = await this.enter(`cheques/${cheque.id}/replace`, {}, amount);
    this.go(cheque, 'Replaced', this.shop.today);
    this.note(made, { account, amount, plan: this.fitting(cheque, amount) });
  }

  private one(...statuses: readonly Status[]): PaperCheque | undefined {
    return this.dice.one(this.cheques.filter(({ course }) => statuses.includes(course.at(-1)?.status ?? 'Held')));
  }

  private async enter(path: string, body: object, amount: bigint) {
    const date = dayOf(Date.parse(this.shop.today) + (this.dice.below(30) - 10) * DAY_MS);
    const sheet = { bank: 'Mashreq', chequeNumber: String(700_000 + this.cheques.length), chequeDate: date };
    return this.shop.send('post', `/api/${path}`, { ...body, ...sheet, amount: aed(amount) });
  }

  private note(
    { _id, chequeDate, allocations }: { _id: string; chequeDate: string; allocations: readonly { amount: number }[] },
    paper: Pick<PaperCheque, 'account' | 'amount' | 'plan'>,
  ): void {
    expect(allocations.map(({ amount }) => fils(amount))).toEqual(paper.plan.map(({ amount }) => amount));
    const course = [{ day: this.shop.today, status: 'Held' as const, rest: paper.amount }];
    this.cheques.push({ id: _id, date: chequeDate, ...paper, receipts: [], course });
  }

  private bounce({ id }: PaperCheque, bouncedOn: string, paid: bigint) {
    const body = { bouncedOn, reason: 'INSUFFICIENT_FUNDS', paidPart: aed(paid) };
    return this.shop.send('post', `/api/cheques/${id}/bounce`, body);
  }

  /** Invoices get what still fits of the plan; the rest is credit of the account. */
  private async receive(cheque: PaperCheque, day: string, amount: bigint): Promise<void> {
    const { account, id } = cheque;
    if (amount > 0n) {
      const parts = this.fitting(cheque, amount);
      const { clearings } = await this.shop.get(`/api/cheques/${id}`);
      const { allocations, ...made } = await this.shop.get(`/api/receipts/${clearings.at(-1).receipt._id}`);
      expect([made.amount, allocations.map((part: { amount: number }) => fils(part.amount))]).toEqual([
        aed(amount),
        parts.map((part) => part.amount),
      ]);
      const noted = { account, day, isCheque: true };
      const receipt = this.books.note({ ...noted, id: made._id, bill: null, source: null, amount });
      for (const [index, part] of parts.entries())
        this.books.note({ ...noted, id: allocations[index].payment, source: receipt, ...part });
      cheque.receipts = [...cheque.receipts, receipt];
    }
    const rest = this.restOf(cheque);
    const unpaid = rest === cheque.amount ? 'Bounced' : 'PartlyCleared';
    this.go(cheque, rest === 0n ? 'Cleared' : unpaid, day);
  }

  private go(cheque: PaperCheque, status: Status, day: string): void {
    cheque.course.push({ day, status, rest: this.restOf(cheque) });
  }

  private restOf({ amount, receipts }: PaperCheque): bigint {
    return amount - sum(receipts.map((receipt) => receipt.amount));
  }

  private lastDayOf({ course }: PaperCheque): string {
    return course.map(({ day }) => day).reduce(later, '');
  }

  /** The first parts of a plan are used first. */
  private planLeft(cheque: PaperCheque): { bill: Bill; amount: bigint }[] {
    let used = cheque.amount - this.restOf(cheque);
    return cheque.plan.map(({ bill, amount }) => {
      const taken = least(used, amount);
      used -= taken;
      return { bill, amount: amount - taken };
    });
  }

  private fitting(cheque: PaperCheque, amount: bigint): { bill: Bill; amount: bigint }[] {
    let left = amount;
    const parts = this.planLeft(cheque).map(({ bill, amount: planned }) => {
      const taken = least(planned, this.openOf(bill), left);
      left -= taken;
      return { bill, amount: taken };
    });
    return parts.filter((part) => part.amount > 0n);
  }

  private openOf(bill: Bill): bigint {
    const open = this.books.openOf(bill);
    return open > 0n ? open : 0n;
  }

  private uncovered(bill: Bill): bigint {
    const covering = this.cheques.filter(({ course }) => ['Held', 'Deposited'].includes(course.at(-1)?.status ?? ''));
    const parts = covering.flatMap((cheque) => this.planLeft(cheque)).filter((part) => part.bill === bill);
    return bill.voidDay === null ? this.openOf(bill) - sum(parts.map(({ amount }) => amount)) : 0n;
  }
}

const toAllocation = ({ bill, amount }: { bill: Bill; amount: bigint }) => ({ invoice: bill.id, amount: aed(amount) });
