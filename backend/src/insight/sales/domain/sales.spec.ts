import { describe, expect, it } from '@jest/globals';
import { NO_SALES, salesBeyond, salesByKey } from './sales.js';

describe('sales', () => {
  it('are invoiced less credited amounts, for each key', () => {
    const sales = salesByKey(
      [
        { key: 'a', documents: 2, net: 1000, gross: 1050, qty: 10 },
        { key: 'b', documents: 1, net: 200, gross: 200, qty: 1 },
      ],
      [
        { key: 'a', documents: 1, net: 100, gross: 105, qty: 1 },
        { key: 'a', documents: 1, net: 10, gross: 11, qty: 0 },
        { key: 'c', documents: 1, net: 7, gross: 7 },
      ],
    );
    expect(Object.fromEntries(sales)).toEqual({
      a: { invoices: 2, creditNotes: 2, qty: 9, net: 890, vat: 44, gross: 934 },
      b: { invoices: 1, creditNotes: 0, qty: 1, net: 200, vat: 0, gross: 200 },
      c: { invoices: 0, creditNotes: 1, qty: 0, net: -7, vat: 0, gross: -7 },
    });
  });

  it('have a row of the remaining amount, so that the rows add up to the total', () => {
    const total = { ...NO_SALES, net: 1000, vat: 50, gross: 1050 };
    const rows = [
      { ...NO_SALES, net: 600, vat: 30, gross: 630 },
      { ...NO_SALES, net: 450, vat: 0, gross: 450 },
    ];
    expect(salesBeyond(total, rows)).toEqual({ net: -50, vat: 20, gross: -30 });
    expect(salesBeyond(NO_SALES, [])).toEqual({ net: 0, vat: 0, gross: 0 });
  });
});
