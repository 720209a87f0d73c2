import type { Fils } from '@shop/contract/money';
import { type LaterUse, type Use, useOfRefund, usesByDay } from '../../payments/domain/later-uses.js';

interface Allocation {
  readonly invoiceNumber: string;
  readonly amount: Fils;
  /** null if it was allocated when the money was received. */
  readonly appliedAt: Date | null;
}

interface UsedReceipt {
  readonly amount: Fils;
  readonly allocations: readonly Allocation[];
  readonly refunds: readonly Parameters<typeof useOfRefund>[0][];
}

export const allocatedAtFirst = <T extends Pick<Allocation, 'appliedAt'>>(allocations: readonly T[]): T[] =>
  allocations.filter(({ appliedAt }) => appliedAt === null);

/** The rest of a receipt on the day when it was recorded. */
export const firstRestOf = ({ amount, allocations }: Pick<UsedReceipt, 'amount' | 'allocations'>): Fils =>
  allocatedAtFirst(allocations).reduce((rest, part) => rest - part.amount, amount);

/** Later allocations and refunds of the rest. */
export function laterUsesOf(receipt: UsedReceipt): LaterUse[] {
  const applied = receipt.allocations.flatMap(({ appliedAt, invoiceNumber, amount }): Use[] =>
    appliedAt === null
      ? []
      : [{ kind: 'allocated', on: appliedAt, recordedAt: appliedAt, part: { invoiceNumber, amount } }],
  );
  return usesByDay(firstRestOf(receipt), [...applied, ...receipt.refunds.map(useOfRefund)]);
}
