import type { Fils } from '@shop/contract/money';
import type { Model, PipelineStage, QueryFilter } from 'mongoose';
import { dubaiMonthOf } from '../../platform/database/dubai-month.js';
import { instant } from '../../platform/lists/filter-rules.js';
import { type ListQueryDto, parseListQuery } from '../../platform/lists/list-query.js';
import { type FilterContext, type FilterRule, filterRule, type ListSpec } from '../../platform/lists/list-spec.js';

/** Refunds that were paid out, without those that were used for another invoice. */
const CASH = { $filter: { input: '$refunds', cond: { $eq: ['$$this.appliedTo', ''] } } };

const taken = (refunds: object | string) => ({
  $map: {
    input: refunds,
    in: { at: '$$this.paymentDate', amount: { $multiply: ['$$this.amount', -1] }, count: 0 },
  },
});

const move = (at: object | string, amount: object | string, count: 0 | 1) => [{ at, amount, count }];

const when = (condition: object, moves: object | readonly object[]) => ({ $cond: [condition, moves, []] });

const negative = (amount: object | string) => ({ $multiply: [amount, -1] });

const ENDED_AT = { $ifNull: ['$reversal.at', '$refundedAt', '$paymentDate'] };

const IS_ENDED = { $eq: ['$status', 'Refunded'] };

const IS_REVERSED = { $gt: ['$reversal', null] };

/** The rest of a Refunded payment when it ended, after the refunds that are recorded on their own. */
const REST = {
  $subtract: [
    '$amount',
    {
      $sum: {
        $map: {
          input: { $filter: { input: '$refunds', cond: { $lte: ['$$this.unappliedAt', null] } } },
          in: '$$this.amount',
        },
      },
    },
  ],
};

/** Amounts that were used for another invoice and returned with the reversal. */
const UNAPPLIED = {
  $map: {
    input: { $filter: { input: '$refunds', cond: { $gt: ['$$this.unappliedAt', null] } } },
    in: { at: '$$this.unappliedAt', amount: '$$this.amount', count: 0 },
  },
};

const CREDIT = { $ne: ['$appliedFrom', ''] };

/** The old books received it. Lists and reports count only what the shop received. */
const OPENING = { $in: ['$isOpening', [true]] };
const OF_RECEIPT = { $gt: ['$receipt', null] };

/** How payments settled invoices, each on its own day. Credit that is used for another invoice settles that one from then on. */
export const SETTLEMENTS = {
  $concatArrays: [
    when({ $not: [OPENING] }, move({ $ifNull: ['$appliedAt', '$paymentDate'] }, '$amount', 1)),
    taken('$refunds'),
    UNAPPLIED,
    when({ $and: [IS_ENDED, { $not: [{ $and: [IS_REVERSED, OPENING] }] }] }, move(ENDED_AT, negative(REST), 0)),
  ],
};

/** Payments and refunds by day, without those that belong to a receipt. */
export const MONEY_OF_PAYMENTS = {
  $concatArrays: [
    when({ $not: [{ $or: [CREDIT, OF_RECEIPT, OPENING] }] }, move('$paymentDate', '$amount', 1)),
    taken(CASH),
    when(
      { $and: [IS_ENDED, { $not: [{ $and: [IS_REVERSED, { $or: [CREDIT, OPENING] }] }] }] },
      move(ENDED_AT, negative(REST), 0),
    ),
  ],
};

/** The money of receipts; `reversed` is how much of it ends with the reversal. */
const moneyOfReceipts = (reversed: object | string) => ({
  $concatArrays: [
    when({ $not: [OPENING] }, move('$paymentDate', '$amount', 1)),
    taken('$refunds'),
    when({ $and: [IS_REVERSED, { $not: [OPENING] }] }, move('$reversal.at', negative(reversed), 0)),
  ],
});

export const MONEY_OF_RECEIPTS = moneyOfReceipts('$amount');

/** Without what ends as reversed payments of the receipt. */
export const MONEY_OF_RECEIPTS_ALONE = moneyOfReceipts('$reversedRest');

