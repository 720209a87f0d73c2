import { describe, expect, it } from '@jest/globals';
import { product } from '../../../test/given';
import { familyTable, makesOf } from './product-family';

const of = (size: string, variant: string, color: string, sort = '') =>
  product({ _id: [size, variant, color, sort].join(), size, variant, color, sort });

describe('a family of products', () => {
  it('has a row for each size and length and a column for each colour, the most frequent first', () => {
    const { rows, colours } = familyTable([
      of('1/2-inch', '100-yd', 'Black'),
      of('1-inch', '100-yd', 'Gold'),
      of('1-inch', '100-yd', 'Black'),
      of('1-inch', '150-yd', 'Black'),
    ]);
    expect(colours).toEqual(['Black', 'Gold']);
    expect(rows.map(({ size, variant }) => `${size} ${variant}`)).toEqual([
      '1/2-inch 100-yd',
      '1-inch 100-yd',
      '1-inch 150-yd',
    ]);
    expect(rows[1]?.byColour.get('Gold')).toHaveLength(1);
    expect(rows[0]?.byColour.get('Gold')).toBeUndefined();
  });

  it('keeps several products of one size and colour together', () => {
    const { rows } = familyTable([
      of('1-inch', '', 'Black', 'A'),
      of('1-inch', '', 'Black', 'B'),
      of('6-mm', '', 'Red'),
    ]);
    expect(rows[0]?.byColour.get('Black')).toHaveLength(2);
  });

  it('has no columns of colours if each size has its own', () => {
    expect(familyTable([of('0.4x1.5-mm', '', 'Blue'), of('0.5x1.5-mm', '', 'Green')]).colours).toEqual([]);
  });

  it('lists each make once', () => {
    expect(makesOf([of('1', '', '', 'B'), of('2', '', '', 'A'), of('3', '', '', 'B')])).toEqual(['B', 'A']);
  });
});
