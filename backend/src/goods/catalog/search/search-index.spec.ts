import { describe, expect, it } from '@jest/globals';
import { demoSearch } from '../../../../test/goods/catalog/demo-search.js';

const { index, products, productsAt } = demoSearch();

const namesOf = (rows: readonly number[]) => productsAt(rows).map(({ name }) => name);
const found = (text: string): string[] => namesOf(index.search(text).rows);

const HOT = 'Hot-Stamping Coding Ribbon';
const TTR = 'Thermal-Transfer Ribbon';
const SATIN = 'Satin Date-Coding & Care-Label Ribbon';
const STRIPS = 'Creasing Matrix – 50-pcs Strips';

/** The typed text, and the beginning of the name of the first product found. */
const FIRST: readonly (readonly [string, string])[] = [
  ['25 mm × 122 m black hot-stamp ribbon', `${HOT} 1-inch 150-yd Black`],
  ['40 rolls of 25 mm x 122 m black hot stamp ribbon', `${HOT} 1-inch 150-yd Black`],
  ['25mm hot stamping black', `${HOT} 1-inch 100-yd Black`],
  ['1" black hotstamp', `${HOT} 1-inch 100-yd Black`],
  ['1in 100yd white hot stamping', `${HOT} 1-inch 100-yd White`],
  ['1-inch red hot stamping ribbon', `${HOT} 1-inch 100-yd Red`],
  ['25.4 mm blue hot stamp', `${HOT} 1-inch 100-yd Blue`],
  ['½" gold stamping', `${HOT} 1/2-inch`],
  ['half inch black hot stamping', `${HOT} 1/2-inch`],
  ['13mm black stamping', `${HOT} 1/2-inch`],
  ['19 mm coding ribbon black', `${HOT} 3/4-inch`],
  ['3/4 inch coding ribbon white', `${HOT} 3/4-inch`],
  ['100 yards 1 inch green', `${HOT} 1-inch 100-yd Green`],
  ['ribon black 110mm wax', `${TTR} – Wax 110-mm Black`],
  ['TTR 110 wax', `${TTR} – Wax 110-mm Black`],
  ['110 x 300 wax ribbon', `${TTR} – Wax 110-mm`],
  ['110mm × 300m resin', `${TTR} – Resin 110-mm`],
  ['thermaltransfer resin 55 mm', `${TTR} – Resin 55-mm`],
  ['barcode ribbon wax resin 80mm', `${TTR} – Wax-Resin 80-mm`],
  ['waxresin 33mm', `${TTR} – Wax-Resin 33-mm`],
  ['textile resin', `${TTR} – Resin 33-mm`],
  ['thermel transfer ribbon', TTR],
  ['0.4×1.5', `${STRIPS} 0.4x1.5-mm`],
  ['0.4*1.5', `${STRIPS} 0.4x1.5-mm`],
  ['0.4 x 1.5', `${STRIPS} 0.4x1.5-mm`],
  ['0.4x1.5mm creasing', `${STRIPS} 0.4x1.5-mm`],
  ['0.5 x 1.6 mm creasing matrix reel', 'Creasing Matrix – Metre Reels 0.5x1.6-mm'],
  ['crease rule 0.3x1.2', `${STRIPS} 0.3x1.2-mm`],
  ['creasing matrices 0.6x1.9', 'Creasing Matrix – '],
  ['CMP-0415', `${STRIPS} 0.4x1.5-mm`],
  ['cmp0415', `${STRIPS} 0.4x1.5-mm`],
  ['cmp 0415', `${STRIPS} 0.4x1.5-mm`],
  ['0415', `${STRIPS} 0.4x1.5-mm`],
  ['CMR', 'Creasing Matrix – Metre Reels'],
  ['scf900', `${HOT} 1-inch 150-yd`],
  ['SCF 900 red', `${HOT}`],
  ['fc3 green', `${HOT} 1-inch 100-yd Green FC3`],
  ['RIB-00003', `${HOT} 1-inch 100-yd Red`],
  ['rib00003', `${HOT} 1-inch 100-yd Red`],
  ['rib 00003', `${HOT} 1-inch 100-yd Red`],
  ['double sided tape 12mm', 'Double Face Tissue Tape 12-mm 50-m'],
  ['doublesided tape', 'Double Face Tissue Tape 6-mm'],
  ['two sided foam tape black', 'Double Face Foam Tape'],
  ['mounting tape 9 mm', 'Double Face Foam Tape 9-mm'],
  ['tissue tapes 6mm 35 yd', 'Double Face Tissue Tape 6-mm 35-yd'],
  ['high tack tape clear 10mm', 'High-Tack Double Face Tape 10-mm'],
  ['transparent tape', 'High-Tack Double Face Tape'],
  ['hot melt tissue', 'Double Face Tissue Tape 6-mm 50-m White DT-140'],
  ['satin white 1 inch', `${SATIN} 1-inch 100-yd White`],
  ['sattin ribbon sky blue', `${SATIN} 1-inch 100-yd Sky Blue`],
  ['gray satin', `${SATIN} 1-inch 100-yd Grey`],
  ['care label ribbon 3/4"', `${SATIN} 3/4-inch`],
  ['date code ribbon', HOT],
  ['blue ribbon', `${HOT} 1-inch 100-yd Blue`],
  ['ejector rubber 6mm soft', 'Sponge Ejection Rubber 6-mm'],
  ['cork', 'Cork Ejection Rubber 6-mm'],
  ['sponge rubber coil', 'Sponge Ejection Rubber 10-mm 50-m'],
  ['german rubber', 'Sponge Ejection Rubber'],
  ['china satin', SATIN],
  ['شريط أسود', `${HOT} 1-inch 100-yd Black`],
  ['شريط ختم حراري اسود', `${HOT} 1-inch 100-yd Black`],
  ['الساتان الأبيض', `${SATIN} 1-inch 100-yd White`],
  ['شريط لاصق بوجهين ١٢ مم', 'Double Face Tissue Tape 12-mm'],
  ['قوالب التكسير ٠٫٤×١٫٥', `${STRIPS} 0.4x1.5-mm`],
  ['مطاط فليني', 'Cork Ejection Rubber'],
  ['شريط شمع ١١٠ ملم', `${TTR} – Wax 110-mm`],
  ['الصين ساتان حمراء', `${SATIN} 1-inch 100-yd Red`],
  ['١ بوصة ذهبي', `${HOT} 1-inch 100-yd Gold`],
  ['نصف بوصة أسود', `${HOT} 1/2-inch 100-yd Black`],
  ['شريت اسود', `${HOT} 1-inch 100-yd Black`],
  ['أشرطة الختم الحراري 1 بوصة 100 ياردة أسود FC3', `${HOT} 1-inch 100-yd Black FC3`],
  ['gold 1/2', `${HOT} 1/2-inch 100-yd Gold`],
  ['.4x1.5', `${STRIPS} 0.4x1.5-mm`],
  ['matrix 1.5 mm', `${STRIPS} 0.4x1.5-mm`],
  ['thermal ribbon 110mm*300m', `${TTR} – Wax 110-mm`],
  ['1 inch by 100 yrds black', `${HOT} 1-inch 100-yd Black`],
  ['PE foam 1 mm', 'Double Face Foam Tape 6-mm 35-yd White PF-100'],
  ['5 rolls double face tape 12 mm', 'Double Face Tissue Tape 12-mm'],
  ['black ribbon 1 inch qty 40', `${HOT} 1-inch 100-yd Black`],
  ['doble sided tape 9mm', 'Double Face Tissue Tape 9-mm'],
  ['balck ribbon', `${HOT} 1-inch 100-yd Black`],
  ['whtie satin', `${SATIN} 1-inch 100-yd White`],
  ['fom tape 9mm', 'Double Face Foam Tape 9-mm'],
  ['blackribbon', `${HOT} 1-inch 100-yd Black`],
  ['crease', `${STRIPS} 0.3x1.0-mm`],
  ['navy blue satin', `${SATIN} 1-inch 100-yd Navy`],
  ['quality A++ 110 mm resin', `${TTR} – Resin 110-mm Black TR-300`],
  ['tape made in Germany', 'Double Face Foam Tape 9-mm 35-yd Black'],
  ['hand tearable', 'Double Face Tissue Tape 6-mm 50-m White DT-090'],
];

