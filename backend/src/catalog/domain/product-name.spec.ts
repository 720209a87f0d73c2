import { describe, expect, it } from '@jest/globals';
import { productName } from './product-name.js';

describe('productName', () => {
  it.each([
    [{ size: '1-inch', variant: '100-yd', color: 'Black', code: 'FC3' }, 'Satin Ribbon 1-inch 100-yd Black FC3'],
    [{ size: '1-inch', variant: '', color: 'Black', code: '' }, 'Satin Ribbon 1-inch Black'],
    [{ size: '6-mm', variant: '', color: '', code: '' }, 'Satin Ribbon 6-mm'],
  ])('joins what there is of %j', (parts, name) => {
    expect(productName('Satin Ribbon', parts)).toBe(name);
  });
});
