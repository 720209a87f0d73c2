import type { StatementSum } from '@shop/contract/statement';

interface Kind {
  /** 1 adds to what the account owes, -1 takes from it; 0 moves money within the account. */
  readonly sign: 1 | -1 | 0;
  /** null if no statement shows it. */
  readonly sum: StatementSum | null;
  /** True if a statement omits it together with its reversal, because both are in its period. */
  readonly isUndoing?: true;
}

/**
 * All that moves the money of an account, in its order within a day. Invoices and credit notes move on the day of issue, payments and
 * refunds on the day of the money, applied credit on the day of its application, and what undoes on the day when it was undone.
 */
export const MOVEMENT_KINDS = {
  invoice: { sign: 1, sum: 'invoiced' },
  /** An invoice deducts an advance invoice. */
  advance: { sign: -1, sum: 'advanced' },
  credit: { sign: -1, sum: 'credited' },
  /** The account owes it no longer, since it is not expected to be paid. */
  writeOff: { sign: -1, sum: 'writtenOff' },
  /** Small amounts that the shop does not claim, such as the fee of a bank. */
  bankCharge: { sign: -1, sum: 'waived' },
  difference: { sign: -1, sum: 'waived' },
  payment: { sign: -1, sum: 'paid' },
  /** Money of a company for the invoice of one of its members, in the account of the member. */
  byCompany: { sign: -1, sum: 'paid' },
  /** The same in the account of the company. */
  forMember: { sign: 1, sum: 'forMembers' },
  /** Money for a debt that is written off: it is owed again, and paid. */
  recovery: { sign: 1, sum: 'recovered' },
  applied: { sign: 0, sum: null },
  refund: { sign: 1, sum: 'refunded' },
  returned: { sign: 1, sum: 'returned' },
  mistake: { sign: 1, sum: 'mistaken', isUndoing: true },
  recoveryUndone: { sign: -1, sum: 'recovered', isUndoing: true },
  memberUndone: { sign: -1, sum: 'forMembers' },
  unapplied: { sign: 0, sum: null },
  writeOffUndone: { sign: 1, sum: 'writtenOff', isUndoing: true },
  differenceUndone: { sign: 1, sum: 'waived', isUndoing: true },
  void: { sign: -1, sum: 'voided', isUndoing: true },
} as const satisfies Readonly<Record<string, Kind>>;

export type MovementKind = keyof typeof MOVEMENT_KINDS;

export const kindOf = (kind: MovementKind): Kind => MOVEMENT_KINDS[kind];

/** Movements shown on a statement. */
export type ShownKind = Exclude<MovementKind, 'applied' | 'unapplied'>;

export const isShownKind = (kind: MovementKind): kind is ShownKind => kindOf(kind).sum !== null;

export const SHOWN_KINDS = (Object.keys(MOVEMENT_KINDS) as MovementKind[]).filter(isShownKind);
