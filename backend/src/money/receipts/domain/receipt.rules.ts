import type { Fils } from '@shop/contract/money';

interface ReceivedMoney {
  readonly amount: Fils;
  readonly allocations: readonly { readonly amount: Fils }[];
  /** The refunds of the rest. */
  readonly refunds: readonly { readonly amount: Fils }[];
}

const sumOf = (parts: readonly { readonly amount: Fils }[]): Fils => parts.reduce((sum, { amount }) => sum + amount, 0);

export const allocatedOf = ({ allocations }: Pick<ReceivedMoney, 'allocations'>): Fils => sumOf(allocations);

/** The part of a receipt that is credited to the account: neither used for an invoice nor paid back. */
export const unallocatedOf = (receipt: ReceivedMoney): Fils =>
  receipt.amount - allocatedOf(receipt) - sumOf(receipt.refunds);

/** The remaining amount that waits for an invoice of the order. Amounts recorded on account don't wait. */
export const waitingOf = ({ unallocated, onAccount = 0 }: { readonly unallocated: Fils; readonly onAccount?: Fils }) =>
  Math.max(unallocated - onAccount, 0);

/**
 * Takes an amount from several sources, in their order. @returns the amount taken from each source, without sources
 * that give nothing
 */
export function takenFrom<T>(
  amount: Fils,
  sources: readonly T[],
  left: (source: T) => Fils,
): { readonly source: T; readonly amount: Fils }[] {
  let wanted = amount;
  return sources.flatMap((source) => {
    const part = Math.min(Math.max(left(source), 0), wanted);
    wanted -= part;
    return part > 0 ? [{ source, amount: part }] : [];
  });
}
