import type { CategoryPlan, ProductDraft } from './seed-catalog.types.js';
import { lengthInMetres, widthInMm } from './measures.js';

interface Grade {
  readonly code: string;
  readonly sort: string;
  readonly color: string;
  readonly quality: ProductDraft['quality'];
  readonly origin: string;
  readonly specs: string;
  readonly use: string;
  /** Fils per metre and mm of width. */
  readonly rate: number;
}

const WIDTHS = ['6-mm', '9-mm', '10-mm', '12-mm'] as const;

const TISSUE: Grade = {
  code: 'DT-090',
  sort: 'Solvent Acrylic Tissue',
  color: 'White',
  quality: 'A',
  origin: 'China',
  specs: '90 µm, Hand tearable, −10 to 80 °C',
  use: 'For paper bags, envelopes, display stands and sample cards. Tears by hand, lies flat, doesn’t yellow. Press on firmly; the bond is full after a day.',
  rate: 0.92,
};

const HEAVY_TISSUE: Grade = {
  ...TISSUE,
  code: 'DT-140',
  sort: 'Hot-Melt Tissue',
  quality: 'B',
  origin: 'UAE',
  specs: '140 µm, High initial tack, −5 to 50 °C',
  use: 'High initial tack on board, corrugated and coated cartons, for hand-made boxes and mailers. Do not store above 50 °C: hot melt creeps.',
  rate: 0.74,
};

const FOAM: Grade = {
  code: 'PF-100',
  sort: 'PE Foam 1 mm',
  color: 'White',
  quality: 'A',
  origin: 'Turkey',
  specs: '1.0 mm closed-cell PE, Gap filling, −20 to 70 °C',
  use: 'Fills uneven surfaces, for signs, letters, name plates and rubber stamps on their mounts. Clean the surface with alcohol and press for ten seconds.',
  rate: 3.4,
};

const BLACK_FOAM: Grade = {
  ...FOAM,
  code: 'EF-050',
  sort: 'EVA Foam 0.5 mm',
  color: 'Black',
  quality: 'A++',
  origin: 'Germany',
  specs: '0.5 mm EVA, Tinted edge, −30 to 80 °C',
  use: 'Thin and dense, its black edge hides between dark panels. For acrylic signs, display frames and photopolymer plates on their carriers.',
  rate: 4.1,
};

const FILM: Grade = {
  code: 'HT-205',
  sort: 'High-Tack PET Film',
  color: 'Clear',
  quality: 'A++',
  origin: 'Germany',
  specs: '205 µm, Clear, Red film liner, −40 to 120 °C',
  use: 'Clear and very strong on PVC, acrylic, polycarbonate, metal and coated board; holds on low-energy plastics where tissue tapes fail. The red liner strips in one pull.',
  rate: 3.05,
};

const THIN_FILM: Grade = {
  ...FILM,
  code: 'HT-100',
  sort: 'Permanent PET Film',
  quality: 'A',
  origin: 'Japan',
  specs: '100 µm, Clear, Stable in cutting, −20 to 100 °C',
  use: 'A thin, dimensionally stable film tape for windows of folding boxes, blister cards and die mounting. Cuts cleanly, without strings of glue.',
  rate: 1.95,
};

type Row = readonly [grade: Grade, variant: string, sizes: readonly string[]];

function draft(grade: Grade, variant: string, size: string): ProductDraft {
  const { code, sort, color, quality, origin } = grade;
  const fils = grade.rate * widthInMm(size) * (lengthInMetres(variant) ?? 0) + 45;
  const length = variant.replace('-', ' ');
  return {
    ...{ size, variant, color, code, sort, quality, origin },
    displaySpecs: `${widthInMm(size)} mm × ${length}, ${sort}, ${grade.specs}`,
    moq: quality === 'A++' ? 12 : 24,
    priceFils: Math.round(fils / 5) * 5,
    unit: 'roll',
    description: `${code} double face tape, ${widthInMm(size)} mm × ${length} on a 76 mm core. ${grade.use}`,
  };
}

const draftsOf = (rows: readonly Row[]): ProductDraft[] =>
  rows.flatMap(([grade, variant, sizes]) => sizes.map((size) => draft(grade, variant, size)));

function plan(name: string, displayName: string, description: string, rows: readonly Row[]): CategoryPlan {
  return {
    category: { name: `double-face-${name}-tape`, displayName, productType: 'Double Face Tape', description },
    filterKeys: ['size', 'variant', 'color', 'code', 'sort', 'quality', 'origin'],
    aisle: 'E',
    stock: [96, 900],
    products: draftsOf(rows),
  };
}

export const doubleFaceTapes: readonly CategoryPlan[] = [
  plan(
    'tissue',
    'Double Face Tissue Tape',
    'The everyday tape for bags, envelopes, cartons and displays, from 6 to 12 mm.',
    [
      [TISSUE, '50-m', WIDTHS],
      [TISSUE, '35-yd', WIDTHS],
      [HEAVY_TISSUE, '50-m', WIDTHS],
    ],
  ),
  plan('foam', 'Double Face Foam Tape', 'PE and EVA foam that fills gaps: signs, letters, stamps and plates.', [
    [FOAM, '35-yd', WIDTHS],
    [BLACK_FOAM, '35-yd', ['9-mm', '12-mm']],
    [BLACK_FOAM, '50-m', ['12-mm']],
  ]),
  plan(
    'high-tack',
    'High-Tack Double Face Tape',
    'Clear polyester tapes for plastics, metal and coated board, up to 120 °C.',
    [
      [FILM, '50-m', WIDTHS],
      [THIN_FILM, '50-m', ['6-mm', '10-mm', '12-mm']],
      [THIN_FILM, '35-yd', ['12-mm']],
    ],
  ),
];
