import { dubaiDay } from '@shop/contract/dubai-day';
import type { Fils } from '@shop/contract/money';

interface Allocation {
  readonly invoiceNumber: string;
  readonly amount: Fils;
  /** null: it was allocated when the money was received. */
  readonly appliedAt: Date | null;
}

interface UsedReceipt {
  readonly amount: Fils;
  readonly allocations: readonly Allocation[];
  readonly refunds: readonly { readonly amount: Fils; readonly paymentDate: Date; readonly at: Date }[];
}

/** A later use of the rest of a receipt on one day: it is allocated to invoices, or paid back. */
export interface LaterUse {
  readonly kind: 'allocated' | 'paidBack';
  readonly on: Date;
  /** The invoices that got it; a refund has an empty number. */
  readonly parts: readonly { readonly invoiceNumber: string; readonly amount: Fils }[];
  /** The rest after it. */
  readonly rest: Fils;
}

interface Event {
  readonly kind: LaterUse['kind'];
  readonly on: Date;
  readonly recordedAt: Date;
  readonly part: LaterUse['parts'][number];
}

export const allocatedAtFirst = <T extends Pick<Allocation, 'appliedAt'>>(allocations: readonly T[]): T[] =>
  allocations.filter(({ appliedAt }) => appliedAt === null);

/** The rest of a receipt on the day when it was recorded. */
export const firstRestOf = ({ amount, allocations }: Pick<UsedReceipt, 'amount' | 'allocations'>): Fils =>
  allocatedAtFirst(allocations).reduce((rest, part) => rest - part.amount, amount);

/** Later allocations and refunds: one entry for all of a kind on one day, the first day first. */
export function laterUsesOf(receipt: UsedReceipt): LaterUse[] {
  const uses: LaterUse[] = [];
  for (const { kind, on, part } of eventsOf(receipt)) {
    const last = uses.at(-1);
    const rest = (last?.rest ?? firstRestOf(receipt)) - part.amount;
    if (last?.kind === kind && dubaiDay(last.on) === dubaiDay(on)) {
      uses[uses.length - 1] = { ...last, parts: [...last.parts, part], rest };
    } else uses.push({ kind, on, parts: [part], rest });
  }
  return uses;
}

function eventsOf({ allocations, refunds }: UsedReceipt): Event[] {
  const applied = allocations.flatMap(({ appliedAt, invoiceNumber, amount }): Event[] =>
    appliedAt === null
      ? []
      : [{ kind: 'allocated', on: appliedAt, recordedAt: appliedAt, part: { invoiceNumber, amount } }],
  );
  const paidBack = refunds.map(({ amount, paymentDate, at }): Event => ({
    ...{ kind: 'paidBack', on: paymentDate, recordedAt: at },
    part: { invoiceNumber: '', amount },
  }));
  const byDay = (one: Event, other: Event) => dubaiDay(one.on).localeCompare(dubaiDay(other.on));
  return [...applied, ...paidBack].sort(
    (one, other) => byDay(one, other) || one.recordedAt.getTime() - other.recordedAt.getTime(),
  );
}
