import { describe, expect, it } from '@jest/globals';
import { PRICE_LIST_KINDS, PRICE_TARGETS, type PriceTarget } from '@shop/contract/price-lists';
import { newPrice } from '../../domain/new-price.js';
import { breaksFor, candidatesFor, priceFor, quantitiesFor } from './price-for.js';
import {
  type CustomerGroupMembers,
  listsOf,
  type PricedItem,
  type PriceAccount,
  type PriceLine,
  priceListOf,
  type PriceListTerms,
} from './price-lists.js';

const DAYS = ['2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27'];
const TYPES = ['Ribbon', 'Rubber'] as const;

/** Numbers that are the same in every run. */
function randomNumbers(seed: number) {
  let state = seed;
  const below = (limit: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * limit);
  };
  const oneOf = <T>(values: readonly T[]): T => values[below(values.length)] as T;
  return { below, oneOf, maybe: <T>(value: T, other: T) => (below(2) === 0 ? value : other) };
}

type Numbers = ReturnType<typeof randomNumbers>;

const validity = ({ oneOf, below }: Numbers) => ({
  validFrom: below(3) === 0 ? oneOf(DAYS) : null,
  validTo: below(3) === 0 ? oneOf(DAYS) : null,
});

function someLine(numbers: Numbers, id: string): PriceLine {
  const target = numbers.oneOf(PRICE_TARGETS);
  const keys: Record<PriceTarget, string> = {
    product: `p${numbers.below(4)}`,
    category: `c${numbers.below(2)}`,
    type: numbers.oneOf(TYPES),
    all: '',
  };
  const isFixed = numbers.below(2) === 0;
  return {
    ...{ id, target, key: keys[target], minQty: numbers.oneOf([1, 5, 10, 24]) },
    price: isFixed ? 100 + numbers.below(900) : null,
    percent: isFixed ? null : numbers.below(8000) - 5000,
    ...validity(numbers),
  };
}

function someList(numbers: Numbers, id: string): PriceListTerms {
  return {
    ...{ id, name: id, kind: numbers.oneOf(PRICE_LIST_KINDS), rank: 1 + numbers.below(3) },
    step: numbers.oneOf(['0.01', '0.05'] as const),
    isActive: numbers.below(5) > 0,
    companies: numbers.maybe(['A'], ['B']),
    users: numbers.maybe(['U'], []),
    groups: numbers.maybe(['G'], []),
    ...validity(numbers),
  };
}

const GROUPS: readonly CustomerGroupMembers[] = [{ id: 'G', companies: ['A', 'C'], users: ['U'] }];
const ACCOUNTS: readonly PriceAccount[] = [
  ...['A', 'B', 'C'].map((company) => ({ company, user: null })),
  { company: null, user: 'U' },
  { company: null, user: null },
];

type StoredList = PriceListTerms & { readonly stored: readonly PriceLine[] };

/** The rule as a sort of all lines that apply, without the order in which the code looks them up. */
function oracle(lists: readonly StoredList[], account: PriceAccount, item: PricedItem, qty: number, day: string) {
  const names = ({ companies, users }: Pick<PriceListTerms, 'companies' | 'users'>) =>
    account.company === null
      ? account.user !== null && users.includes(account.user)
      : companies.includes(account.company);
  const inGroup = (list: StoredList) => GROUPS.some((group) => list.groups.includes(group.id) && names(group));
  const isOn = (one: { validFrom: string | null; validTo: string | null }) =>
    (one.validFrom ?? '') <= day && day <= (one.validTo ?? '9');
  const isAbout = ({ target, key }: PriceLine) =>
    target === 'all' || key === { product: item.id, category: item.category, type: item.productType }[target];
  const found = lists
    .filter((list) => list.isActive && isOn(list) && (list.kind === 'Public' || names(list) || inGroup(list)))
    .flatMap((list) => list.stored.map((line) => ({ list, line })))
    .filter(({ line }) => isOn(line) && line.minQty <= qty && isAbout(line))
    .map(({ list, line }) => {
      const tier = { Agreement: 0, List: names(list) ? 1 : 2, Public: 3 }[list.kind];
      const age = (id: string) => -Number(id.slice(1));
      const order = [tier, list.rank, age(list.id), PRICE_TARGETS.indexOf(line.target), -line.minQty, age(line.id)];
      const percent = line.percent ?? 0;
      const rule = { kind: 'percent', direction: percent < 0 ? 'down' : 'up', rounding: 'nearest' } as const;
      return {
        order,
        price: line.price ?? newPrice(item.price, { ...rule, value: Math.abs(percent), step: list.step }),
      };
    })
    .sort((a, b) => a.order.map((number, at) => number - (b.order[at] ?? 0)).find((number) => number !== 0) ?? 0);
  return found[0]?.price ?? null;
}

