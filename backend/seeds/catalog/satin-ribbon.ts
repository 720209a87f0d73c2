import type { CategoryPlan, ProductDraft } from './seed-catalog.types.js';
import { sizeLabel, widthInMm } from './measures.js';

interface Weave {
  readonly sort: string;
  readonly quality: ProductDraft['quality'];
  readonly origin: string;
  readonly use: string;
  /** Fils for 1 inch × 100 yd in white. */
  readonly base: number;
}

const WEAVES: Readonly<Record<string, Weave>> = {
  'SD-101': {
    sort: 'Single-Face Satin',
    quality: 'A',
    origin: 'China',
    use: 'Bright face, matt back, slit edge sealed by heat so that it doesn’t fray in the coder. Takes hot-stamp and resin thermal-transfer print; for care labels, gift ribbon and garment tags.',
    base: 1850,
  },
  'SD-202': {
    sort: 'Double-Face Satin',
    quality: 'A++',
    origin: 'Turkey',
    use: 'Both faces bright, woven edge: prints on either side and stays soft on the skin. For collar and side-seam labels of better garments.',
    base: 2975,
  },
  'SD-050': {
    sort: 'Slit-Edge Satin',
    quality: 'B',
    origin: 'India',
    use: 'Light slit-edge satin for short runs and samples, wound on small rolls for table-top printers.',
    base: 1640,
  },
};

const COLOURS = [
  ...['White', 'Cream', 'Black', 'Grey', 'Silver', 'Gold', 'Red', 'Burgundy', 'Pink', 'Orange', 'Yellow', 'Green'],
  ...['Mint', 'Turquoise', 'Sky Blue', 'Blue', 'Navy', 'Purple', 'Brown'],
] as const;

/** Undyed and black cost least to make. */
const DYED = 1.12;

const LENGTH_SHARE: Readonly<Record<string, number>> = { '35-yd': 0.4, '100-yd': 1, '150-yd': 1.42 };

type Row = readonly [code: string, sizes: readonly string[], variant: string, colours: readonly string[]];

const ROWS: readonly Row[] = [
  ['SD-101', ['1-inch'], '100-yd', COLOURS],
  ['SD-101', ['3/4-inch', '1/2-inch'], '100-yd', ['White', 'Black', 'Cream']],
  ['SD-101', ['1-inch'], '150-yd', ['White', 'Black']],
  ['SD-202', ['1-inch', '3/4-inch'], '100-yd', ['White', 'Black']],
  ['SD-050', ['1-inch', '1/2-inch'], '35-yd', ['White', 'Red', 'Gold']],
];

/** The ink that shows on a ribbon of this colour. */
function inkFor(color: string): string {
  const dark = ['Black', 'Navy', 'Burgundy', 'Brown', 'Purple', 'Green', 'Blue', 'Red'];
  return dark.includes(color) ? 'Prints best in white, silver or gold.' : 'Prints best in black or a deep colour.';
}

function draft(code: string, size: string, variant: string, color: string): ProductDraft[] {
  const weave = WEAVES[code];
  if (weave === undefined) return [];
  const plain = color === 'White' || color === 'Black';
  const share = (widthInMm(size) / 25.4) * (LENGTH_SHARE[variant] ?? 1) * (plain ? 1 : DYED);
  const length = variant.replace('-', ' ');
  return [
    {
      ...{ code, size, variant, color, sort: weave.sort, quality: weave.quality, origin: weave.origin },
      displaySpecs: `${sizeLabel(size)} × ${length}, ${weave.sort}, 100% Polyester, Washable at 60 °C`,
      moq: variant === '35-yd' ? 10 : 5,
      priceFils: Math.round((weave.base * share) / 25) * 25,
      unit: 'roll',
      description: `${weave.sort} ribbon in ${color.toLowerCase()}, ${widthInMm(size)} mm × ${length}, colour-fast. ${weave.use} ${inkFor(color)}`,
    },
  ];
}

export const satinRibbon: CategoryPlan = {
  category: {
    name: 'satin-date-coding-ribbon',
    displayName: 'Satin Date-Coding & Care-Label Ribbon',
    productType: 'Ribbon',
    description: 'Printable polyester satin for care labels, date tags and gift wrapping, in nineteen colours.',
  },
  filterKeys: ['size', 'variant', 'color', 'sort', 'quality', 'origin'],
  aisle: 'C',
  stock: [30, 220],
  products: ROWS.flatMap(([code, sizes, variant, colours]) =>
    sizes.flatMap((size) => colours.flatMap((color) => draft(code, size, variant, color))),
  ),
};
