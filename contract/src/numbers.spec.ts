import { describe, expect, it } from '@jest/globals';
import { decimalSignOf, readNumber, westernDigits, writtenNumbers } from './numbers.js';

describe('an entered whole number', () => {
  it.each([
    ['12', 12],
    [' 7 ', 7],
    ['0', 0],
    ['007', 7],
    ['٤٥', 45],
    ['۴۵', 45],
    ['٤5', 45],
    ['1,000', 1000],
    ['١٬٠٠٠', 1000],
    ['1,234,567', 1_234_567],
    ['\u200f٤٥\u200f', 45],
  ])('%j is read as %p', (text, number) => {
    expect(readNumber(text)).toBe(number);
  });

  it.each([
    '',
    ' ',
    'abc',
    '1e3',
    '-4',
    '−4',
    '+4',
    '1.5',
    '1.',
    '1.5 rolls',
    '12 rolls',
    '1,5',
    '1,00,000',
    ',5',
    '0,125',
    '1 000',
  ])('%j is not a whole number', (text) => {
    expect(readNumber(text)).toBeUndefined();
  });

  it('is rejected if it is too large to be exact', () => {
    expect(readNumber('9007199254740993')).toBeUndefined();
    expect(readNumber('9'.repeat(400))).toBeUndefined();
  });
});

describe('an entered amount', () => {
  it.each([
    ['18.5', 18.5],
    ['18.50', 18.5],
    ['٤٥', 45],
    ['٤٥٫٧٥', 45.75],
    ['۴۵٫۷۵', 45.75],
    ['1,000.50', 1000.5],
    ['١٬٠٠٠٫٥٠', 1000.5],
    ['.5', 0.5],
    ['5.', 5],
    ['0', 0],
  ])('%j is read as %p', (text, amount) => {
    expect(readNumber(text, 2)).toBe(amount);
  });

  it.each([
    '',
    'x',
    '.',
    '٫',
    '-1',
    '1e3',
    '3.999',
    '1.2.3',
    '1,5',
    '0,125',
    '1.000,50',
    '10,00.5',
    'AED 5',
    'Infinity',
    '٤٥،٥',
  ])('%j is not an amount', (text) => {
    expect(readNumber(text, 2)).toBeUndefined();
  });
});

describe('westernDigits', () => {
  it.each([
    ['١٠٠٢٠٠٣٠٠٤٠٠١٠٣', '100200300400103'],
    ['AE۰۷ ۰۳۳۱', 'AE07 0331'],
    ['\u200e٩٦١٢\u200f', '9612'],
    ['RIB-00001', 'RIB-00001'],
  ])('reads the digits of %j', (typed, read) => {
    expect(westernDigits(typed)).toBe(read);
  });
});

it.each([
  ['1250', [1250]],
  ['0,125', [0.125]],
  ['0.125', [0.125]],
  ['12,5', [12.5]],
  ['1.250', [1.25, 1250]],
  ['1,250', [1250, 1.25]],
  ['1٬250', [1250]],
  ['1٫250', [1.25]],
  ['1.234,50', [1234.5]],
  ['1,234.50', [1234.5]],
  ['1,234,567', [1_234_567]],
  ['1 234,5', [1234.5]],
  ["1'200", [1200]],
  ['-3', [-3]],
  ['+4', [4]],
  ['.5', [0.5]],
  ['12,34,567', [1_234_567]],
  ['1.2.3', []],
  ['12 rolls', []],
  ['', []],
])('%j can mean the numbers %j', (text, numbers) => {
  expect(writtenNumbers(text)).toEqual(numbers);
});

it.each([
  [['1.250', '12.50'], '.'],
  [['1.250', '12,50'], ','],
  [['1,250', '3', '0,125'], ','],
  [['1.250', '1.234.567'], ','],
  [['1.250', '3'], undefined],
  [['12.50', '12,50'], undefined],
  [['1.250', 'abc', ''], undefined],
])('the column %j has the decimal sign %j', (column, sign) => {
  expect(decimalSignOf(column)).toBe(sign);
});

it('the sign of its column decides between two readings', () => {
  expect([writtenNumbers('1.250', ','), writtenNumbers('1.250', '.')]).toEqual([[1250], [1.25]]);
});
