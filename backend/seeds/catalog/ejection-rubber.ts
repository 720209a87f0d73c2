import type { CategoryPlan, ProductDraft } from './seed-catalog.types.js';
import { widthInMm } from './measures.js';

interface Grade {
  readonly code: string;
  readonly sort: string;
  readonly color: string;
  readonly quality: ProductDraft['quality'];
  readonly origin: string;
  readonly use: string;
  /** Fils per mm of width for a pack of 50. */
  readonly rate: number;
}

const SOFT: Grade = {
  code: 'ER-25',
  sort: 'Soft 25 Shore A',
  color: 'Green',
  quality: 'A',
  origin: 'China',
  use: 'Soft closed-cell sponge for the open areas of the die, outside edges and light board: lifts the sheet without marking it.',
  rate: 520,
};

const MEDIUM: Grade = {
  ...SOFT,
  code: 'ER-35',
  sort: 'Medium 35 Shore A',
  color: 'Blue',
  origin: 'Turkey',
  use: 'All-round hardness for folding boxboard at 5,000 to 7,000 sheets an hour. Recovers quickly, so that the blank is off the knife before the grippers move.',
  rate: 610,
};

const HARD: Grade = {
  ...SOFT,
  code: 'ER-50',
  sort: 'Hard 50 Shore A',
  color: 'Red',
  quality: 'A++',
  origin: 'Germany',
  use: 'For narrow gaps, slots and windows, where little rubber has to push hard, and for stripping tabs and leading edges.',
  rate: 830,
};

const PROFILE: Grade = {
  code: 'PR-60',
  sort: 'Profile 60 Shore A',
  color: 'Grey',
  quality: 'A++',
  origin: 'Germany',
  use: 'Waisted profile that folds into itself under pressure and never leans against the knife; keeps nicks small and the waste in the sheet at high speed.',
  rate: 1140,
};

const BLACK_PROFILE: Grade = {
  ...PROFILE,
  code: 'PR-45',
  sort: 'Profile 45 Shore A',
  color: 'Black',
  quality: 'A',
  origin: 'China',
  use: 'Softer profile for corrugated and micro-flute dies; bends round curves of 40 mm radius and more.',
  rate: 760,
};

const CORK: Grade = {
  code: 'CK-70',
  sort: 'Rubberised Cork',
  color: 'Natural',
  quality: 'A',
  origin: 'India',
  use: 'Cork bound with rubber: presses evenly and doesn’t spread sideways. For straight knives on heavy duplex and greyboard, and for slow platen presses.',
  rate: 455,
};

/** Metres of a coil make about as much as a pack and a half. */
const COIL_SHARE = 1.55;

type Row = readonly [grade: Grade, variant: string, sizes: readonly string[]];

function draft(grade: Grade, variant: string, size: string): ProductDraft {
  const { code, sort, color, quality, origin } = grade;
  const coil = variant === '50-m';
  const pack = coil ? '50 m coil' : '50 strips of 35 cm';
  return {
    ...{ size, variant, color, code, sort, quality, origin },
    displaySpecs: `${widthInMm(size)} × 7 mm, ${pack}, ${sort}, Self-adhesive back`,
    moq: coil ? 1 : 2,
    priceFils: Math.round((grade.rate * widthInMm(size) * (coil ? COIL_SHARE : 1)) / 25) * 25,
    unit: coil ? 'coil' : 'pack',
    description: `${code} ejection rubber, ${widthInMm(size)} mm wide and 7 mm high, ${pack}, self-adhesive. ${grade.use} Projects about 1.2 mm above a 23.8 mm cutting rule in an 18 mm board; keep it 1–1.5 mm away from the rule.`,
  };
}

const draftsOf = (rows: readonly Row[]): ProductDraft[] =>
  rows.flatMap(([grade, variant, sizes]) => sizes.map((size) => draft(grade, variant, size)));

function plan(name: string, displayName: string, description: string, rows: readonly Row[]): CategoryPlan {
  return {
    category: { name: `ejection-rubber-${name}`, displayName, productType: 'Rubber', description },
    filterKeys: ['size', 'variant', 'color', 'sort', 'quality', 'origin', 'unit'],
    aisle: 'F',
    stock: [10, 90],
    products: draftsOf(rows),
  };
}

export const ejectionRubbers: readonly CategoryPlan[] = [
  plan('sponge', 'Sponge Ejection Rubber', 'Closed-cell strips in three hardnesses for steel-rule dies.', [
    [SOFT, '50-pcs', ['6-mm', '9-mm', '12-mm']],
    [MEDIUM, '50-pcs', ['6-mm', '9-mm', '10-mm', '12-mm']],
    [MEDIUM, '50-m', ['10-mm']],
    [HARD, '50-pcs', ['6-mm', '9-mm', '10-mm']],
  ]),
  plan('profile', 'Profile Ejection Rubber', 'Waisted profiles that keep off the knife at high speed.', [
    [PROFILE, '50-pcs', ['9-mm', '10-mm', '12-mm']],
    [BLACK_PROFILE, '50-pcs', ['9-mm', '12-mm']],
    [BLACK_PROFILE, '50-m', ['10-mm', '12-mm']],
  ]),
  plan('cork', 'Cork Ejection Rubber', 'Rubberised cork for straight knives and heavy board.', [
    [CORK, '50-pcs', ['6-mm', '9-mm', '10-mm', '12-mm']],
  ]),
];
