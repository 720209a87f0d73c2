import { describe, expect, it } from '@jest/globals';
import { countIn, fillMessage, placeholdersOf } from './message.js';

const english = new Intl.PluralRules('en');
const days = { one: '{count} day for {name}', other: '{count} days for {name}' };

describe('fillMessage', () => {
  it('fills every placeholder, even if it occurs twice', () => {
    expect(fillMessage('{a} and {b} and {a}', { a: 1, b: 'two' }, english)).toBe('1 and two and 1');
  });

  it('selects the plural form by count, or another form if the language lacks it', () => {
    expect(fillMessage(days, { count: 1, name: 'Aisha' }, english)).toBe('1 day for Aisha');
    expect(fillMessage(days, { count: 2, name: 'Aisha' }, new Intl.PluralRules('ar'))).toBe('2 days for Aisha');
  });

  it('writes numbers and texts as given', () => {
    const write = { number: (value: number) => value.toFixed(1), text: (value: string) => `«${value}»` };
    expect(fillMessage(days, { count: 5, name: 'Omar' }, english, write)).toBe('5.0 days for «Omar»');
  });

  it('does not change a placeholder without a value, or a placeholder within a value', () => {
    expect(fillMessage('{a} {b}', { a: '{b}' }, english)).toBe('{b} {b}');
    expect(fillMessage('{a} {b}', { a: '{b}', b: 'x' }, english)).toBe('{b} x');
  });
});

it('placeholdersOf names each placeholder once', () => {
  expect(placeholdersOf('{a} {b} {a} {not one} %')).toEqual(['a', 'b']);
});

it('countIn writes a number with its noun in all six forms of Arabic', () => {
  const count = countIn('ar');
  const forms = {
    zero: 'لا أيام',
    one: 'يوم واحد',
    two: 'يومان',
    few: '{count} أيام',
    many: '{count} يومًا',
    other: '{count} يوم',
  };
  expect([0, 1, 2, 3, 10, 11, 99, 100, 103].map((days) => count(days, forms))).toEqual([
    'لا أيام',
    'يوم واحد',
    'يومان',
    '3 أيام',
    '10 أيام',
    '11 يومًا',
    '99 يومًا',
    '100 يوم',
    '103 أيام',
  ]);
});
