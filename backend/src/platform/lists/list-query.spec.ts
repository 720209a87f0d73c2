import { describe, expect, it } from '@jest/globals';
import { DomainError } from '../errors/domain-error.js';
import { amount, flag, ids, instant, oneOf, words } from './filter-rules.js';
import { parseListQuery } from './list-query.js';
import type { ListSpec } from './list-spec.js';

const spec: ListSpec<unknown> = {
  sortable: { createdAt: 'createdAt', total: 'totalPrice' },
  filters: {
    id: ids('_id'),
    q: words(),
    status: oneOf('status', ['Requested', 'Quoted']),
    createdAt_gte: instant('createdAt', '$gte'),
    isOrderCreated: flag('isOrderCreated'),
    total_gte: amount('totalPrice', '$gte'),
  },
  defaultSort: { createdAt: -1 },
};

describe('parseListQuery', () => {
  it('returns the first 25 rows, newest first, by default', () => {
    expect(parseListQuery(spec, {})).toEqual({ filter: {}, sort: { createdAt: -1, _id: -1 }, skip: 0, limit: 25 });
  });

  it('maps wire names to paths and ends every sort with the id', () => {
    const request = parseListQuery(spec, { sort: '["total","ASC"]', range: '[25,49]' });
    expect(request).toMatchObject({ sort: { totalPrice: 1, _id: 1 }, skip: 25, limit: 25 });
  });

  it('sorts a group in the order of the list, or entirely in reverse', () => {
    const grouped = { ...spec, sortable: { status: 'status' }, grouped: ['status'] };
    const sorted = (order: string) => Object.entries(parseListQuery(grouped, { sort: `["status","${order}"]` }).sort);
    expect(sorted('ASC')).toEqual([
      ['status', 1],
      ['createdAt', -1],
      ['_id', -1],
    ]);
    expect(sorted('DESC')).toEqual([
      ['status', -1],
      ['createdAt', 1],
      ['_id', 1],
    ]);
  });

  it('joins all conditions', () => {
    const filter = '{"q":"Aé b.c","status":["Quoted"],"createdAt_gte":"2026-01-01","isOrderCreated":false}';
    expect(parseListQuery(spec, { filter }).filter).toEqual({
      $and: [
        { $and: [{ searchTokens: { $regex: '^ae' } }, { searchTokens: { $regex: '^bc' } }] },
        { status: { $in: ['Quoted'] } },
        { createdAt: { $gte: new Date('2025-12-31T20:00:00Z') } },
        { isOrderCreated: false },
      ],
    });
  });

  it('compares amounts in fils', () => {
    expect(parseListQuery(spec, { filter: '{"total_gte":19.99}' }).filter).toEqual({
      $and: [{ totalPrice: { $gte: 1999 } }],
    });
  });

  it.each([
    [{ sort: '["password","ASC"]' }, 'sort'],
    [{ sort: '["__proto__","ASC"]' }, 'sort'],
    [{ sort: '["createdAt","UP"]' }, 'sort'],
    [{ sort: 'createdAt' }, 'sort'],
    [{ range: '[0,500]' }, 'range'],
    [{ range: '[10,2]' }, 'range'],
    [{ range: '[-1,2]' }, 'range'],
    [{ range: '[0,1,2]' }, 'range'],
    [{ sort: '["createdAt","ASC","DESC"]' }, 'sort'],
    [{ filter: '{"q":7}' }, 'filter.q'],
    [{ filter: `{"q":"${'😀'.repeat(101)}"}` }, 'filter.q'],
    [{ filter: '[]' }, 'filter'],
    [{ filter: '{"$where":"1"}' }, 'filter'],
    [{ filter: '{"constructor":"1"}' }, 'filter'],
    [{ filter: '{"status":{"$ne":"x"}}' }, 'filter.status'],
    [{ filter: '{"status":["Quoted","Unknown"]}' }, 'filter.status'],
    [{ filter: '{"id":["x"]}' }, 'filter.id'],
    [{ filter: '{"createdAt_gte":"yesterday"}' }, 'filter.createdAt_gte'],
    [{ filter: '{"createdAt_gte":"2026-02-30"}' }, 'filter.createdAt_gte'],
    [{ filter: '{"createdAt_gte":"2026-11-21T08:00"}' }, 'filter.createdAt_gte'],
    [{ filter: '{"createdAt_gte":"21 Nov 2026"}' }, 'filter.createdAt_gte'],
    [{ filter: '{"createdAt_gte":"1"}' }, 'filter.createdAt_gte'],
    [{ filter: '{"createdAt_gte":1}' }, 'filter.createdAt_gte'],
    [{ filter: '{"isOrderCreated":"no"}' }, 'filter.isOrderCreated'],
    [{ filter: '{"total_gte":"100"}' }, 'filter.total_gte'],
    [{ filter: '{"total_gte":-1}' }, 'filter.total_gte'],
    [{ filter: '{"total_gte":0.001}' }, 'filter.total_gte'],
    [{ filter: '{"total_gte":1e300}' }, 'filter.total_gte'],
  ])('refuses %o and names the field', (query, field) => {
    const error = caught(() => parseListQuery(spec, query));
    expect(error).toBeInstanceOf(DomainError);
    expect(Object.keys((error as DomainError).fields ?? {})).toEqual([field]);
  });
});

function caught(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}
