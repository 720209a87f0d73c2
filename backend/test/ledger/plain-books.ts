import type { StatementSum } from '@shop/contract/statement';
import { sum, type Taxed, total } from '../month/paper.js';

/**
 * Books of several accounts as a clerk keeps them on paper, with none of the shop's code: documents and money are noted as they come, and
 * every view is added up of them again. Days are those in Dubai, as `2026-10-03`; amounts are whole fils.
 */

export interface Bill {
  readonly id: string;
  readonly number: string;
  readonly account: string;
  readonly day: string;
  readonly taxDay: string;
  readonly dueDay: string;
  readonly amounts: readonly Taxed[];
  readonly notes: { readonly id: string; readonly day: string; readonly amounts: readonly Taxed[] }[];
  voidDay: string | null;
}

/** A payment, a receipt, a part of a receipt that settles an invoice, or credit of an overpaid invoice that settles another one. */
export interface Money {
  readonly id: string;
  /** The account that the money belongs to. */
  readonly account: string;
  /** The invoice that it settles; null for a receipt. */
  readonly bill: Bill | null;
  /** The receipt, or the payment of the overpaid invoice, that it comes from. */
  readonly source: Money | null;
  readonly amount: bigint;
  /** True for money of a cheque of the register, which is reversed with it alone. */
  readonly isCheque?: boolean;
  /** When it came; of a part or a use: when it was applied. */
  day: string;
  readonly refunds: { readonly amount: bigint; readonly day: string }[];
  undone: { readonly day: string; readonly isReturned: boolean } | null;
}

interface Move {
  readonly day: string;
  readonly account: string;
  readonly sum: StatementSum;
  /** The increase of what the account owes. */
  readonly owed: bigint;
}

/** The increase of the open amount of an invoice, or the decrease of the rest of a receipt. */
interface Part {
  readonly day: string;
  readonly account: string;
  readonly of: Bill | Money;
  readonly amount: bigint;
}

const isBill = (of: Bill | Money): of is Bill => 'notes' in of;
export const grossOf = (amounts: readonly Taxed[]): bigint => total(amounts, 'gross');
const most = (one: bigint, other: bigint): bigint => (one > other ? one : other);
const LAST = '9999-12-31';

export class PlainBooks {
  readonly bills: Bill[] = [];
  readonly money: Money[] = [];

  note(money: Omit<Money, 'refunds' | 'undone'>): Money {
    const noted = { ...money, refunds: [], undone: null };
    this.money.push(noted);
    return noted;
  }

  /** The open amount of an invoice, below 0 if more was paid. */
  openOf(bill: Bill, day = LAST): bigint {
    return sum(this.parts().flatMap((part) => (part.of === bill && part.day <= day ? [part.amount] : [])));
  }

  paidOf(bill: Bill): bigint {
    return sum(this.money.map((one) => (one.bill === bill ? this.netOf(one) : 0n)));
  }

  /** The rest of a payment or receipt that can be refunded or used elsewhere. */
  netOf(money: Money): bigint {
    if (money.undone !== null) return 0n;
    const used = this.usesOf(money).map(({ amount }) => amount);
    return money.amount - sum(money.refunds.map(({ amount }) => amount)) - sum(used);
  }

  usesOf(money: Money): Money[] {
    return this.money.filter((one) => one.source === money && one.undone === null);
  }

  /** The money and all that was made of it. */
  madeOf(money: Money): Money[] {
    return [money, ...this.usesOf(money).flatMap((use) => this.madeOf(use))];
  }

  undo(money: Money, day: string, isReturned: boolean): void {
    for (const one of this.madeOf(money)) one.undone = { day, isReturned };
  }

  /** Negative if the account owes refunds of money that the bank took back. */
  creditOf(account: string, day = LAST): bigint {
    return sum(this.positions(account, day).map(({ of, amount }) => (isBill(of) ? most(-amount, 0n) : -amount)));
  }

  balanceOf(account: string, day: string): bigint {
    return sum(this.moves().flatMap((move) => (move.account === account && move.day <= day ? [move.owed] : [])));
  }

  /** Summed like in a statement: the sign does not show if it adds to or takes from the balance. */
  sumOf(account: string, name: StatementSum, from: string, to: string): bigint {
    const sign = ['credited', 'paid', 'voided'].includes(name) ? -1n : 1n;
    const own = this.moves().filter((move) => move.account === account && move.sum === name);
    return sum(own.flatMap(({ day, owed }) => (day >= from && day <= to ? [sign * owed] : [])));
  }

  /** By the days since the due day: not due, 1 to 30, 31 to 60, 61 to 90, more. */
  agesOf(account: string, day: string): bigint[] {
    const ages = [0n, 0n, 0n, 0n, 0n];
    for (const { of, amount } of this.positions(account, day)) {
      if (amount <= 0n || !isBill(of)) continue;
      const late = (Date.parse(day) - Date.parse(of.dueDay)) / 86_400_000;
      const age = late <= 0 ? 0 : Math.min(Math.ceil(late / 30), 4);
      ages[age] = (ages[age] ?? 0n) + amount;
    }
    return ages;
  }

  /** How payments settled invoices, on their own days. */
  settled(from: string, to: string): bigint {
    const ofMoney = this.money.filter(({ bill }) => bill !== null);
    return this.within(
      ofMoney.flatMap((one) => [...this.ends(one), ...this.taken(one), this.began(one)]),
      from,
      to,
    );
  }

