import { expect, it } from '@jest/globals';
import { looksLikePhone } from './phone.js';

it.each([
  ['+971501234567', true],
  ['050 123 4567', true],
  ['(04) 123-4567', true],
  ['٠٥٠ ١٢٣ ٤٥٦٧', true],
  ['\u202a+971 50 123 4567\u202c', true],
  ['+971 4 123 4567 ext. 12', true],
  ['800 12', true],
  ['', false],
  ['1234', false],
  ['abc', false],
  ['aisha@example.com', false],
  ['0501234567 after 5 pm', false],
])('%j looks like a phone number: %p', (text, looks) => {
  expect(looksLikePhone(text)).toBe(looks);
});
