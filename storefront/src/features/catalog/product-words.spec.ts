import { beforeAll, describe, expect, it } from '@jest/globals';
import { product } from '../../../test/given';
import { createI18n } from '../../lib/i18n/i18n';
import { categoryName, productDescription, productName } from './product-words';

const english = createI18n('en');
const arabic = createI18n('ar');
beforeAll(() => arabic.load(['words']));

describe('in the Arabic shop a product', () => {
  it('is called by the words of the catalog', () => {
    const tape = product({
      ...{ name: 'Double Face Tissue Tape 12-mm 50-m White DT-090', size: '12-mm', variant: '50-m', color: 'White' },
      ...{
        category: { _id: 'c', name: 'tissue', displayName: 'Double Face Tissue Tape', displayNameAr: '' },
        code: 'DT-090',
      },
    });
    const name = 'شريط لاصق ورقي بوجهين 12 مم 50 م أبيض DT-090';
    expect(productName(tape, arabic).replaceAll('\u00a0', ' ')).toBe(name);
    expect(productName(tape, english)).toBe(tape.name);
  });

  it('and its category are called as staff have named them', () => {
    const named = product({
      category: { _id: 'c', name: 'tissue', displayName: 'Tissue', displayNameAr: 'شريط ورقي' },
    });
    expect(categoryName(named.category, arabic)).toBe('شريط ورقي');
    expect(categoryName(named.category, english)).toBe('Tissue');
    expect(productName(named, arabic)).toMatch(/^شريط ورقي /);
    expect(productName({ ...named, nameAr: 'لاصق أبيض' }, arabic)).toBe('لاصق أبيض');
    expect(productName({ ...named, nameAr: 'لاصق أبيض' }, english)).toBe(named.name);
  });

  it('is described in Arabic where staff have done that', () => {
    const described = { description: 'For bags.', descriptionAr: 'للأكياس.' };
    expect(productDescription(described, arabic)).toBe('للأكياس.');
    expect(productDescription(described, english)).toBe('For bags.');
    expect(productDescription({ ...described, descriptionAr: '' }, arabic)).toBe('For bags.');
  });
});
