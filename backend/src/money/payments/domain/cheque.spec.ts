import { describe, expect, it } from '@jest/globals';
import { chequeOf, NO_CHEQUE, strayChequeField } from './cheque.js';

const cheque = { chequeNumber: '004711', chequeDate: new Date('2027-01-15') };

it('the cheque of a payment is stored only for the method Cheque', () => {
  expect(chequeOf('Cheque', cheque)).toEqual(cheque);
  expect(chequeOf('Cash', cheque)).toEqual(NO_CHEQUE);
});

describe('a cheque sent with a payment by another method', () => {
  it.each([
    ['Cheque', NO_CHEQUE, cheque, undefined],
    ['Cash', NO_CHEQUE, NO_CHEQUE, undefined],
    ['Cash', cheque, { ...cheque, chequeDate: new Date(cheque.chequeDate) }, undefined],
    ['Cash', cheque, NO_CHEQUE, undefined],
    ['Cash', NO_CHEQUE, cheque, 'chequeNumber'],
    ['Cash', cheque, { ...cheque, chequeNumber: '1' }, 'chequeNumber'],
    ['Cash', NO_CHEQUE, { ...NO_CHEQUE, chequeDate: cheque.chequeDate }, 'chequeDate'],
  ] as const)('is checked: %s after %j, with %j, is wrong in %s', (method, before, sent, field) => {
    expect(strayChequeField(method, before, sent)).toBe(field);
  });
});
