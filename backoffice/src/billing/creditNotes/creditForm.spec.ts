import { describe, expect, it } from '@jest/globals';
import type { CreditableResponse } from '@shop/contract/api';
import { checkCredit, emptyForm, filledForm, toCreditNote } from './creditForm';

const part = (gross: number, net: number) => ({
  category: 'S' as const,
  rate: 5,
  net,
  vat: +(gross - net).toFixed(2),
  gross,
});
const left: CreditableResponse = {
  basis: 'inclusive',
  lines: [
    { line: 'a', productName: 'Satin', productNameAr: '', sku: 'RIB-1', invoicedQty: 12, qty: 10, ...part(105, 100) },
    { line: 'b', productName: 'Tape', productNameAr: '', sku: 'DFT-1', invoicedQty: 1, qty: 1, ...part(21, 20) },
  ],
  deliveryCharge: part(10.5, 10),
  extraFee: part(0, 0),
  total: 136.5,
};
const empty = emptyForm(left, false);

describe('the form of a credit note', () => {
  it('computes quantities and charges with their VAT, as the server does', () => {
    const { credit, problems } = checkCredit({ ...empty, qtys: { a: '2' }, deliveryCharge: '1.05' }, left);
    expect(problems).toEqual({});
    expect(credit).toMatchObject({ net: 2100, vat: 105, gross: 2205 });
  });

  it('reads Arabic digits', () => {
    expect(checkCredit({ ...empty, qtys: { a: '٢' } }, left).credit?.gross).toBe(2100);
  });

  it('names fields above the remaining amount, and those that are not numbers', () => {
    const form = { ...empty, qtys: { a: '11', b: 'x' }, extraFee: '0.01' };
    expect(checkCredit(form, left)).toEqual({
      problems: { a: 'too_much', b: 'number', extraFee: 'too_much' },
      credit: null,
    });
  });

  it('requires nothing while it is empty', () => {
    expect(checkCredit(empty, left)).toEqual({ problems: {}, credit: null });
  });

  it('can take everything that remains, to the fils', () => {
    expect(checkCredit(filledForm(empty, left), left).credit?.gross).toBe(13_650);
  });

  it('divides an amount in proportion to the remaining amounts, and refuses more', () => {
    expect(checkCredit({ ...empty, by: 'amount', amount: '13.65' }, left).credit).toMatchObject({
      gross: 1365,
      vat: 65,
    });
    expect(checkCredit({ ...empty, by: 'amount', amount: '136.51' }, left).problems).toEqual({ amount: 'too_much' });
  });

  it('is sent with the requested lines, and names the returned goods', () => {
    const form = { ...emptyForm(left, true), words: ' Came back ', qtys: { a: '3' }, restock: ['a'] };
    expect(toCreditNote('i1', form, left)).toEqual({
      ...{ invoice: 'i1', reason: 'DL8.61.1.D', rebill: false, words: 'Came back', deliveryCharge: 0, extraFee: 0 },
      lines: [{ line: 'a', qty: 3, restock: true }],
    });
    expect(toCreditNote('i1', { ...form, by: 'amount', amount: '5' }, left)).toMatchObject({ amount: 5 });
  });
});
