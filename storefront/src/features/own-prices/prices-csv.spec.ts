import { describe, expect, it } from '@jest/globals';
import { product } from '../../../test/given';
import { pricesCsv } from './prices-csv';

describe('the file of own prices', () => {
  it('has a line for each break, and quotes values that a spreadsheet would interpret', () => {
    const breaks = [
      { minQty: 1, price: 9 },
      { minQty: 24, price: 5.2 },
    ];
    const products = [product({ sku: 'RIB-1', price: 9, breaks }), product({ sku: 'RIB-2', price: 7, moq: 6 })];
    const general = [{ target: 'all' as const, name: '', nameAr: '', minQty: 1, price: null, percent: -5 }];
    const csv = pricesCsv(
      { lists: [], products, general },
      { ofProduct: ({ sku }) => (sku === 'RIB-1' ? '=Black, 1"' : 'Gold'), ofGeneral: () => 'All products' },
    );
    expect(csv.split('\r\n')).toEqual([
      '\ufeffsku,name,unit,minQty,price,percent',
      `RIB-1,"'=Black, 1""",roll,1,9,`,
      `RIB-1,"'=Black, 1""",roll,24,5.2,`,
      'RIB-2,Gold,roll,6,7,',
      ',All products,,1,,-5',
    ]);
  });
});
