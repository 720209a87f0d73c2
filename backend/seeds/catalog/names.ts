import { catalogWords } from '@shop/contract/words/ar/catalog';
import { termIn } from '@shop/contract/names';
import { sizeLabel } from './measures.js';
import type { ProductDraft } from './seed-catalog.types.js';

interface GoodsName {
  readonly en: string;
  readonly ar: string;
}

/** The goods of a category as a printer names them. */
const GOODS: Readonly<Record<string, GoodsName>> = {
  'hot-stamping-coding-ribbon': { en: 'Hot stamping ribbon', ar: 'شريط ختم حراري' },
  'thermal-transfer-ribbon-wax': { en: 'Wax ribbon', ar: 'ريبون شمع' },
  'thermal-transfer-ribbon-wax-resin': { en: 'Wax-resin ribbon', ar: 'ريبون شمع وراتنج' },
  'thermal-transfer-ribbon-resin': { en: 'Resin ribbon', ar: 'ريبون راتنج' },
  'satin-date-coding-ribbon': { en: 'satin ribbon', ar: 'شريط ساتان' },
  'creasing-matrix-strips': { en: 'Creasing matrix', ar: 'ماتريكس تكسير' },
  'creasing-matrix-reels': { en: 'Creasing matrix', ar: 'ماتريكس تكسير' },
  'double-face-tissue-tape': { en: 'Double face tissue tape', ar: 'شريط لاصق ورقي بوجهين' },
  'double-face-foam-tape': { en: 'Double face foam tape', ar: 'شريط لاصق إسفنجي بوجهين' },
  'double-face-high-tack-tape': { en: 'High-tack double face tape', ar: 'شريط لاصق بوجهين قوي' },
  'ejection-rubber-sponge': { en: 'Sponge ejection rubber', ar: 'مطاط طرد إسفنجي' },
  'ejection-rubber-profile': { en: 'Profile ejection rubber', ar: 'مطاط طرد بروفايل' },
  'ejection-rubber-cork': { en: 'Cork ejection rubber', ar: 'مطاط طرد فليني' },
};

/** The weaves of satin, which its names begin with. */
const WEAVES: Readonly<Record<string, GoodsName>> = {
  'Single-Face Satin': { en: 'Single-face', ar: 'بوجه واحد' },
  'Double-Face Satin': { en: 'Double-face', ar: 'بوجهين' },
  'Slit-Edge Satin': { en: 'Slit-edge', ar: 'مقصوص الحافة' },
};

type Named = Pick<ProductDraft, 'size' | 'variant' | 'color' | 'code' | 'sort' | 'unit' | 'displaySpecs'>;

/** The length on a roll; some rolls have it only in their specifications: `55 mm × 300 m, Wax`. */
const lengthOf = ({ variant, displaySpecs }: Named): string =>
  variant || `${/ × (\d+) m\b/.exec(displaySpecs)?.[1] ?? '?'}-m`;

const inArabic = (word: string): string =>
  (termIn(word, (key) => catalogWords[key]) ?? word)
    .replace(/[\u2066-\u2069]/g, '')
    .replace('×', ' × ')
    .replaceAll('\u00a0', ' ');

const inEnglish = (word: string): string => sizeLabel(word).toLowerCase();

interface Words {
  readonly goods: string;
  readonly word: (word: string) => string;
  /** The pack of strips, or the reel or coil. */
  readonly pack: string;
  readonly steel: string;
  readonly comma: string;
}

/** Goods and measures, then the colour, the pack, and the code where goods of the same measures have several grades. */
function nameIn({ goods, word, pack, steel, comma }: Words, product: Named): string {
  const { size, color, code, unit, sort } = product;
  const measures = unit === 'roll' ? [size, lengthOf(product)] : [size];
  const isMatrix = code.startsWith('CM');
  const parts = [
    `${goods} ${measures.map(word).join(' × ')}`,
    sort === 'Metal Base' ? steel : word(color),
    pack,
    isMatrix || sort in WEAVES ? '' : code,
  ];
  return parts.filter(Boolean).join(comma);
}

/** `Creasing matrix 0.4 × 1.5 mm, blue, box of 50 strips`, and the same in Arabic. */
export function printersNames(category: string, product: Named): { readonly nameEn: string; readonly nameAr: string } {
  const goods = GOODS[category];
  if (goods === undefined) throw new Error(`The demo category ${category} has no name for its goods`);
  const { sort, unit, variant } = product;
  const weave = WEAVES[sort];
  const isStrips = variant === '50-pcs';
  const isLong = unit === 'reel' || unit === 'coil';
  const [unitAr, lengthAr] = [inArabic(unit), inArabic(variant)];
  const english = {
    goods: weave === undefined ? goods.en : `${weave.en} ${goods.en}`,
    pack: isStrips ? `${unit} of 50 strips` : isLong ? `${inEnglish(variant)} ${unit}` : '',
    ...{ word: inEnglish, steel: 'steel base', comma: ', ' },
  };
  const arabic = {
    goods: weave === undefined ? goods.ar : `${goods.ar} ${weave.ar}`,
    pack: isStrips ? `${unitAr} 50 شريحة` : isLong ? `${unitAr} ${lengthAr}` : '',
    ...{ word: inArabic, steel: 'قاعدة فولاذية', comma: '، ' },
  };
  return { nameEn: nameIn(english, product), nameAr: nameIn(arabic, product) };
}
