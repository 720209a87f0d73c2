import { beforeEach, describe, expect, it } from '@jest/globals';
import { ListIndex, type Sort } from './list-index.js';
import { type ListPaths, rowOf } from './stored-values.js';

const PATHS: ListPaths = {
  numbers: ['amount'],
  dates: ['at'],
  codes: ['status', 'done', 'party'],
  ids: ['party._id'],
  texts: ['number', 'party.name'],
};

interface Stored {
  readonly _id: string;
  readonly [path: string]: unknown;
}

const STATUSES = ['Open', 'Closed', null, 'Émile', '\u{1f600}', '\uffee'];
const idOf = (n: number) => (n * 0x9e3779b97f).toString(16).padStart(24, '0');

/** Each field has a period of its own, so that all combinations occur. */
const record = (n: number, changes: object = {}): Stored => ({
  _id: idOf(n),
  amount: (n * 7) % 23,
  at: n % 5 === 0 ? null : new Date(Date.UTC(2026, 0, (n * 11) % 29)),
  status: STATUSES[n % STATUSES.length],
  done: n % 3 === 0,
  party: n % 4 === 0 ? null : { _id: n % 8 === 1 ? null : idOf(n % 50), name: `Party ${n % 13}` },
  number: `NO-${(n * 37) % 1000}`,
  ...changes,
});

let records: Map<string, Stored>;
let index: ListIndex;
const rowsOf = (some: readonly Stored[]) => some.map((one) => rowOf(one, PATHS));

beforeEach(() => {
  records = new Map(Array.from({ length: 200 }, (_, n) => [idOf(n), record(n)]));
  index = new ListIndex(PATHS);
  index.add(rowsOf([...records.values()]));
});

const WHOLE = { skip: 0, limit: 1000 };
const BY_ID: Sort = { _id: 1 };
const idsBy = (sort: Sort, filter: object = {}) => index.select({ filter, sort, ...WHOLE })?.ids;
const idsOf = (passes: (one: Stored) => boolean) =>
  [...records.values()]
    .filter(passes)
    .map(({ _id }) => _id)
    .sort();
const partyOf = ({ party }: Stored) => (party as { _id: string | null } | null)?._id ?? null;
const nameOf = ({ party }: Stored) => (party as { name: string } | null)?.name;

const isOfPartyOneOrNone = (one: Stored) => [undefined, 'Party 1'].includes(nameOf(one));

