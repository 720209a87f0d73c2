import { sum, type Taxed, total } from './paper.js';

/** An invoice in the books of the month. */
export interface Bill {
  readonly number: string;
  readonly account: string;
  /** The day in Dubai of the VAT return, as `2026-10-03`. */
  readonly taxDay: string;
  /** The last day in Dubai to pay on. */
  readonly dueDay: string;
  readonly box: string;
  readonly amounts: readonly Taxed[];
  credited: bigint;
  paid: bigint;
  isVoid: boolean;
}

/** The events of an account. */
interface Sums {
  invoiced: bigint;
  credited: bigint;
  paid: bigint;
  refunded: bigint;
  /** The amounts of cheques that the bank returned. */
  returned: bigint;
  /** Recorded in error. */
  mistaken: bigint;
  voided: bigint;
  /** Money that came and settles nothing yet. */
  onAccount: bigint;
}

const most = (one: bigint, other: bigint): bigint => (one > other ? one : other);

/** The books of one customer, written by hand. */
export class Ledger {
  readonly bills: Bill[] = [];
  readonly sums: Sums = {
    invoiced: 0n,
    credited: 0n,
    paid: 0n,
    refunded: 0n,
    returned: 0n,
    mistaken: 0n,
    voided: 0n,
    onAccount: 0n,
  };

  invoice(bill: Bill): void {
    this.bills.push(bill);
    this.sums.invoiced += total(bill.amounts, 'gross');
  }

  credit(bill: Bill, gross: bigint): void {
    bill.credited += gross;
    this.sums.credited += gross;
  }

  pay(bill: Bill, amount: bigint): void {
    bill.paid += amount;
    this.sums.paid += amount;
  }

  refund(bill: Bill, amount: bigint): void {
    bill.paid -= amount;
    this.sums.refunded += amount;
  }

  reverse(bill: Bill, amount: bigint, sum: 'returned' | 'mistaken'): void {
    bill.paid -= amount;
    this.sums[sum] += amount;
  }

  voidBill(bill: Bill): void {
    bill.isVoid = true;
    this.sums.voided += total(bill.amounts, 'gross');
  }

  keepOnAccount(amount: bigint): void {
    this.sums.onAccount += amount;
    this.sums.paid += amount;
  }

  /** Money that came before settles a bill now. @param from the overpaid bill; without it, money on account */
  apply(bill: Bill, amount: bigint, from?: Bill): void {
    bill.paid += amount;
    if (from === undefined) this.sums.onAccount -= amount;
    else from.paid -= amount;
  }

  /** The debt of the customer less the customer's credit. */
  balance(): bigint {
    const { invoiced, credited, voided } = this.sums;
    return invoiced - credited - this.received() - voided;
  }

  /** The money that came and stayed. */
  received(): bigint {
    const { paid, refunded, returned, mistaken } = this.sums;
    return paid - refunded - returned - mistaken;
  }

  /** The credit of the customer. */
  creditBalance(): bigint {
    return this.sums.onAccount + sum(this.bills.map((bill) => most(-openOf(bill), 0n)));
  }

  /** Open amounts by the days since they were due, on a day in Dubai. */
  ages(today: string): { readonly current: bigint; readonly days1to30: bigint } {
    const open = (late: boolean) =>
      sum(this.bills.filter(({ dueDay }) => dueDay < today === late).map((bill) => most(openOf(bill), 0n)));
    return { current: open(false), days1to30: open(true) };
  }
}

/** The open amount of an invoice; below 0 if more was paid. */
export const openOf = ({ isVoid, amounts, credited, paid }: Bill): bigint =>
  isVoid ? 0n : total(amounts, 'gross') - credited - paid;

/** The boxes of a VAT return: supplies less credits. */
export class Return {
  private readonly boxes = new Map<string, { net: bigint; vat: bigint }>();

  add(box: string, amounts: readonly Taxed[], sign: 1n | -1n): void {
    for (const { category, net, vat } of amounts) {
      const of = { S: box, Z: '4', E: '5', O: 'outside' }[category];
      const before = this.boxes.get(of) ?? { net: 0n, vat: 0n };
      this.boxes.set(of, { net: before.net + sign * net, vat: before.vat + sign * vat });
    }
  }

  box(name: string): { readonly net: bigint; readonly vat: bigint } {
    return this.boxes.get(name) ?? { net: 0n, vat: 0n };
  }

  /** The sum of all boxes; supplies out of scope are in none. */
  totals(): { readonly net: bigint; readonly vat: bigint } {
    const counted = [...this.boxes].filter(([name]) => name !== 'outside').map(([, figures]) => figures);
    return { net: sum(counted.map(({ net }) => net)), vat: sum(counted.map(({ vat }) => vat)) };
  }
}
