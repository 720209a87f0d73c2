import { describe, expect, it } from '@jest/globals';
import { deriveProduct, productName } from './derived-product.js';

const category = {
  _id: 'c1',
  name: 'satin',
  displayName: 'Satin Ribbon',
  displayNameAr: '',
  productType: 'Ribbon',
  position: 2,
  isActive: true,
} as const;
const product = { size: '1-inch', variant: '100-yd', color: 'Black', code: 'FC3', sku: 'RIB-00001' };

describe('deriveProduct', () => {
  it('takes type, name and reference from the category', () => {
    expect(deriveProduct(product, category)).toMatchObject({
      productType: 'Ribbon',
      category: { _id: 'c1', name: 'satin', displayName: 'Satin Ribbon', isActive: true },
      name: 'Satin Ribbon 1-inch 100-yd Black FC3',
    });
  });

  it('makes name and SKU searchable in lower case', () => {
    expect(deriveProduct(product, category).searchText).toBe('satin ribbon 1-inch 100-yd black fc3 rib-00001');
  });

  it.each([
    ['an earlier category', { ...product, size: '9-inch' }, { ...category, position: 1 }],
    ['a category that sorts first by name', { ...product, size: '9-inch' }, { ...category, name: 'hot' }],
    ['a smaller size', { ...product, size: '1/2-inch', color: 'Zinc' }, category],
    ['a shorter variant', { ...product, variant: '35-yd', color: 'Zinc' }, category],
    ['a colour', { ...product, color: 'Amber', code: 'X9' }, category],
    ['a code', { ...product, code: 'FC2' }, category],
  ])('lists %s before', (_what, earlier, itsCategory) => {
    expect(deriveProduct(earlier, itsCategory).listKey < deriveProduct(product, category).listKey).toBe(true);
  });

  it('lists position 10 after position 9', () => {
    const at = (position: number) => deriveProduct(product, { ...category, position }).listKey;
    expect(at(9) < at(10)).toBe(true);
  });
});

describe('productName', () => {
  it.each([
    [{ size: '1-inch', variant: '100-yd', color: 'Black', code: 'FC3' }, 'Satin Ribbon 1-inch 100-yd Black FC3'],
    [{ size: '1-inch', variant: '', color: 'Black', code: '' }, 'Satin Ribbon 1-inch Black'],
    [{ size: '6-mm', variant: '', color: '', code: '' }, 'Satin Ribbon 6-mm'],
  ])('joins the available parts of %j', (parts, name) => {
    expect(productName('Satin Ribbon', parts)).toBe(name);
  });
});
