import { describe, expect, it } from '@jest/globals';
import { MAX_SYNONYM_LENGTH, MAX_SYNONYMS } from '@shop/contract/synonyms';
import { demoSearch } from '../../../../test/goods/catalog/demo-search.js';
import { plainText } from './plain-words.js';
import { FIRST_SYNONYMS } from './synonyms.js';

const { index, products, productsAt } = demoSearch();

const found = (text: string) => productsAt(index.search(text).rows);

const HOT = 'Hot-Stamping Coding Ribbon';
const TTR = 'Thermal-Transfer Ribbon';
const SATIN = 'Satin Date-Coding & Care-Label Ribbon';
const STRIPS = 'Creasing Matrix – 50-pcs Strips';
const REELS = 'Creasing Matrix – Metre Reels';
const TISSUE = 'Double Face Tissue Tape';
const SPONGE = 'Sponge Ejection Rubber';

/** The typed text, the beginning of the name of the first product, and the ignored words. */
const SEARCHES: readonly (readonly [text: string, first: string, leftOut?: string])[] = [
  // A size, with any text after it.
  ['0.4x1.5 matrix', `${STRIPS} 0.4x1.5-mm`],
  ['0.4 * 1.5 matrix', `${STRIPS} 0.4x1.5-mm`],
  ['0.4mm x 1.5mm matrix', `${STRIPS} 0.4x1.5-mm`],
  ['0,4x1,5 matrix', `${STRIPS} 0.4x1.5-mm`],
  ['04x15 matrix', `${STRIPS} 0.4x1.5-mm`],
  ['04 x 15 mm', `${STRIPS} 0.4x1.5-mm`],
  ['creasing matrx 0.5x15', `${STRIPS} 0.5x1.5-mm`],
  ['creasing matrix for 300gsm board', STRIPS, '300gsm, board'],
  ['12mm 50mt tape', `${TISSUE} 12-mm 50-m`],
  ['150yads black', `${HOT} 1-inch 150-yd Black`],
  ['0.4x1.5 metal', `${STRIPS} 0.4x1.5-mm`],
  ['0.5x1.6 mm metal', `${STRIPS} 0.5x1.6-mm 50-pcs Silver`],
  ['0.5x1.6 mm metre reel', `${REELS} 0.5x1.6-mm`],
  ['0.3x1.2 yellow', `${STRIPS} 0.3x1.2-mm`],
  ['0.6x1.9 red', `${STRIPS} 0.6x1.9-mm`],
  ['creasing 0.5 x 1.5 for 300gsm', `${STRIPS} 0.5x1.5-mm`, '300gsm'],
  ['110 x 300 m resin', `${TTR} – Resin 110-mm`],
  ['110mmx300m wax machine', `${TTR} – Wax 110-mm`, 'machine'],
  // Arabic words for rolls, metal and dates.
  ['بكرة ريبون اسود', HOT],
  ['بكرة ماتريكس 0.5x1.5', `${REELS} 0.5x1.5-mm`],
  ['ماتريكس حديد 0.5x1.6', `${STRIPS} 0.5x1.6-mm 50-pcs Silver`],
  ['ريبون تاريخ الصلاحية', HOT],
  // The letters of SKUs.
  ['crm 0.4x1.5', `${STRIPS} 0.4x1.5-mm`],
  ['crm 0.5x1.5 green', `${STRIPS} 0.5x1.5-mm 50-pcs Green`],
  ['dft 12mm 50m', `${TISSUE} 12-mm 50-m`],
  ['rub 10mm', `${SPONGE} 10-mm`],
  // Numbers without a unit.
  ['25x122 black', `${HOT} 1-inch 150-yd Black`],
  ['satin 25 red', `${SATIN} 1-inch 100-yd Red`],
  ['gold foil 25', `${HOT} 1-inch 100-yd Gold`],
  ['110 x 300 wax', `${TTR} – Wax 110-mm`],
  ['12x50 double side tape', `${TISSUE} 12-mm 50-m`],
  // The type before words of names.
  ['double face', TISSUE],
  ['double sided', TISSUE],
  ['dbl side', TISSUE],
  ['dbl side tape 12mm', `${TISSUE} 12-mm`],
  ['two way tape', TISSUE],
  ['dable side tape 9 mm', `${TISSUE} 9-mm`],
  ['creasing matrix roll', REELS],
  ['matrix rolls 0.5x1.5', `${REELS} 0.5x1.5-mm`],
  ['coil rubber 12 mm', 'Profile Ejection Rubber 12-mm 50-m'],
  ['0.5x1.5 steel', `${STRIPS} 0.5x1.5-mm 50-pcs Silver`],
  // Machines, known and unknown.
  ['videojet ribbon 55mm', `${TTR} – Wax 55-mm`],
  ['videojet 6210', `${TTR} – Wax 55-mm`],
  ['domino v120i ribbon 33 mm', `${TTR} – Wax-Resin 33-mm`],
  ['markem imaje smartdate', TTR],
  ['ribbon for zebra printer 110', `${TTR} – Wax 110-mm`],
  ['zebra zt410 resin', `${TTR} – Resin 55-mm`],
  ['TTP 244', `${TTR} – Wax 55-mm`],
  ['TTP 244 pro', `${TTR} – Wax 55-mm`],
  ['ZT 410 110mm', `${TTR} – Wax 110-mm`],
  ['cl 4 nx', `${TTR} – Wax 55-mm`],
  ['smart date x40', `${TTR} – Wax 55-mm`],
  ['b ex4 t1', `${TTR} – Wax 55-mm`],
  ['argox ribbon', `${TTR} – Wax`],
  ['sato wax-resin 80mm', `${TTR} – Wax-Resin 80-mm`],
  ['hp-241b ribbon white', `${HOT} 1-inch 100-yd White`],
  ['videojet 0.4x1.5 matrix', `${STRIPS} 0.4x1.5-mm`, 'videojet'],
  ['heidelberg creasing matrix', STRIPS, 'heidelberg'],
  ['bobst ejector rubber', SPONGE, 'bobst'],
  ['epson satin ribbon', SATIN, 'epson'],
  ['ribbon for cheap printer', `${TTR} – Wax 55-mm`, 'cheap'],
  // Words without a meaning here.
  ['cheap double sided tape 12 mm for posters', `${TISSUE} 12-mm`, 'cheap, posters'],
  ['best price black ribbon 1 inch', `${HOT} 1-inch 100-yd Black`, 'best, price'],
  ['need 10 rolls black ribbon 25mm urgent', `${HOT} 1-inch 100-yd Black`, 'urgent'],
  ['please send me cork', 'Cork Ejection Rubber'],
  ['adhesive tape both sides 6 mm', `${TISSUE} 6-mm`, 'adhesive'],
  ['bizerba ribbon wax 110', `${TTR} – Wax 110-mm`, 'bizerba'],
  ['self adhesive creasing matrix 0.4x1.5', `${STRIPS} 0.4x1.5-mm`, 'adhesive'],
  ['batch coding machine ribbon', HOT, 'machine'],
  // Words of the trade, and misspelt ones.
  ['batch coding', HOT],
  ['expiry ribbon black', `${HOT} 1-inch 100-yd Black`],
  ['best before ribbon white', `${HOT} 1-inch 100-yd White`],
  ['blk ribbon 1"', `${HOT} 1-inch 100-yd Black`],
  ['wht satin', `${SATIN} 1-inch 100-yd White`],
  ['tto ribbon 33mm', `${TTR} – Wax-Resin 33-mm`],
  ['bar code ribbon 80 mm', `${TTR} – Wax 80-mm`],
  ['barkod ribbon', TTR],
  ['scoring matrix 0.5x1.5', `${STRIPS} 0.5x1.5-mm`],
  ['0.4 by 1.5 channel', `${STRIPS} 0.4x1.5-mm`],
  ['die foam 9 mm', `${SPONGE} 9-mm`],
  ['die ejecting foam', SPONGE],
  ['cork strips', 'Cork Ejection Rubber'],
  ['dye cutting rubber', SPONGE],
  ['whte satn ribon', `${SATIN} 1-inch 100-yd White`],
  ['thermel ribbon wax 110', `${TTR} – Wax 110-mm`],
  ['dft 12 mm', `${TISSUE} 12-mm`],
  ['gold foil 1/2 inch', `${HOT} 1/2-inch 100-yd Gold`],
  ['tape 12 mm wide 50 m long', `${TISSUE} 12-mm 50-m`],
  ['foam tape 1 mm thick', 'Double Face Foam Tape'],
  // Arabic.
  ['ريبون', HOT],
  ['كريزنج 0.4x1.5', `${STRIPS} 0.4x1.5-mm`],
  ['ماتركس ٠٫٥×١٫٦', `${STRIPS} 0.5x1.6-mm`],
  ['\u200fماتركس \u20660.4×1.5\u2069 مم', `${STRIPS} 0.4x1.5-mm`],
  ['مصفوفة', STRIPS],
  ['مصفوفة التجعيد', STRIPS],
  ['ماتريكس 0.5x1.5 بكرة', `${REELS} 0.5x1.5-mm`],
  ['شريط ستان بيج', `${SATIN} 1-inch 100-yd Cream`],
  ['حمرا ساتان', `${SATIN} 1-inch 100-yd Red`],
  ['وجهين ١٢ مم', `${TISSUE} 12-mm`],
  ['دابل فيس ٦ ملم', `${TISSUE} 6-mm`],
  ['ريبون حراري ١١٠', `${TTR} – Wax 110-mm`],
  ['فويل ذهبي', `${HOT} 1-inch 100-yd Gold`],
  ['شريط حبر باركود ١١٠ مم', `${TTR} – Wax 110-mm`],
  ['واكس ريزن ٥٥ مم', `${TTR} – Wax-Resin 55-mm`],
  ['ريبون زيبرا ٨٠ مم', `${TTR} – Wax 80-mm`],
  ['فيديو جيت', `${TTR} – Wax 55-mm`],
  ['كاوتش داي كت', SPONGE],
  ['مطاط قذف', SPONGE, 'قذف'],
  ['شريط رخيص للطابعة ٥٥ مم', `${TTR} – Wax 55-mm`, 'رخيص, للطابعه'],
];

