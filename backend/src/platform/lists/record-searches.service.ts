import { type FactoryProvider, Injectable } from '@nestjs/common';
import { getModelToken } from '@nestjs/mongoose';
import type { Fils } from '@shop/contract/money';
import type { Model, QueryFilter, Types } from 'mongoose';
import type { Stored } from '../database/record.js';
import type { RecordResource } from '@shop/contract/records';
import { beginningWith } from './filter-rules.js';

/** From this number on, the newest records are read in the order of their index instead of being sorted. */
const MANY = 500;
const NEWEST_FIRST = { createdAt: -1, _id: -1 } as const;

/** A search over records of all kinds. */
export interface RecordQuestion {
  /** Alternative texts, each as its words: the typed text, and the digits of a phone number. */
  readonly texts: readonly (readonly string[])[];
  /** null if the text is not an amount. */
  readonly amount: Fils | null;
  /** The users whom the text matches: their documents match too. */
  readonly users: readonly Types.ObjectId[];
  /** The most records of one kind. */
  readonly limit: number;
  readonly now: Date;
}

/** One record, as the results of a search over all kinds show it. */
export interface RecordHit {
  readonly id: string;
  /** Its number or name. */
  readonly title: string;
  /** Empty, or a few words that distinguish it from others. */
  readonly about: string;
  readonly user: Types.ObjectId | null;
  readonly status: string | null;
  readonly amount: Fils | null;
  readonly createdAt: Date;
}

/** Defines how records of one kind are found and shown. */
export interface RecordSearch<T> {
  readonly resource: RecordResource;
  /** The stored fields that `describe` needs, as Mongoose writes them. */
  readonly select: string;
  readonly amount?: keyof T & string;
  /** True if a record is also found by its user. */
  readonly byUser?: boolean;
  readonly describe: (record: T & Stored, now: Date) => Pick<RecordHit, 'title'> & Partial<RecordHit>;
}

type Search = (question: RecordQuestion) => Promise<RecordHit[]>;

/** Finds records of all kinds: each module registers its own. */
@Injectable()
export class RecordSearches {
  private readonly searches = new Map<RecordResource, Search>();

  register<T>(model: Model<T>, search: RecordSearch<T>): void {
    this.searches.set(search.resource, (question) => find(model, search, question));
  }

  /** Finds the newest records of each of these kinds that is registered, in this order. */
  async find<R extends RecordResource>(
    resources: readonly R[],
    question: RecordQuestion,
  ): Promise<(RecordHit & { readonly resource: R })[]> {
    const found = resources.map(async (resource) => {
      const hits = (await this.searches.get(resource)?.(question)) ?? [];
      return hits.map((hit) => ({ ...hit, resource }));
    });
    return (await Promise.all(found)).flat();
  }
}

/** The condition that a record has every word of one of the texts. */
export function withTexts<T>(texts: RecordQuestion['texts']): QueryFilter<T> {
  return { $or: texts.map((words) => ({ $and: beginningWith<T>(words) })) };
}

async function find<T>(
  model: Model<T>,
  search: RecordSearch<T>,
  { texts, amount, users, limit, now }: RecordQuestion,
): Promise<RecordHit[]> {
  const filters: QueryFilter<T>[] = [withTexts(texts)];
  if (search.amount !== undefined && amount !== null) filters.push({ [search.amount]: amount });
  if (search.byUser === true && users.length > 0) filters.push({ user: { $in: users } });
  const found = await newest(model, { $or: filters }, search.select, limit);
  return found.map((record) => ({
    id: record._id.toHexString(),
    createdAt: record.createdAt,
    about: '',
    user: null,
    status: null,
    amount: null,
    ...search.describe(record, now),
  }));
}

async function newest<T>(
  model: Model<T>,
  filter: QueryFilter<T>,
  select: string,
  limit: number,
): Promise<(T & Stored)[]> {
  const fields = Object.fromEntries(`${select} createdAt`.split(' ').map((path) => [path, 1 as const]));
  const [found] = await model.aggregate<{ readonly total: number; readonly newest: (T & Stored)[] }>([
    { $match: filter },
    { $limit: MANY + 1 },
    { $project: fields },
    {
      $group: {
        _id: null,
        total: { $sum: 1 },
        newest: { $topN: { n: limit, sortBy: NEWEST_FIRST, output: '$$ROOT' } },
      },
    },
  ]);
  if (found === undefined) return [];
  if (found.total <= MANY) return found.newest;
  return model.find(filter, fields).sort(NEWEST_FIRST).limit(limit).hint(NEWEST_FIRST).lean<(T & Stored)[]>();
}

/** Registers records of one kind for searches over all kinds, in the module that owns them. */
export function foundBySearch<T>(type: abstract new () => T, search: RecordSearch<T>): FactoryProvider<void> {
  return {
    provide: `${type.name}RecordSearch`,
    useFactory: (model: Model<T>, searches: RecordSearches) => searches.register(model, search),
    inject: [getModelToken(type.name), RecordSearches],
  };
}