/** Refunds of a part of a receipt, without its reversal, which ends all of the receipt. */
const MONEY_OF_PARTS = {
  $concatArrays: [taken(CASH), when({ $and: [IS_ENDED, { $not: [IS_REVERSED] }] }, move(ENDED_AT, negative(REST), 0))],
};

const REFUNDED_PARTS = {
  'receipt._id': { $exists: true },
  $or: [{ 'refunds._id': { $type: 'objectId' } }, { status: 'Refunded' }],
};

export interface MovedIn<T> {
  /** Each movement changes its record, on its day or later: so earlier records need not be read. */
  readonly filter: QueryFilter<T>;
  /** Conditions on `moved.at`. */
  readonly days: object;
}

export interface MovedInList<T> extends MovedIn<T> {
  /** The list's records of any day. */
  readonly records: QueryFilter<T>;
}

const KEYS = { month: dubaiMonthOf('$moved.at'), invoice: '$invoice._id' } as const;

/** Sums what moved, together, by month, or by the invoice of payments. */
export function movedIn<T>(
  movements: object,
  { filter, days }: MovedIn<T>,
  by: keyof typeof KEYS | null,
): PipelineStage[] {
  return [
    { $match: filter },
    { $project: { moved: movements, 'invoice._id': 1 } },
    { $unwind: '$moved' },
    { $match: days },
    {
      $group: {
        _id: by === null ? null : KEYS[by],
        count: { $sum: '$moved.count' },
        amount: { $sum: '$moved.amount' },
      },
    },
  ];
}

/** Sums the refunds of the parts of these receipts: stages of payments. */
export const refundedPartsOf = <T>({ records, days }: MovedInList<T>): PipelineStage[] => [
  { $match: REFUNDED_PARTS },
  {
    $lookup: {
      from: 'receipts',
      localField: 'receipt._id',
      foreignField: '_id',
      pipeline: [{ $match: records }],
      as: 'receipts',
    },
  },
  ...movedIn(MONEY_OF_PARTS, { filter: { 'receipts.0': { $exists: true } }, days }, null),
];

/** The movements of all records in this time. */
export const movedBetween = (
  movements: object,
  since: Date,
  until: Date,
  by: keyof typeof KEYS = 'month',
): PipelineStage[] =>
  movedIn(
    movements,
    { filter: { updatedAt: { $gte: since } }, days: { 'moved.at': { $gte: since, $lte: until } } },
    by,
  );

const anything = <T>({ schema }: FilterRule<T>) => filterRule<T>(schema, () => ({}));

/** Applies the days of a list's filter to the movements: a refund has its own day, not that of its payment. */
export function movedInList<T>(spec: ListSpec<T>, query: ListQueryDto, context: FilterContext): MovedInList<T> {
  const { paymentDate_gte: from, paymentDate_lte: to, ...others } = spec.filters;
  if (from === undefined || to === undefined) throw new Error('A list of money without days');
  const ofRecords = { ...others, paymentDate_gte: instant<T>('updatedAt', '$gte'), paymentDate_lte: anything(to) };
  const ofDays = {
    ...Object.fromEntries(Object.entries(others).map(([name, rule]) => [name, anything(rule)])),
    paymentDate_gte: instant<T>('moved.at', '$gte'),
    paymentDate_lte: instant<T>('moved.at', '$lte'),
  };
  return {
    filter: parseListQuery({ ...spec, filters: ofRecords }, query, context).filter,
    days: parseListQuery({ ...spec, filters: ofDays }, query, context).filter,
    records: parseListQuery({ ...spec, filters: { ...ofRecords, paymentDate_gte: anything(from) } }, query, context)
      .filter,
  };
}

interface Moved {
  readonly _id: { toString(): string } | null;
  readonly count: number;
  readonly amount: Fils;
}

/** By month in Dubai, as `2026-11`, or by the id of the invoice. */
export async function sumsOf<T>(model: Model<T>, stages: PipelineStage[]) {
  const found = await model.aggregate<Moved>(stages);
  return new Map(found.map(({ _id, count, amount }) => [_id?.toString() ?? '', { count, amount }]));
}

export async function sumOf<T>(model: Model<T>, stages: PipelineStage[]): Promise<Fils> {
  const [found] = await model.aggregate<Moved>(stages);
  return found?.amount ?? 0;
}
