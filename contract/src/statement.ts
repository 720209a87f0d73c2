/** The sums of a statement: 1 adds to what the account owes, -1 takes from it. */
export const SUM_SIGNS = {
  invoiced: 1,
  advanced: -1,
  credited: -1,
  paid: -1,
  writtenOff: -1,
  waived: -1,
  recovered: 1,
  returned: 1,
  refunded: 1,
  voided: -1,
  mistaken: 1,
  forMembers: 1,
} as const;

export type StatementSum = keyof typeof SUM_SIGNS;

export const STATEMENT_SUMS = Object.keys(SUM_SIGNS) as StatementSum[];

/** The ages of amounts due, by the days since they were due. */
export const AGES = ['current', 'days1to30', 'days31to60', 'days61to90', 'over90'] as const;

/** The ages of open documents. `credit`: the shop owes the amount to the account. */
export const OPEN_AGES = [...AGES, 'credit'] as const;

export type OpenAge = (typeof OPEN_AGES)[number];
