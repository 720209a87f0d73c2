import { expect, it } from '@jest/globals';
import { looksLikePhone } from '@shop/contract/phone';
import { isPhone } from './phone.js';

it.each([
  '+971501234567',
  '+971 50 123 4567',
  '00971501234567',
  '0501234567',
  '050-123 4567',
  '٠٥٠١٢٣٤٥٦٧',
  '04 123 4567',
  '80012345',
  '\u202a+971 50 123 4567\u202c',
  '+971 4 123 4567 ext. 12',
  '+966 50 123 4567',
  '+441632960961',
  '+15555555555',
])('%s is a phone number, and forms accept it', (text) => {
  expect([isPhone(text), looksLikePhone(text)]).toEqual([true, true]);
});

it.each([
  '',
  'abc',
  '1234',
  '123456',
  '05012345',
  '050123456789',
  '+97150123456',
  '+1 234',
  '0501234567 after 5',
  '1'.repeat(30),
])('%j is not a phone number', (text) => {
  expect(isPhone(text)).toBe(false);
});
