import { dubaiDay } from '@shop/contract/dubai-day';
import type { Fils } from '@shop/contract/money';

/** A use of received money after it was recorded: it is allocated to an invoice, or paid back. */
export interface Use {
  readonly kind: 'allocated' | 'paidBack';
  readonly on: Date;
  readonly recordedAt: Date;
  /** A refund has an empty number. */
  readonly part: { readonly invoiceNumber: string; readonly amount: Fils };
}

/** All uses of a kind on one day. */
export interface LaterUse extends Pick<Use, 'kind' | 'on'> {
  readonly parts: readonly Use['part'][];
  /** The rest after it. */
  readonly rest: Fils;
}

interface Refund {
  readonly amount: Fils;
  readonly paymentDate: Date;
  readonly at: Date;
  readonly appliedTo: string;
}

/** A refund that was applied to another invoice is an allocation. */
export function useOfRefund({ amount, paymentDate, at, appliedTo }: Refund): Use {
  const kind = appliedTo === '' ? 'paidBack' : 'allocated';
  return { kind, on: paymentDate, recordedAt: at, part: { invoiceNumber: appliedTo, amount } };
}

/**
 * One entry for all uses of a kind on one day in Dubai, the first day first.
 * @param firstRest before the first use
 */
export function usesByDay(firstRest: Fils, uses: readonly Use[]): LaterUse[] {
  const days: LaterUse[] = [];
  for (const { kind, on, part } of uses.toSorted(inTime)) {
    const last = days.at(-1);
    const rest = (last?.rest ?? firstRest) - part.amount;
    if (last?.kind === kind && dubaiDay(last.on) === dubaiDay(on)) {
      days[days.length - 1] = { ...last, parts: [...last.parts, part], rest };
    } else days.push({ kind, on, parts: [part], rest });
  }
  return days;
}

const inTime = (one: Use, other: Use) =>
  dubaiDay(one.on).localeCompare(dubaiDay(other.on)) || one.recordedAt.getTime() - other.recordedAt.getTime();