describe('a list in memory', () => {
  it.each([
    ['a value', { status: 'Open' }, (one: Stored) => one['status'] === 'Open'],
    ['nothing', { status: null }, (one: Stored) => one['status'] === null],
    [
      'any of some',
      { status: { $in: ['Open', null] } },
      (one: Stored) => [null, 'Open'].includes(one['status'] as null),
    ],
    ['a flag', { done: true }, (one: Stored) => one['done'] === true],
    ['a part that is there', { party: { $ne: null } }, (one: Stored) => one['party'] !== null],
    [
      'an amount',
      { amount: { $gte: 5, $lt: 9 } },
      (one: Stored) => Number(one['amount']) >= 5 && Number(one['amount']) < 9,
    ],
    [
      'a date, where there is one',
      { at: { $lte: new Date('2026-01-10') } },
      (one: Stored) => one['at'] instanceof Date && one['at'] <= new Date('2026-01-10'),
    ],
    ['a text', { number: /o-7/i }, (one: Stored) => String(one['number']).includes('O-7')],
    ['a text with an accent, in either case', { status: /éM/i }, (one: Stored) => one['status'] === 'Émile'],
    [
      'one text or another',
      { $or: [{ number: /77/ }, { 'party.name': /ARTY 1$/i }] },
      (one: Stored) => String(one['number']).includes('77') || nameOf(one) === 'Party 1',
    ],
    [
      'all of several',
      { $and: [{ done: false }, { $and: [{}, { amount: 3 }] }] },
      (one: Stored) => one['done'] === false && one['amount'] === 3,
    ],
    ['a text as it is', { number: 'NO-777' }, (one: Stored) => one['number'] === 'NO-777'],
    ['all texts but one', { number: { $ne: 'NO-777' } }, (one: Stored) => one['number'] !== 'NO-777'],
    ['a text of some, or none', { 'party.name': { $in: ['Party 1', 'Party', null] } }, isOfPartyOneOrNone],
    ['a part of a text, in this case', { number: /O-7/ }, (one: Stored) => String(one['number']).includes('O-7')],
    ['the id of another', { 'party._id': idOf(5) }, (one: Stored) => partyOf(one) === idOf(5)],
    ['no id of another', { 'party._id': null }, (one: Stored) => partyOf(one) === null],
    ['any id of another', { 'party._id': { $ne: null } }, (one: Stored) => partyOf(one) !== null],
    [
      'an id of some',
      { 'party._id': { $in: [idOf(5), idOf(6), idOf(7), idOf(9999)] } },
      (one: Stored) => [idOf(5), idOf(6), idOf(7)].includes(partyOf(one) ?? ''),
    ],
    ['what all or nobody has', { $or: [{ number: /nowhere/ }, { number: /NO-/i }, { done: 7 }] }, () => true],
    [
      'what all have and some',
      { $and: [{ number: /no-/i }, { done: { $ne: 7 } }, { done: true }] },
      (one: Stored) => one['done'] === true,
    ],
    ['ids', { _id: { $in: [idOf(3), idOf(4), idOf(9999)] } }, ({ _id }: Stored) => [idOf(3), idOf(4)].includes(_id)],
  ])('finds by %s', (_what, filter, passes) => {
    const wanted = idsOf(passes);
    expect(wanted.length).toBeGreaterThan(0);
    expect(idsBy(BY_ID, filter)).toEqual(wanted);
  });

  it.each([
    { number: /nowhere/ },
    { 'party.name': { $in: [] } },
    { 'party._id': /5/ },
    { $or: [] },
    { $or: [{ number: /nowhere/ }, { status: 'Nobody' }] },
    { done: true, number: /nowhere/ },
  ])('finds nothing by %j', (filter) => {
    expect(idsBy(BY_ID, filter)).toEqual([]);
  });

  it.each([
    [{ unknown: 1 }],
    [{ $or: [{ number: /nowhere/ }, { unknown: 1 }] }],
    [{ number: /nowhere/, unknown: 1 }],
    [{ amount: { $mod: [2, 0] } }],
    [{ number: { $gte: 'A' } }],
    [{ _id: 7 }],
    [{ $nor: [] }],
  ])('does not answer %j', (filter) => {
    expect(index.select({ filter, sort: BY_ID, ...WHOLE })).toBeNull();
  });

  it('does not answer a sort by what it does not keep', () => {
    expect(index.select({ filter: {}, sort: { unknown: 1, _id: 1 }, ...WHOLE })).toBeNull();
  });

  it('answers a window, and how many there are in all', () => {
    const all = idsOf(({ done }) => done === true);
    const found = index.select({ filter: { done: true }, sort: BY_ID, skip: 60, limit: 5 });
    expect(found).toEqual({ ids: all.slice(60, 65), total: all.length });
    expect(index.select({ filter: { done: true }, sort: BY_ID, skip: 1000, limit: 5 })?.ids).toEqual([]);
  });

  it('sorts texts by their characters, nothing first', () => {
    const statuses = idsBy({ status: 1, _id: 1 })?.map((id) => records.get(id)?.['status'] ?? null);
    expect([...new Set(statuses)]).toEqual([null, 'Closed', 'Open', 'Émile', '\uffee', '\u{1f600}']);
  });

  const SORTS: Sort[] = [
    { amount: 1, _id: 1 },
    { at: -1, _id: -1 },
    { status: 1, at: -1, _id: -1 },
    { number: 1, _id: -1 },
    { 'party.name': -1, _id: -1 },
    { 'party._id': 1, _id: 1 },
  ];

  it.each(SORTS)('is the same backwards, by %j', (sort) => {
    const backwards = Object.fromEntries(
      Object.entries(sort).map(([path, way]) => [path, way === 1 ? -1 : 1] as const),
    );
    expect(idsBy(backwards as Sort)).toEqual([...(idsBy(sort) ?? [])].reverse());
  });

  it('is after changes as if it were made anew', () => {
    for (const sort of SORTS) idsBy(sort);
    for (let round = 0; round < 30; round += 1) {
      const changed = [record(round * 7, { amount: round, status: 'New', number: `X-${round}` }), record(300 + round)];
      const gone = [idOf(round * 5 + 1), idOf(5000)];
      for (const one of changed) records.set(one._id, one);
      for (const id of gone) records.delete(id);
      index.change(rowsOf(changed.filter(({ _id }) => records.has(_id))), gone);
    }
    const anew = new ListIndex(PATHS);
    anew.add(rowsOf([...records.values()]));
    for (const sort of [BY_ID, ...SORTS]) {
      expect(idsBy(sort)).toEqual(anew.select({ filter: {}, sort, ...WHOLE })?.ids);
    }
    expect(idsBy(BY_ID, { number: /x-1/i })).toEqual(
      anew.select({ filter: { number: /x-1/i }, sort: BY_ID, ...WHOLE })?.ids,
    );
  });

  it('takes many changes at once', () => {
    idsBy({ amount: 1, _id: 1 });
    const many = Array.from({ length: 900 }, (_, n) => record(n, { amount: n }));
    index.change(rowsOf(many), []);
    expect(idsBy({ amount: 1, _id: 1 })).toEqual(many.map(({ _id }) => _id));
  });

  it('knows who belongs to whom', () => {
    expect(index.idsWith('status', new Set(['Open'])).sort()).toEqual(idsOf((one) => one['status'] === 'Open'));
    expect(index.idsWith('unknown', new Set(['Open']))).toEqual([]);
  });
});
