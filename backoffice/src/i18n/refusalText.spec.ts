/** @jest-environment ../scripts/jest/frontend-environment.mjs */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { placeholdersOf } from '@shop/contract/message';
import { FIELD_REFUSALS, REFUSALS } from '@shop/contract/refusals';
import { codeOf, type FieldRefusal, sentNames } from '@shop/contract/refusals/refusal';
import { refusals } from '@shop/contract/words/ar/refusals';
import { i18nProvider } from './i18nProvider';
import { leftOutText, refusalText } from './refusalText';

const ARABIC = /[\u0600-\u06ff]/;
const WORDS = 'Some words of the server.';
const words: Readonly<Record<string, string>> = refusals;

const rows: Readonly<Record<string, FieldRefusal>> = { ...REFUSALS, ...FIELD_REFUSALS };

/** Values as the API sends them with a refusal. */
const sentWith = (rule: string): Record<string, string> =>
  Object.fromEntries((rows[rule] === undefined ? [] : sentNames(rows[rule])).map((name) => [name, `a ${name}`]));

afterEach(() => i18nProvider.changeLocale('en'));

describe('a refusal in English', () => {
  it('is shown in the words of the API', () => {
    expect(refusalText(WORDS, { rule: 'INVOICE_EXISTS' })).toBe(WORDS);
  });
});

describe('a refusal in Arabic', () => {
  beforeEach(() => i18nProvider.changeLocale('ar'));

  it('is also in Arabic for a record that a batch skipped', () => {
    const leftOut = { number: 'QUO-2026-00001', code: 'QUOTE_REMINDED', message: WORDS };
    expect(leftOutText(leftOut)).toBe(`QUO-2026-00001: ${words['QUOTE_REMINDED'] ?? ''}`);
  });

  const rules = Object.keys(refusals).filter((rule) => codeOf(rule) === rule);
  it.each(rules)('%s is translated with its values', (rule) => {
    const params = sentWith(rule);
    const text = refusalText(WORDS, { rule, params });
    expect(text).toMatch(ARABIC);
    expect(placeholdersOf(text)).toEqual([]);
    const named = rule === 'STAFF_ROLE_REFUSED' ? [] : placeholdersOf(words[rule] ?? '');
    for (const name of named) expect(text).toContain(params[name]);
  });

  it('names the owner of a TRN if the API does', () => {
    expect(refusalText(WORDS, { rule: 'COMPANY_TRN_TAKEN', params: { name: 'Al Manar' } })).toContain('Al Manar');
    expect(refusalText(WORDS, { rule: 'COMPANY_TRN_TAKEN' })).toMatch(ARABIC);
  });

  it('translates the actions and the roles of staff', () => {
    const params = { role: 'Store', actions: 'invoices.void', roles: 'Administrator' };
    const text = refusalText(WORDS, { rule: 'STAFF_ROLE_REFUSED', params });
    expect(text).toContain('إلغاء الفواتير');
    expect(text).toContain('المدير');
  });

  it('counts long waits in minutes', () => {
    expect(refusalText(WORDS, { rule: 'TOO_MANY_REQUESTS', params: { seconds: 841 } })).toContain(
      '(المدة بالدقائق: 15)',
    );
  });

  it.each([
    ['its rule is unknown', { rule: 'FULL_MOON' }],
    ['it has no rule', {}],
    ['a value is missing', { rule: 'TOO_LONG', params: {} }],
    ['its rule has the name of a method of every object', { rule: 'toString' }],
  ])('keeps the wording of the API if %s', (_where, refusal) => {
    expect(refusalText(WORDS, refusal)).toBe(WORDS);
  });
});