describe('the price of a product', () => {
  it('equals the result of sorting all lines, for 500 random accounts, products, quantities and days', () => {
    const numbers = randomNumbers(34);
    for (let round = 0; round < 500; round += 1) {
      const stored = Array.from({ length: 1 + numbers.below(6) }, (_none, at): StoredList => {
        const lines = Array.from({ length: numbers.below(8) }, (_line, index) => someLine(numbers, `l${at}${index}`));
        return { ...someList(numbers, `s${at}`), stored: lines };
      });
      const lists = stored.map((list) => priceListOf(list, list.stored));
      const [account, day, qty] = [
        numbers.oneOf(ACCOUNTS),
        numbers.oneOf(DAYS),
        numbers.oneOf([1, 4, 5, 9, 10, 24, 99]),
      ];
      const productType = numbers.oneOf(TYPES);
      const item = { id: `p${numbers.below(4)}`, category: `c${numbers.below(2)}`, productType, price: 500 };
      const own = listsOf(account, lists, GROUPS);
      const expected = oracle(stored, account, item, qty, day);
      expect([round, priceFor(own, item, qty, day)?.price ?? null]).toEqual([round, expected]);
      const applying = candidatesFor(own, item, qty, day).filter(({ reason }) => reason === 'APPLIES');
      expect(applying.map(({ price }) => price)).toEqual(expected === null ? [] : [expected]);
    }
  });
});

const OPEN = { validFrom: null, validTo: null };
const terms: PriceListTerms = {
  ...{ id: '1', name: 'Agreed', kind: 'Agreement', rank: 1, step: '0.05', isActive: true, ...OPEN },
  ...{ companies: ['A'], users: [], groups: [] },
};
const line = (id: string, fields: Partial<PriceLine>): PriceLine => ({
  ...{ id, target: 'product', key: 'p', minQty: 1, price: null, percent: null, ...OPEN },
  ...fields,
});
const item = { id: 'p', category: 'c', productType: 'Ribbon', price: 1000 } as const;

describe('the breaks of a product', () => {
  it('begin with its smallest quantity, and name only quantities at which the price differs', () => {
    const lines = [line('1', { minQty: 10, price: 900 }), line('2', { minQty: 24, price: 900 })];
    const lists = [priceListOf(terms, [...lines, line('3', { minQty: 50, price: 520 })])];
    const prices = breaksFor(lists, item, 6, '2026-11-26').map(({ minQty, price }) => [minQty, price]);
    expect(prices).toEqual([
      [6, 1000],
      [10, 900],
      [50, 520],
    ]);
  });
});

describe('a percentage', () => {
  it('follows the list price, rounded to the step of its list; without a list price there is no price', () => {
    const lists = [priceListOf(terms, [line('1', { percent: -1234 })])];
    const at = (price: number) => candidatesFor(lists, { ...item, price }, 1, '2026-11-26').map((one) => one.price);
    expect([at(1000), at(1100), at(0)]).toEqual([[875], [965], [null]]);
  });
});

describe('the quantities of a product', () => {
  const first = line('1', { price: 900, moq: 6, step: 6 });
  const none = { moq: 12, step: 1, max: null };
  it.each<[string, PriceLine[], object]>([
    ['the first line', [first], { moq: 6, step: 6, max: null }],
    [
      'the first line, below breaks',
      [first, line('2', { minQty: 8, price: 800 }), line('3', { minQty: 12, price: 700 })],
      { moq: 6, step: 6, max: null },
    ],
    [
      'a line that reaches the MOQ before one below it',
      [first, line('2', { minQty: 12, price: 800, max: 60 })],
      { ...none, max: 60 },
    ],
    ['no line that a younger one replaces', [first, line('2', { price: 800 })], none],
    ['no line that has ended', [{ ...first, validTo: '2026-11-25' }, line('2', { minQty: 8, price: 800 })], none],
    ['no line for other goods', [{ ...first, target: 'all', key: '' }, line('2', { price: 800 })], none],
    ['no break above the MOQ', [line('2', { minQty: 24, price: 800, moq: 24 })], none],
  ])('come from the right source: %s', (_of, lines, expected) => {
    const lists = [priceListOf(terms, lines)];
    expect(quantitiesFor(lists, { ...item, moq: 12 }, '2026-11-26')).toEqual(expected);
  });
});
