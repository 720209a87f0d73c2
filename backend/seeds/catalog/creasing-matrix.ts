import { steadyNumber } from './steady-random.js';
import { boardNamed, creasingAdvice } from './creasing-rules.js';
import type { CategoryPlan, ProductDraft } from './seed-catalog.types.js';
import { sizeLabel } from './measures.js';

/** Channel height (mm) → the usual channel widths (mm). */
const CHANNELS: readonly (readonly [height: string, widths: readonly string[]])[] = [
  ['0.3', ['1.0', '1.2', '1.3']],
  ['0.4', ['1.0', '1.2', '1.3', '1.4', '1.5', '1.6']],
  ['0.5', ['1.2', '1.3', '1.4', '1.5', '1.6', '1.7', '1.9']],
  ['0.6', ['1.5', '1.7', '1.9', '2.1']],
  ['0.7', ['1.9', '2.1', '2.3']],
  ['0.8', ['2.5', '3.0']],
  ['1.0', ['3.5']],
];

/** The colour of the shoulders shows the height on the press. */
const HEIGHT_COLOUR: Readonly<Record<string, string>> = {
  '0.3': 'Yellow',
  '0.4': 'Blue',
  '0.5': 'Green',
  '0.6': 'Red',
  '0.7': 'Orange',
  '0.8': 'Grey',
  '1.0': 'Black',
};

const ALL_SIZES = CHANNELS.flatMap(([height, widths]) => widths.map((width) => `${height}x${width}-mm`));

const METAL_SIZES = ['0.3x1.2-mm', '0.4x1.3-mm', '0.4x1.5-mm', '0.5x1.5-mm', '0.5x1.6-mm', '0.6x1.9-mm'];
const REEL_SIZES = [
  ...['0.3x1.0-mm', '0.3x1.2-mm', '0.4x1.3-mm', '0.4x1.4-mm', '0.4x1.5-mm', '0.5x1.5-mm', '0.5x1.6-mm'],
  ...['0.5x1.7-mm', '0.6x1.7-mm', '0.6x1.9-mm', '0.7x2.1-mm', '0.7x2.3-mm'],
];

interface Base {
  readonly sort: string;
  readonly prefix: string;
  readonly quality: ProductDraft['quality'];
  readonly origins: readonly [string, string];
  readonly life: string;
  readonly fils: number;
}

const PLASTIC: Base = {
  sort: 'Plastic Base',
  prefix: 'CMP',
  quality: 'A',
  origins: ['China', 'Turkey'],
  life: 'Plastic base with acrylic adhesive, easy to shorten and to lift off again; good for 50,000 to 80,000 impressions.',
  fils: 6400,
};

const METAL: Base = {
  sort: 'Metal Base',
  prefix: 'CMM',
  quality: 'A++',
  origins: ['Germany', 'Germany'],
  life: 'Steel base of 0.2 mm that keeps its place under high pressure; for runs beyond 200,000 impressions. Lower the crease rule by another 0.15–0.2 mm for the base.',
  fils: 11800,
};

const REEL: Base = {
  ...PLASTIC,
  prefix: 'CMR',
  life: 'One continuous length on a reel: cut what the job needs, with no joints in long creases and less waste.',
  fils: 13900,
};

const mm = (value: number): string => value.toFixed(2);

function draft(base: Base, size: string, variant: string): ProductDraft {
  const advice = creasingAdvice(size);
  const [from, to] = advice.board;
  const digits = `${advice.height.toFixed(1)}${advice.width.toFixed(1)}`.replaceAll('.', '');
  const code = `${base.prefix}-${digits.padStart(4, '0')}`;
  const pack = variant === '50-pcs' ? '50 strips of 70 cm' : '50 m reel';
  const origin = base.origins[steadyNumber(size, 0, 1)] ?? base.origins[0];
  return {
    ...{ size, variant, code, origin, sort: base.sort, quality: base.quality },
    color: base === METAL ? 'Silver' : (HEIGHT_COLOUR[advice.height.toFixed(1)] ?? 'Grey'),
    displaySpecs: `Channel ${sizeLabel(size)}, ${pack}, ${base.sort}, Self-adhesive with locator, ${advice.rulePoints} pt crease rule`,
    moq: variant === '50-pcs' ? 2 : 1,
    priceFils: Math.round((base.fils * (0.9 + advice.height * 0.22 + advice.width * 0.03)) / 50) * 50,
    unit: variant === '50-pcs' ? 'box' : 'reel',
    description: `Creasing matrix with a channel ${mm(advice.height)} mm high and ${mm(advice.width)} mm wide, ${pack}. Suits board of about ${mm(from)} to ${mm(to)} mm – ${boardNamed((from + to) / 2)} – with a ${advice.rulePoints} pt crease rule, by the rule channel width = 2 × board thickness + rule thickness across the grain (1.5 × along it). In a 23.80 mm die, start with a crease rule of ${mm(advice.creaseRule)} mm and shim from there. ${base.life}`,
  };
}

export const creasingStrips: CategoryPlan = {
  category: {
    name: 'creasing-matrix-strips',
    displayName: 'Creasing Matrix – 50-pcs Strips',
    productType: 'Creasing Matrix',
    description: 'Self-adhesive strips with locator, 50 pieces of 70 cm to the box, for every usual board.',
  },
  filterKeys: ['size', 'color', 'sort', 'quality', 'origin'],
  aisle: 'D',
  stock: [8, 120],
  products: [
    ...ALL_SIZES.map((size) => draft(PLASTIC, size, '50-pcs')),
    ...METAL_SIZES.map((size) => draft(METAL, size, '50-pcs')),
  ],
};

export const creasingReels: CategoryPlan = {
  category: {
    name: 'creasing-matrix-reels',
    displayName: 'Creasing Matrix – Metre Reels',
    productType: 'Creasing Matrix',
    description: 'The same channels by the metre, on 50 m reels, for long creases and little waste.',
  },
  filterKeys: ['size', 'color', 'quality', 'origin'],
  aisle: 'D',
  stock: [4, 45],
  products: REEL_SIZES.map((size) => draft(REEL, size, '50-m')),
};
