import type { CategoryPlan, ProductDraft } from './seed-catalog.types.js';
import { lengthInMetres, sizeLabel, widthInMm } from './measures.js';

interface Grade {
  readonly sort: string;
  readonly quality: ProductDraft['quality'];
  readonly origin: string;
  readonly window: string;
  readonly speed: string;
  readonly machines: string;
  readonly use: string;
  /** Fils per inch of width and 100 yd. */
  readonly rate: number;
}

const GRADES: Readonly<Record<string, Grade>> = {
  FC3: {
    sort: 'General Purpose',
    quality: 'A',
    origin: 'China',
    window: '110–150 °C',
    speed: 'Up to 120 prints/min',
    machines: 'HP-241B, DK-1100, Hot-stamp date coders',
    use: 'Prints clean dates on OPP, PE and laminated pouches, coated cartons and paper labels. The grade to start with when one ribbon has to serve several packing lines.',
    rate: 1150,
  },
  'SCF-900': {
    sort: 'High Speed',
    quality: 'A++',
    origin: 'South Korea',
    window: '100–140 °C',
    speed: 'Up to 300 prints/min',
    machines: 'HP-241B, HP-280, Flow wrappers, Vertical baggers',
    use: 'Releases at low heat and short dwell, for flow wrappers and vertical form-fill-seal machines. Sharp on BOPP, PET/PE laminates and metallised film; scuff-resistant after a second of cooling.',
    rate: 1625,
  },
  FC2: {
    sort: 'Economy',
    quality: 'B',
    origin: 'India',
    window: '120–160 °C',
    speed: 'Up to 80 prints/min',
    machines: 'DY-8, DK-1100, Hand-lever coders',
    use: 'For hand-lever and solid-ink coders on uncoated paper, board and tags. Not meant for polyethylene film.',
    rate: 790,
  },
};

/** How the ink of a colour behaves. */
const INK: Readonly<Record<string, string>> = {
  Black: 'Dense black, readable by camera inspection.',
  White: 'Opaque white for dark film, foil and brown kraft.',
  Red: 'Signal red for promotional dates and reject marks.',
  Blue: 'Deep blue that stays legible on yellow and white film.',
  Green: 'Mid green, often used for batch codes on tea and spice pouches.',
  Yellow: 'Bright yellow; needs a dark ground.',
  Orange: 'Warm orange for colour-coded shifts.',
  Brown: 'Soft brown for kraft and bakery packs.',
  Purple: 'Violet for cosmetics cartons.',
  Gold: 'Metallic gold; use a polished brass type and 10 °C more heat.',
  Silver: 'Metallic silver; use a polished brass type and 10 °C more heat.',
};

type Row = readonly [code: string, sizes: readonly string[], variant: string, colours: readonly string[]];

const ROWS: readonly Row[] = [
  ['FC3', ['1-inch', '3/4-inch', '1/2-inch'], '100-yd', ['Black', 'White', 'Red', 'Blue', 'Gold']],
  ['FC3', ['1-inch'], '100-yd', ['Green', 'Silver', 'Yellow', 'Orange', 'Brown', 'Purple']],
  ['FC3', ['1-inch'], '150-yd', ['Black', 'White']],
  ['SCF-900', ['1-inch', '3/4-inch'], '150-yd', ['Black', 'White']],
  ['SCF-900', ['1-inch'], '100-yd', ['Black', 'White', 'Red', 'Blue']],
  ['FC2', ['1-inch', '3/4-inch', '1/2-inch'], '100-yd', ['Black']],
];

const METALLIC_SURCHARGE = 1.28;
const INCH = 25.4;

function priceOf(grade: Grade, size: string, variant: string, color: string): number {
  const area = (widthInMm(size) / INCH) * ((lengthInMetres(variant) ?? 0) / 91.44);
  const metallic = color === 'Gold' || color === 'Silver' ? METALLIC_SURCHARGE : 1;
  return Math.round((grade.rate * area * metallic) / 25) * 25;
}

function draft(code: string, size: string, variant: string, color: string): ProductDraft[] {
  const grade = GRADES[code];
  if (grade === undefined) return [];
  const length = variant.replace('-', ' ');
  return [
    {
      ...{ code, size, variant, color, sort: grade.sort, quality: grade.quality, origin: grade.origin },
      displaySpecs: `${sizeLabel(size)} × ${length}, ${grade.sort}, ${grade.window}, ${grade.speed}`,
      machines: grade.machines,
      moq: grade.quality === 'A++' ? 6 : 12,
      priceFils: priceOf(grade, size, variant, color),
      unit: 'roll',
      description: `${code} hot-stamping coding ribbon, ${widthInMm(size)} mm wide, ${length} on a plastic core. ${grade.use} ${INK[color] ?? ''} Start in the middle of ${grade.window} and move in steps of 5 °C: too hot thickens the figures, too cold leaves gaps. Store below 30 °C, out of the sun.`,
    },
  ];
}

export const hotStampingRibbon: CategoryPlan = {
  category: {
    name: 'hot-stamping-coding-ribbon',
    displayName: 'Hot-Stamping Coding Ribbon',
    productType: 'Ribbon',
    description: 'Hot-ink ribbons for expiry dates and batch numbers on pouches, cartons and labels.',
  },
  filterKeys: ['size', 'variant', 'color', 'code', 'quality', 'origin'],
  aisle: 'A',
  stock: [60, 480],
  products: ROWS.flatMap(([code, sizes, variant, colours]) =>
    sizes.flatMap((size) => colours.flatMap((color) => draft(code, size, variant, color))),
  ),
};
