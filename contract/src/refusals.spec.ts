import { describe, expect, it } from '@jest/globals';
import { LANGUAGES } from './languages.js';
import { placeholdersOf } from './message.js';
import { bank, bankRules } from './refusals/bank.js';
import { billing, billingRules } from './refusals/billing.js';
import { goods, goodsRules } from './refusals/goods.js';
import { moveIn, moveInRules } from './refusals/move-in.js';
import { people, peopleRules } from './refusals/people.js';
import { platform, platformRules } from './refusals/platform.js';
import { codeOf, type FieldRefusal, type Refusal, sentenceOf, sentNames, sentValues } from './refusals/refusal.js';
import { sales, salesRules } from './refusals/sales.js';
import { shop, shopRules } from './refusals/shop.js';
import { FIELD_REFUSALS, REFUSALS } from './refusals.js';
import { refusals as arabic } from './words/ar/refusals.js';

const rows: Readonly<Record<string, Refusal>> = REFUSALS;
const fieldRows: Readonly<Record<string, FieldRefusal>> = FIELD_REFUSALS;
const all = { ...rows, ...fieldRows };

describe('the table', () => {
  it('contains each code and each rule in one area only', () => {
    const codes = [platform, people, shop, goods, sales, billing, bank, moveIn].flatMap((area) => Object.keys(area));
    const rules = [
      platformRules,
      peopleRules,
      shopRules,
      goodsRules,
      salesRules,
      billingRules,
      bankRules,
      moveInRules,
    ].flatMap((area) => Object.keys(area));
    expect(codes).toHaveLength(Object.keys(REFUSALS).length);
    expect(rules).toHaveLength(Object.keys(FIELD_REFUSALS).length);
  });

  it('contains for each case the row of its code, with the same status', () => {
    const cases = Object.entries(rows).filter(([key]) => key.includes('/'));
    expect(cases.filter(([key, { status }]) => rows[codeOf(key)]?.status !== status)).toEqual([]);
    const rulesOfCases = Object.keys(fieldRows).filter((key) => key.includes('/'));
    expect(rulesOfCases.filter((key) => fieldRows[codeOf(key)] === undefined)).toEqual([]);
  });
});

it('a sentence has the plural form of its count', () => {
  expect(sentenceOf(REFUSALS.E_INVOICE_NOT_READY, { count: 1 })).toContain('(1 problem)');
  expect(sentenceOf(REFUSALS.E_INVOICE_NOT_READY, { count: 2 })).toContain('(2 problems)');
});

it('values are inserted into a sentence, and returned if the row does not name others', () => {
  const row = { text: 'At most {left} of {what}.', params: ['left', 'asked'] };
  const values = { left: 2, asked: 3, what: 'this' };
  expect(sentenceOf(row, values)).toBe('At most 2 of this.');
  expect(sentenceOf(row, { ...values, left: '1200.50' })).toBe('At most 1,200.50 of this.');
  expect(sentValues({ text: row.text }, values)).toEqual({ left: 2, what: 'this' });
  expect(sentValues(row, values)).toEqual({ left: 2, asked: 3 });
  expect(sentValues({ text: 'Please sign in.' }, {})).toBeUndefined();
});

/** Values that the pages of the back office compute of those that are sent. */
const COMPUTED = ['minutes'];

describe.each(Object.keys(LANGUAGES).filter((language) => language !== 'en'))('the sentences in %s', (language) => {
  const words: Readonly<Record<string, string>> = { ar: arabic }[language] ?? {};

  it.each(Object.keys(words))('%s contains only values that a response contains', (key) => {
    const code = codeOf(key);
    const carried = Object.entries(all)
      .filter(([row]) => codeOf(row) === code)
      .flatMap(([, row]) => sentNames(row));
    expect([...carried, ...COMPUTED]).toEqual(expect.arrayContaining(placeholdersOf(words[key] ?? '')));
  });

  it('a case has its own sentence only if it contains an additional value', () => {
    const cases = Object.keys(words).filter((key) => key.includes('/'));
    const indistinct = cases.filter((key) => {
      const known = placeholdersOf(words[codeOf(key)] ?? '');
      return placeholdersOf(words[key] ?? '').every((name) => known.includes(name));
    });
    expect(indistinct).toEqual([]);
  });
});