/** Texts, and the SKU of the first product. */
const SKUS: readonly (readonly [text: string, sku: string])[] = [
  ['rib-1', 'RIB-00001'],
  ['rib 11', 'RIB-00011'],
  ['CRM 14', 'CRM-00014'],
  ['CRM_14', 'CRM-00014'],
  ['crm14', 'CRM-00014'],
  ['crm-00014', 'CRM-00014'],
  ['rib-1 red', 'RIB-00013'],
  ['RUB 2', 'RUB-00002'],
];

describe('a search as buyers type it', () => {
  it.each(SEARCHES)('a search for %j lists %j first', (text, first, leftOut = '') => {
    const [name = 'nothing'] = found(text).map((product) => product.name);
    expect(name.slice(0, first.length)).toBe(first);
    expect(index.search(text).leftOut.join(', ')).toBe(leftOut);
  });

  it.each(['black or white ribbon', 'ribbon white or black', 'ريبون اسود أو ابيض'])(
    'lists black and white goods for %j',
    (text) => {
      const colors = new Set(found(text).map(({ color }) => color));
      expect(colors).toEqual(new Set(['Black', 'White']));
      expect(index.search(text).leftOut).toEqual([]);
    },
  );

  it.each([
    ['black or', ['or']],
    ['black or elephant', ['or', 'elephant']],
    ['ribbon 300 gsm', ['300gsm']],
  ])('a search for %j names the words that it did not use: %j', (text, leftOut) => {
    expect(index.search(text)).toMatchObject({ leftOut });
    expect(found(text).length).toBeGreaterThan(0);
  });

  it('names the words beside a SKU that its product does not have', () => {
    expect(index.search('RIB-00001 elephant').leftOut).toEqual(['elephant']);
  });

  it.each(SKUS)('a search for part of a SKU, %j, lists %j first', (text, sku) => {
    expect(found(text)[0]?.sku).toBe(sku);
  });

  it('finds no ribbon in a search for a matrix on a roll', () => {
    const types = found('creasing matrix roll').map(({ productType }) => productType);
    expect(new Set(types)).toEqual(new Set(['Creasing Matrix']));
  });

  it('names the type before the rest if no product has both', () => {
    const { rows, missing } = index.nearest('creasing matrix 100 yd', 3);
    expect(productsAt(rows).map(({ productType }) => productType)).toEqual(Array(3).fill('Creasing Matrix'));
    expect(missing).toEqual(['100 yd']);
  });

  it('finds products of the type before others with its words in their names if none has the size', () => {
    const { rows } = index.nearest('dbl face 24mm', 3);
    expect(productsAt(rows).map(({ productType }) => productType)).toEqual(Array(3).fill('Double Face Tape'));
  });

  it.each(['komori', 'bizerba', 'heidelberg press', 'best price', 'طابعات بوبست'])(
    'lists the whole shop for %j, which names no goods, and shows the words',
    (text) => {
      const { rows, leftOut, isAnything } = index.search(text);
      expect({ isAnything, count: rows.length }).toEqual({ isAnything: true, count: products.length });
      expect(leftOut.join(' ')).toBe(plainText(text));
    },
  );

  it('names the width before the length if no product has both', () => {
    const { rows, missing } = index.nearest('110mm x 74m wax ribbon', 3);
    expect(productsAt(rows).map(({ size }) => size)).toEqual(Array(3).fill('110-mm'));
    expect(missing).toEqual(['74m']);
  });

  it('prefers corrections from the catalogue to those from synonyms', () => {
    expect(index.search('satin lable').corrected).toEqual([{ asked: 'lable', found: ['label'] }]);
  });

  it('ignores no word that names goods or a size', () => {
    expect(index.search('envelopes')).toMatchObject({ rows: [], leftOut: [] });
    expect(index.search('komori envelopes')).toMatchObject({ rows: [], leftOut: [] });
    expect(index.search('30 mm wax-resin')).toMatchObject({ rows: [], leftOut: [] });
  });
});

it('the first synonyms can be saved by staff as they are', () => {
  expect(FIRST_SYNONYMS.filter((group) => group.length < 2 || group.length > MAX_SYNONYMS)).toEqual([]);
  expect(FIRST_SYNONYMS.flat().filter((phrase) => phrase.length > MAX_SYNONYM_LENGTH)).toEqual([]);
});
