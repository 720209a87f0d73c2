import { expect, it } from '@jest/globals';
import { nationalDigits, writtenForms } from './phone-digits.js';

it.each(['+971 50 123 4567', '00971501234567', '050-123 4567', '٠٥٠١٢٣٤٥٦٧', '\u202a+971501234567\u202c'])(
  'the digits of %s are equal in all forms of the number',
  (text) => {
    expect(nationalDigits(text)).toBe('501234567');
    expect(writtenForms(text)).toEqual(['501234567', '0501234567', '971501234567', '00971501234567']);
  },
);

it('a number of a few digits is not compared', () => {
  expect(writtenForms('12345')).toEqual([]);
});
