import { describe, expect, it } from '@jest/globals';
import { PRODUCT_TYPES } from '@shop/contract/catalog';
import { MAX_LENGTH } from '@shop/contract/limits';
import { creasingAdvice } from './creasing-rules.js';
import { demoCatalog, EXCEPTIONS, productKey } from './demo-catalog.js';

const { categories, products } = demoCatalog();
const inCategory = (name: string) => products.filter(({ category }) => category === name);

const FORM_SIZES = [
  '1-inch',
  '1/2-inch',
  '3/4-inch',
  '0.4x1.5-mm',
  '0.5x1.5-mm',
  '0.5x1.6-mm',
  '6-mm',
  '9-mm',
  '10-mm',
  '12-mm',
];
const FORM_VARIANTS = ['100-yd', '150-yd', '35-yd', '50-m', '50-pcs', ''];

describe('the demo catalog', () => {
  it('is the same each time it is created', () => {
    expect(demoCatalog()).toEqual(demoCatalog());
  });

  it('fills every product type with at least 120 products in all', () => {
    expect(products.length).toBeGreaterThanOrEqual(120);
    expect(new Set(categories.map(({ productType }) => productType))).toEqual(new Set(PRODUCT_TYPES));
    for (const { name } of categories) expect(inCategory(name).length).toBeGreaterThanOrEqual(4);
  });

  it('names each category once, in the order of its position', () => {
    expect(new Set(categories.map(({ name }) => name)).size).toBe(categories.length);
    expect(categories.map(({ position }) => position)).toEqual(categories.map((_category, index) => index + 1));
    for (const { name } of categories) expect(name).toMatch(/^[a-z0-9-]+$/);
    expect(products.filter(({ category }) => !categories.some(({ name }) => name === category))).toEqual([]);
  });

  it('contains no product twice', () => {
    const keys = products.map(productKey);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('names each product as a printer does, differently from all others, in both languages', () => {
    const named = (key: string) => products.find((product) => productKey(product) === key);
    expect(named('creasing-matrix-strips|0.4x1.5-mm|50-pcs|Blue|CMP-0415')).toMatchObject({
      nameEn: 'Creasing matrix 0.4 × 1.5 mm, blue, box of 50 strips',
      nameAr: 'ماتريكس تكسير 0.4 × 1.5 مم، أزرق، صندوق 50 شريحة',
    });
    expect(named('thermal-transfer-ribbon-wax|110-mm||Green|TW-100')).toMatchObject({
      nameEn: 'Wax ribbon 110 mm × 300 m, green, TW-100',
      nameAr: 'ريبون شمع 110 مم × 300 م، أخضر، TW-100',
    });
    for (const name of ['nameEn', 'nameAr'] as const) {
      expect(new Set(products.map((product) => product[name])).size).toBe(products.length);
      expect(products.filter((product) => /undefined|[{}?]/.test(product[name]))).toEqual([]);
    }
  });

  it('uses only sizes of the product form, usual creasing channels and label printer widths', () => {
    const used = new Set(products.map(({ size }) => size));
    expect(FORM_SIZES.filter((size) => !used.has(size))).toEqual([]);
    const extended = [...used].filter((size) => !FORM_SIZES.includes(size));
    expect(extended.filter((size) => !/^(\d\.\dx\d\.\d|33|55|80|110)-mm$/.test(size))).toEqual([]);
  });

  it('uses only variants and qualities of the product form', () => {
    expect(new Set(products.map(({ variant }) => variant))).toEqual(new Set(FORM_VARIANTS));
    expect(new Set(products.map(({ quality }) => quality))).toEqual(new Set(['A++', 'A', 'B']));
  });

  it.each(categories.map((category) => [category.name, category] as const))(
    'offers for %s exactly the filter values that its products have',
    (name, { filters }) => {
      expect(filters.map(({ order }) => order)).toEqual(filters.map((_filter, index) => index + 1));
      for (const { Key, values } of filters) {
        const occurring = new Set(inCategory(name).map((product) => product[Key]));
        occurring.delete('');
        expect(new Set(values)).toEqual(occurring);
        expect(new Set(values).size).toBe(values.length);
        expect(values.length).toBeGreaterThan(1);
        // The back office lists the values with commas between them.
        expect(values.filter((value) => value.includes(',') || value.length > MAX_LENGTH.attribute)).toEqual([]);
      }
    },
  );

  it('has groups long enough for the compact picker', () => {
    const long = categories.flatMap(({ filters }) => filters.filter(({ values }) => values.length > 15));
    expect(long.map(({ Key }) => Key).sort()).toEqual(['color', 'size']);
  });

  it('prices in AED with at most two decimals', () => {
    for (const { price } of products) {
      expect(price).toBeGreaterThan(0);
      expect(Math.round(price * 100) / 100).toBe(price);
      expect(String(price)).toMatch(/^\d+(\.\d{1,2})?$/);
    }
  });

  it('describes each product', () => {
    for (const product of products) {
      expect(product.description.length).toBeGreaterThan(100);
      expect(product.displaySpecs.split(', ').length).toBeGreaterThanOrEqual(3);
      expect(product.displaySpecs + product.description).not.toMatch(/undefined|NaN| {2}/);
      expect(Number.isInteger(product.moq) && product.moq >= 1).toBe(true);
      expect(Number.isInteger(product.stock) && product.stock >= 0).toBe(true);
      expect(product.storageLocation).toMatch(/^[A-F]-\d{2}-[1-4]$/);
    }
  });

  it('includes a few products that are sold out, unavailable or discontinued', () => {
    expect(Object.keys(EXCEPTIONS).filter((key) => !products.some((product) => productKey(product) === key))).toEqual(
      [],
    );
    expect(products.filter(({ stock }) => stock === 0).length).toBeGreaterThanOrEqual(3);
    expect(products.filter(({ isAvailable }) => !isAvailable).length).toBeGreaterThanOrEqual(3);
    expect(products.filter(({ isActive }) => !isActive)).toHaveLength(2);
  });
});

describe('creasing advice', () => {
  it.each([
    ['0.4x1.5-mm', 2, 0.395, 0.527, 23.339],
    ['0.3x1.0-mm', 2, 0.145, 0.193, 23.631],
    ['0.7x2.3-mm', 3, 0.625, 0.833, 23.071],
  ])('%s suits a %d pt rule and board from %d to %d mm', (size, points, from, to, creaseRule) => {
    const advice = creasingAdvice(size);
    expect(advice.rulePoints).toBe(points);
    expect(advice.board[0]).toBeCloseTo(from, 3);
    expect(advice.board[1]).toBeCloseTo(to, 3);
    expect(advice.creaseRule).toBeCloseTo(creaseRule, 3);
  });

  it('refuses a size that names no channel', () => {
    expect(() => creasingAdvice('1-inch')).toThrow(RangeError);
  });
});
