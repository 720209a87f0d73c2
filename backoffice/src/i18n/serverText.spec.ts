import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { serverTexts } from './ar/serverTexts';
import { serverText, speakForServer } from './serverText';

const ARABIC = /[\u0600-\u06ff]/;
const WORDS = 'Some words of the server.';

/** What the server tells beside its rules. */
const told: Record<string, Record<string, string | number>> = {
  INSUFFICIENT_STOCK: { product: 'Wax Ribbon 1/2-inch', asked: 40, left: 12 },
  PRODUCT_DELETED: { product: 'Wax Ribbon' },
  PAYMENT_TOO_LARGE: { left: '202.20' },
  TOO_MANY_REQUESTS: { seconds: 42 },
  TOO_LONG: { max: 500 },
  TEXTS: { max: 100 },
  TOO_MANY: { max: 50 },
  ENTRIES: { min: 1, max: 200 },
  AMOUNT: { min: 0, max: 10_000_000 },
  WHOLE_NUMBER: { min: 1, max: 1_000_000 },
  ONE_OF: { values: 'Ribbon, Rubber' },
  DATE_BETWEEN: { from: '2000-01-01', until: '2026-11-22' },
  TOO_MANY_LINES: { max: 1000 },
  LINE_TOO_DEAR: { max: 10_000_000 },
  TOTAL_TOO_HIGH: { max: 10_000_000 },
  OTHER_PRODUCT_TYPE: { type: 'Rubber' },
  OTHER_TYPE: { type: 'Rubber' },
  UNKNOWN_COLUMN: { name: 'colour' },
  COLUMN_TWICE: { name: 'sku' },
  CELLS_DIFFER: { cells: 3, columns: 20 },
  TOO_MANY_PRODUCTS: { max: 2000 },
  TOO_MANY_CHANGES: { max: 500 },
};

afterEach(() => speakForServer(undefined));

describe('what the server says', () => {
  it('is shown as it is in English', () => {
    expect(serverText(WORDS, { rule: 'INVOICE_EXISTS' })).toBe(WORDS);
  });
});

describe('what the server says, to who reads Arabic,', () => {
  beforeEach(() => speakForServer(serverTexts));

  it.each(Object.keys(serverTexts))('is told by its name, with what it tells of: %s', (rule) => {
    const params = told[rule] ?? {};
    const text = serverText(WORDS, { rule, params });
    expect(text).toMatch(ARABIC);
    expect(text).not.toContain('%{');
    for (const value of Object.values(params)) expect(text).toContain(String(value));
  });

  it('counts long waits in minutes', () => {
    expect(serverText(WORDS, { rule: 'TOO_MANY_REQUESTS', params: { seconds: 841 } })).toContain('15 دقيقة');
  });

  it.each([
    ['nobody foresaw it', { rule: 'FULL_MOON' }],
    ['it lacks what it tells of', { rule: 'TOO_LONG', params: {} }],
    ['it is named like something of every object', { rule: 'toString' }],
  ])('stays as it is where %s', (_where, why) => {
    expect(serverText(WORDS, why)).toBe(WORDS);
  });
});
