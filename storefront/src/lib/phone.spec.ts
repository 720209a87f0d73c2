import { expect, it } from '@jest/globals';
import { readablePhone } from './phone';

it.each([
  ['+971501234567', '+971 50 123 4567'],
  ['+97142345678', '+971 4 234 5678'],
  ['+441632960961', '+441632960961'],
  ['+9715012345', '+9715012345'],
])('%s is written %s', (number, written) => {
  expect(readablePhone(number)).toBe(written);
});
