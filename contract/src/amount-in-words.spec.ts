import { describe, expect, it } from '@jest/globals';
import { amountInWords } from './amount-in-words.js';
import { toFils } from './money.js';

const inBoth = (aed: number) => [amountInWords(toFils(aed), 'en'), amountInWords(toFils(aed), 'ar')];

describe('an amount in words', () => {
  it.each([
    [0, 'zero dirhams', 'صفر درهم'],
    [1, 'one dirham', 'درهم واحد'],
    [2, 'two dirhams', 'درهمان'],
    [3, 'three dirhams', 'ثلاثة دراهم'],
    [8, 'eight dirhams', 'ثمانية دراهم'],
    [10, 'ten dirhams', 'عشرة دراهم'],
    [11, 'eleven dirhams', 'أحد عشر درهمًا'],
    [12, 'twelve dirhams', 'اثنا عشر درهمًا'],
    [18, 'eighteen dirhams', 'ثمانية عشر درهمًا'],
    [20, 'twenty dirhams', 'عشرون درهمًا'],
    [21, 'twenty-one dirhams', 'واحد وعشرون درهمًا'],
    [22, 'twenty-two dirhams', 'اثنان وعشرون درهمًا'],
    [99, 'ninety-nine dirhams', 'تسعة وتسعون درهمًا'],
    [100, 'one hundred dirhams', 'مائة درهم'],
    [101, 'one hundred and one dirhams', 'مائة درهم ودرهم واحد'],
    [102, 'one hundred and two dirhams', 'مائة درهم ودرهمان'],
    [103, 'one hundred and three dirhams', 'مائة وثلاثة دراهم'],
    [110, 'one hundred and ten dirhams', 'مائة وعشرة دراهم'],
    [111, 'one hundred and eleven dirhams', 'مائة وأحد عشر درهمًا'],
    [200, 'two hundred dirhams', 'مائتا درهم'],
    [201, 'two hundred and one dirhams', 'مائتا درهم ودرهم واحد'],
    [250, 'two hundred and fifty dirhams', 'مائتان وخمسون درهمًا'],
    [800, 'eight hundred dirhams', 'ثمانمائة درهم'],
  ])('agrees with its noun for %d dirhams', (aed, english, arabic) => {
    expect(inBoth(aed)).toEqual([english, arabic]);
  });

  it.each([
    [1000, 'one thousand dirhams', 'ألف درهم'],
    [1001, 'one thousand and one dirhams', 'ألف درهم ودرهم واحد'],
    [1100, 'one thousand one hundred dirhams', 'ألف ومائة درهم'],
    [2000, 'two thousand dirhams', 'ألفا درهم'],
    [2002, 'two thousand and two dirhams', 'ألفا درهم ودرهمان'],
    [2050, 'two thousand and fifty dirhams', 'ألفان وخمسون درهمًا'],
    [3000, 'three thousand dirhams', 'ثلاثة آلاف درهم'],
    [10_200, 'ten thousand two hundred dirhams', 'عشرة آلاف ومائتا درهم'],
    [11_000, 'eleven thousand dirhams', 'أحد عشر ألف درهم'],
    [11_500, 'eleven thousand five hundred dirhams', 'أحد عشر ألفًا وخمسمائة درهم'],
    [100_000, 'one hundred thousand dirhams', 'مائة ألف درهم'],
    [101_000, 'one hundred and one thousand dirhams', 'مائة ألف وألف درهم'],
    [102_000, 'one hundred and two thousand dirhams', 'مائة ألف وألفا درهم'],
    [200_000, 'two hundred thousand dirhams', 'مائتا ألف درهم'],
    [200_300, 'two hundred thousand three hundred dirhams', 'مائتا ألف وثلاثمائة درهم'],
    [1_000_000, 'one million dirhams', 'مليون درهم'],
    [2_000_000, 'two million dirhams', 'مليونا درهم'],
    [2_000_003, 'two million and three dirhams', 'مليونان وثلاثة دراهم'],
    [5_000_000, 'five million dirhams', 'خمسة ملايين درهم'],
    [12_000_000, 'twelve million dirhams', 'اثنا عشر مليون درهم'],
    [3_000_000_000, 'three billion dirhams', 'ثلاثة مليارات درهم'],
    [
      1_234_567.05,
      'one million two hundred and thirty-four thousand five hundred and sixty-seven dirhams and five fils',
      'مليون ومائتان وأربعة وثلاثون ألفًا وخمسمائة وسبعة وستون درهمًا وخمسة فلوس',
    ],
  ])('counts thousands and millions for %d dirhams', (aed, english, arabic) => {
    expect(inBoth(aed)).toEqual([english, arabic]);
  });

  it.each([
    [0.01, 'one fils', 'فلس واحد'],
    [0.02, 'two fils', 'فلسان'],
    [0.03, 'three fils', 'ثلاثة فلوس'],
    [0.1, 'ten fils', 'عشرة فلوس'],
    [0.11, 'eleven fils', 'أحد عشر فلسًا'],
    [0.99, 'ninety-nine fils', 'تسعة وتسعون فلسًا'],
    [1.01, 'one dirham and one fils', 'درهم واحد وفلس واحد'],
    [2.02, 'two dirhams and two fils', 'درهمان وفلسان'],
    [200.5, 'two hundred dirhams and fifty fils', 'مائتا درهم وخمسون فلسًا'],
  ])('includes the fils for %d dirhams', (aed, english, arabic) => {
    expect(inBoth(aed)).toEqual([english, arabic]);
  });

  it.each([-1, 0.5, Number.NaN, 1e14])('refuses %d fils', (fils) => {
    expect(() => amountInWords(fils, 'en')).toThrow(RangeError);
  });
});
