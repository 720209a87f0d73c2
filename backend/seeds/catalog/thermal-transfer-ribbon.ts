import type { CategoryPlan, ProductDraft } from './seed-catalog.types.js';
import { lengthInMetres, sizeLabel, widthInMm } from './measures.js';

interface Grade {
  readonly code: string;
  readonly sort: string;
  readonly quality: ProductDraft['quality'];
  readonly origin: string;
  readonly heat: string;
  readonly use: string;
  /** Fils per square metre. */
  readonly rate: number;
}

const WAX: Grade = {
  code: 'TW-100',
  sort: 'Wax',
  quality: 'A',
  origin: 'China',
  heat: 'Low heat, Up to 250 mm/s',
  use: 'For shipping, shelf and warehouse labels on coated and uncoated paper. Prints dark at low heat, which spares the print head; don’t use it where labels are rubbed or get wet.',
  rate: 44,
};

const PREMIUM_WAX: Grade = {
  ...WAX,
  code: 'TW-110',
  quality: 'A++',
  origin: 'Japan',
  heat: 'Low heat, Up to 300 mm/s',
  use: 'A hard wax for paper labels that are handled often: darker bar codes, less dust on the print head and noticeably fewer smears than a standard wax.',
  rate: 61,
};

const WAX_RESIN: Grade = {
  code: 'TX-200',
  sort: 'Wax-Resin',
  quality: 'A',
  origin: 'South Korea',
  heat: 'Medium heat, Up to 250 mm/s',
  use: 'For glossy coated paper, PE and PP labels that must resist rubbing, moisture and cold storage. The usual choice for food and cosmetics labels and for date coders on coated wrappers.',
  rate: 92,
};

const RESIN: Grade = {
  code: 'TR-300',
  sort: 'Resin',
  quality: 'A++',
  origin: 'Japan',
  heat: 'High heat, Up to 150 mm/s',
  use: 'For PET, PVC, vinyl and polyimide labels: withstands alcohol, oils, outdoor sun and abrasion. Pair it with a smooth synthetic face stock and slow the printer down for small bar codes.',
  rate: 178,
};

const TEXTILE_RESIN: Grade = {
  ...RESIN,
  code: 'TR-310',
  sort: 'Textile Resin',
  quality: 'A',
  origin: 'Germany',
  use: 'Made for satin, nylon and polyester care labels: the print survives washing at 60 °C and dry cleaning. Fix it with a hot, slow setting and let the label cool before cutting.',
  rate: 201,
};

const LABEL_PRINTERS =
  'Label printers, Zebra ZT410, TSC TTP-244 Pro, Sato CL4NX, Godex G500, Honeywell PM43, Toshiba B-EX4T1';
/** Coders that print on packs in a line. */
const OVERPRINTERS = 'Videojet 6210, Domino V120i, Markem-Imaje SmartDate X40, Linx TT500';

/** Sizes with their length: coder ribbons in yards, label-printer rolls in the usual 300 m. */
type Row = readonly [grade: Grade, sizes: readonly string[], variant: string, colours: readonly string[]];

const LABEL_ROLL_METRES = 300;

function lengthText(variant: string): string {
  return variant === '' ? `${LABEL_ROLL_METRES} m` : variant.replace('-', ' ');
}

function machinesFor(size: string, coder: boolean): string {
  if (coder || size === '33-mm') return OVERPRINTERS;
  return size === '55-mm' ? `${OVERPRINTERS}, ${LABEL_PRINTERS}` : LABEL_PRINTERS;
}

function draft(grade: Grade, size: string, variant: string, color: string): ProductDraft {
  const area = (widthInMm(size) / 1000) * (lengthInMetres(variant) ?? LABEL_ROLL_METRES);
  const coder = variant !== '';
  const coloured = color === 'Black' ? 1 : 1.35;
  const core = coder ? 'on a 1 inch core, ink side in' : 'on a 1 inch core, ink side out';
  return {
    ...{ size, variant, color, code: grade.code, sort: grade.sort, quality: grade.quality, origin: grade.origin },
    displaySpecs: `${sizeLabel(size)} × ${lengthText(variant)}, ${grade.sort}, ${coder ? 'Ink side in' : 'Ink side out'}, ${grade.heat}`,
    machines: machinesFor(size, coder),
    moq: coder ? 12 : widthInMm(size) > 100 ? 4 : 6,
    priceFils: Math.round(((coder ? 460 : 0) + grade.rate * area * coloured) / 5) * 5,
    unit: 'roll',
    description: `${grade.sort} thermal-transfer ribbon ${grade.code} in ${color.toLowerCase()}, ${widthInMm(size)} mm × ${lengthText(variant)} ${core}. ${grade.use} Choose a ribbon a few millimetres wider than the label, so that it covers the print head.`,
  };
}

function productsOf(rows: readonly Row[]): ProductDraft[] {
  return rows.flatMap(([grade, sizes, variant, colours]) =>
    sizes.flatMap((size) => colours.map((color) => draft(grade, size, variant, color))),
  );
}

function plan(name: string, ink: string, description: string, rows: readonly Row[]): CategoryPlan {
  return {
    category: {
      name: `thermal-transfer-ribbon-${name}`,
      displayName: `Thermal-Transfer Ribbon – ${ink}`,
      productType: 'Ribbon',
      description,
    },
    filterKeys: ['size', 'variant', 'color', 'code', 'quality', 'origin'],
    aisle: 'B',
    stock: [40, 260],
    products: productsOf(rows),
  };
}

export const thermalTransferRibbons: readonly CategoryPlan[] = [
  plan('wax', 'Wax', 'For paper labels: dark print at low heat, the lowest price per label.', [
    [WAX, ['55-mm', '80-mm', '110-mm'], '', ['Black']],
    [WAX, ['110-mm'], '', ['Blue', 'Red', 'Green']],
    [WAX, ['1-inch'], '100-yd', ['Black']],
    [PREMIUM_WAX, ['80-mm', '110-mm'], '', ['Black']],
  ]),
  plan('wax-resin', 'Wax-Resin', 'For coated paper and PP or PE labels that are rubbed, frozen or get damp.', [
    [WAX_RESIN, ['33-mm', '55-mm', '80-mm', '110-mm'], '', ['Black']],
    [WAX_RESIN, ['110-mm'], '', ['White', 'Blue', 'Red']],
    [WAX_RESIN, ['1-inch'], '100-yd', ['Black', 'White']],
    [WAX_RESIN, ['1-inch'], '150-yd', ['Black']],
  ]),
  plan('resin', 'Resin', 'For film, textile and outdoor labels that must resist solvents, sun and washing.', [
    [RESIN, ['55-mm', '80-mm', '110-mm'], '', ['Black']],
    [RESIN, ['110-mm'], '', ['White', 'Silver']],
    [RESIN, ['1-inch', '3/4-inch'], '100-yd', ['Black']],
    [TEXTILE_RESIN, ['33-mm', '55-mm', '110-mm'], '', ['Black']],
  ]),
];
