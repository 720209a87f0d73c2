import { expect, it } from '@jest/globals';
import type { ProductImportResponse } from '@shop/contract/api';
import { wrongLines } from './wrongLines';

it('the wrong lines of a file are returned with its columns and their problems, replacing an older remark', () => {
  const row = { line: 2, sku: 'A', name: '', changes: [], remarks: [] };
  const result: ProductImportResponse = {
    ...{ applied: false, plan: null, goodPlan: 'x', problems: [] },
    ...{ created: 0, updated: 1, left: [], existing: 0, unchanged: 0, wrong: 1 },
    columns: ['SKU', 'Problems', 'Price'],
    rows: [
      { ...row, action: 'update', problems: [], cells: [] },
      {
        ...{ ...row, line: 3, action: 'wrong', cells: ['B', 'old', '12 AED'] },
        problems: [{ field: 'price', value: '12 AED', message: 'Must be an amount.', rule: 'X' }],
      },
    ],
  };
  const sheet = wrongLines(result, (field) => field);
  expect(sheet.columns.map(({ heading }) => heading)).toEqual(['SKU', 'Price', 'problems']);
  expect(sheet.rows).toEqual([['B', '12 AED', 'price: Must be an amount.']]);
});