describe('a search in the words of the trade', () => {
  it.each(FIRST)('%j finds %j first', (text, first) => {
    const [name = 'nothing'] = found(text);
    expect(name.slice(0, first.length)).toBe(first);
  });

  it.each([
    ['25 mm', /1-inch/],
    ['1 inch', / 1-inch/],
    ['1/2 inch', / 1\/2-inch/],
    ['12 mm', / (?:12-mm|1\/2-inch)/],
    ['0.4x1.5', /0\.4x1\.5-mm/],
    ['10', / 10-mm/],
  ])('a size is never a part of a longer one: %j', (text, size) => {
    const names = found(text);
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !size.test(name))).toEqual([]);
  });

  it('lists the lengths near the requested one, the nearest first', () => {
    const { near, rows } = index.search('122 m black hot stamping');
    expect(near).toEqual([{ asked: '122 m', found: ['150-yd', '100-yd'] }]);
    const lengths = rows.map((row) => products[row]?.variant ?? '');
    expect([...new Set(lengths)]).toEqual(['150-yd', '100-yd']);
  });

  it('separates products with the exact measures from similar ones', () => {
    const { rows, exact } = index.search('black hot stamp 1 inch 150 yd fc3');
    expect(namesOf(exact)).toEqual([`${HOT} 1-inch 150-yd Black FC3`]);
    expect(rows.length).toBeGreaterThan(exact.length);
    const near = index.search('122 m black hot stamping');
    expect(near.exact).toEqual(near.rows);
  });

  it('suggests no near lengths if a product has the exact length', () => {
    expect(index.search('100 yd black').near).toEqual([]);
  });

  it('names the word that a typo was corrected to', () => {
    expect(index.search('ribon').corrected).toEqual([{ asked: 'ribon', found: ['ribbon'] }]);
    expect(index.search('ribbon').corrected).toEqual([]);
  });

  it('lists available products before unavailable ones', () => {
    const rows = index.search('purple hot stamping').rows;
    const available = rows.map((row) => products[row]?.isAvailable);
    expect(available).toEqual([...available].sort((a, b) => Number(b) - Number(a)));
    expect(available).toContain(false);
  });

  it('finds nothing for an unknown word, and names the nearest products and the words they lack', () => {
    const text = 'purple resin ribbon 55 mm';
    expect(found(text)).toEqual([]);
    const { rows, missing } = index.nearest(text, 5);
    expect(namesOf(rows)[0]).toContain('Resin 55-mm');
    expect(missing).toEqual(['purple']);
  });

  it('matches a feature only if no name has the word: a red liner is not a red tape', () => {
    expect(found('red tape')).toEqual([]);
    const { rows, missing } = index.nearest('red tape', 5);
    expect(namesOf(rows).every((name) => name.includes('Tape'))).toBe(true);
    expect(missing).toEqual(['red']);
  });

  it('names the closest size if no product has it', () => {
    const { rows, missing } = index.nearest('30 mm wax-resin', 3);
    expect(namesOf(rows)[0]).toContain('33-mm');
    expect(missing).toEqual(['30 mm']);
  });

  it('suggests nothing if no word of the search is known', () => {
    expect(index.nearest('qqqq', 5)).toEqual({ rows: [], missing: ['qqqq'] });
  });

  it('finds nothing for a text without letters and digits', () => {
    expect(index.search('.*').rows).toEqual([]);
    expect(index.search('×').rows).toEqual([]);
  });
});