  received(from: string, to: string, kinds: 'receipts' | 'all'): bigint {
    const came = this.money.filter(({ bill, source }) => source === null && (kinds === 'all' || bill === null));
    const refunded = this.money.filter(({ bill, source }) => kinds === 'all' || bill === null || source?.bill === null);
    const lines = [
      ...came.flatMap((one) => [this.began(one), ...this.ended(one)]),
      ...refunded.flatMap(({ refunds }) => refunds.map(({ day, amount }) => ({ day, amount: -amount }))),
    ];
    return this.within(lines, from, to);
  }

  vatOf(category: Taxed['category'], from: string, to: string): { readonly net: bigint; readonly vat: bigint } {
    const counted = this.bills.filter(({ voidDay }) => voidDay === null);
    const supplied = counted.flatMap(({ taxDay, amounts }) => (taxDay >= from && taxDay <= to ? amounts : []));
    const notes = counted.flatMap((bill) => bill.notes);
    const credited = notes.flatMap(({ day, amounts }) => (day >= from && day <= to ? amounts : []));
    const of = (amounts: readonly Taxed[], column: 'net' | 'vat') =>
      total(
        amounts.filter((one) => one.category === category),
        column,
      );
    return { net: of(supplied, 'net') - of(credited, 'net'), vat: of(supplied, 'vat') - of(credited, 'vat') };
  }

  private within(lines: readonly { day: string; amount: bigint }[], from: string, to: string): bigint {
    return sum(lines.flatMap(({ day, amount }) => (day >= from && day <= to ? [amount] : [])));
  }

  private began({ day, amount }: Money) {
    return { day, amount };
  }

  private ended({ undone, amount }: Money) {
    return undone === null ? [] : [{ day: undone.day, amount: -amount }];
  }

  private taken(money: Money) {
    const uses = this.money.filter(({ source }) => source === money);
    return [...money.refunds, ...uses].map(({ day, amount }) => ({ day, amount: -amount }));
  }

  /** The end of money, and of its payments. */
  private ends(money: Money) {
    const uses = this.money.filter(({ source }) => source === money);
    const back = uses.flatMap(({ undone, amount }) => (undone === null ? [] : [{ day: undone.day, amount }]));
    return [...this.ended(money), ...back];
  }

  private positions(account: string, day: string) {
    const parts = this.parts().filter((part) => part.account === account && part.day <= day);
    const all = new Set(parts.map(({ of }) => of));
    return [...all].map((of) => ({ of, amount: sum(parts.flatMap((part) => (part.of === of ? [part.amount] : []))) }));
  }

  private moves(): Move[] {
    return [...this.bills.flatMap((bill) => this.movesOfBill(bill)), ...this.money.flatMap((one) => this.movesOf(one))];
  }

  private movesOfBill({ account, day, amounts, notes, voidDay }: Bill): Move[] {
    const gross = grossOf(amounts);
    return [
      { day, account, sum: 'invoiced', owed: gross },
      ...notes.map((note) => ({ day: note.day, account, sum: 'credited' as const, owed: -grossOf(note.amounts) })),
      ...(voidDay === null ? [] : [{ day: voidDay, account, sum: 'voided' as const, owed: -gross }]),
    ];
  }

  private movesOf({ account, bill, source, amount, day, refunds, undone }: Money): Move[] {
    const holder = bill?.account ?? account;
    const undoing = undone?.isReturned === true ? 'returned' : 'mistaken';
    const back: Move[] = refunds.map((one) => ({
      ...{ day: one.day, account: holder, sum: 'refunded', owed: one.amount },
    }));
    const isPassed = holder !== account;
    if (source !== null && !isPassed) return back;
    const came: Move[] = [{ day, account: holder, sum: 'paid', owed: -amount }];
    if (undone !== null) came.push({ day: undone.day, account: holder, sum: undoing, owed: amount });
    if (isPassed) {
      came.push({ day, account, sum: 'forMembers', owed: amount });
      if (undone !== null) came.push({ day: undone.day, account, sum: 'forMembers', owed: -amount });
    }
    return [...came, ...back];
  }

  private parts(): Part[] {
    return [...this.bills.flatMap((bill) => this.partsOfBill(bill)), ...this.money.flatMap((one) => this.partsOf(one))];
  }

  private partsOfBill(bill: Bill): Part[] {
    const gross = grossOf(bill.amounts);
    const part = (day: string, amount: bigint) => ({ day, account: bill.account, of: bill, amount });
    return [
      part(bill.day, gross),
      ...bill.notes.map(({ day, amounts }) => part(day, -grossOf(amounts))),
      ...(bill.voidDay === null ? [] : [part(bill.voidDay, -gross)]),
    ];
  }

  private partsOf(money: Money): Part[] {
    const { account, bill, source, amount, day, refunds, undone } = money;
    const of = bill ?? money;
    const holder = bill?.account ?? account;
    const parts: Part[] = [{ day, account: holder, of, amount: -amount }];
    for (const refund of refunds) parts.push({ day: refund.day, account: holder, of, amount: refund.amount });
    if (undone !== null) parts.push({ day: undone.day, account: holder, of, amount });
    if (source !== null) {
      const from = source.bill ?? source;
      parts.push({ day, account, of: from, amount });
      if (undone !== null) parts.push({ day: undone.day, account, of: from, amount: -amount });
    }
    return parts;
  }
}
