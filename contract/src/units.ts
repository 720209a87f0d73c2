interface UnitFacts {
  /** The name for staff; translations are among the words of the catalog. */
  readonly name: string;
  /** Other names of the unit in English, German and Arabic, in lower case. */
  readonly called: readonly string[];
}

/**
 * Units by the codes of UN/ECE Recommendation 20, packages (Recommendation 21) with their X, in the order of the select
 * list.
 */
export const UNITS = {
  XRO: {
    name: 'roll',
    called: [
      'rolls',
      'rol',
      'rols',
      'roles',
      'rl',
      'rls',
      'rolle',
      'rollen',
      'رول',
      'رولة',
      'رولات',
      'لفة',
      'لفات',
      'لفه',
    ],
  },
  H87: {
    name: 'piece',
    called: [
      'pieces',
      'pcs',
      'pc',
      'pce',
      'nos',
      'no',
      'ea',
      'each',
      'unit',
      'units',
      'stück',
      'stueck',
      'stk',
      'قطعة',
      'قطع',
      'قطعه',
      'حبة',
      'حبات',
      'حبه',
      'وحدة',
      'وحدات',
    ],
  },
  MTR: {
    name: 'metre',
    called: ['metres', 'meter', 'meters', 'm', 'mt', 'mts', 'mtr', 'mtrs', 'متر', 'امتار', 'أمتار'],
  },
  YRD: { name: 'yard', called: ['yards', 'yd', 'yds', 'yrd', 'yrds', 'ياردة', 'ياردات', 'يارده', 'يارد'] },
  SET: { name: 'set', called: ['sets', 'طقم', 'اطقم', 'أطقم'] },
  XBX: {
    name: 'box',
    called: ['boxes', 'boxs', 'bx', 'bxs', 'schachtel', 'schachteln', 'علبة', 'علب', 'علبه', 'صندوق', 'صناديق'],
  },
  XPA: {
    name: 'packet',
    called: [
      'packets',
      'pack',
      'packs',
      'pkt',
      'pkts',
      'pckt',
      'pckts',
      'pk',
      'pks',
      'packung',
      'packungen',
      'باكيت',
      'باكيتات',
      'عبوة',
      'عبوات',
      'عبوه',
      'حزمة',
      'حزم',
    ],
  },
  XRL: { name: 'reel', called: ['reels', 'بكرة', 'بكرات', 'بكره'] },
  XCL: { name: 'coil', called: ['coils', 'لفافة', 'لفافات'] },
  XST: { name: 'sheet', called: ['sheets', 'bogen'] },
  SR: { name: 'strip', called: ['strips', 'streifen', 'شريحة', 'شرائح'] },
  XCT: {
    name: 'carton',
    called: [
      'cartons',
      'ctn',
      'ctns',
      'crtn',
      'crtns',
      'cartoon',
      'cartoons',
      'karton',
      'kartons',
      'case',
      'cases',
      'كرتون',
      'كرتونة',
      'كرتونه',
      'كراتين',
    ],
  },
  XBG: { name: 'bag', called: ['bags', 'كيس', 'اكياس', 'أكياس'] },
  PR: { name: 'pair', called: ['pairs'] },
  DZN: { name: 'dozen', called: ['dozens'] },
  MTK: { name: 'square metre', called: ['square metres', 'square meter', 'sqm', 'm2', 'm²'] },
  KGM: { name: 'kilogram', called: ['kilograms', 'kg', 'kgs'] },
  LTR: { name: 'litre', called: ['litres', 'liter', 'liters', 'l'] },
} as const satisfies Readonly<Record<string, UnitFacts>>;

export type UnitCode = keyof typeof UNITS;

const isUnitCode = (text: string): text is UnitCode => Object.hasOwn(UNITS, text);

export const UNIT_CODES: readonly UnitCode[] = Object.keys(UNITS).filter(isUnitCode);

/** The code of a unit with an unknown name. */
const UNNAMED_UNIT: UnitCode = 'H87';

const CODES_BY_NAME = new Map<string, UnitCode>(
  UNIT_CODES.flatMap((code) => [UNITS[code].name, ...UNITS[code].called].map((name) => [name, code] as const)),
);

/** @param unit in the words of staff and buyers: `roll`, `Pcs`, `كرتون`; undefined for an unknown one */
export const knownUnit = (unit: string): UnitCode | undefined => CODES_BY_NAME.get(unit.trim().toLowerCase());

/** @param unit in the words of staff: `roll`, `Pcs` */
export const unitCodeOf = (unit: string): UnitCode => knownUnit(unit) ?? UNNAMED_UNIT;

/** Words of two letters are abbreviations, which have one form. */
const SHORTEST_WORD = 3;

/** Singular and plural by either form, for the words that have both in the table. */
const BY_WORD = new Map<string, { readonly name: string; readonly plural: string }>(
  UNIT_CODES.flatMap((code) => {
    const words: readonly string[] = [UNITS[code].name, ...UNITS[code].called];
    return words
      .filter((name) => name.length >= SHORTEST_WORD)
      .flatMap((name) => {
        // The right plural is before the misspelt one: boxes, boxs.
        const plural = words.find((word) => word === `${name}s` || word === `${name}es`);
        return plural === undefined ? [] : [name, plural].map((word) => [word, { name, plural }] as const);
      });
  }),
);

/** The English name in the singular of a unit that is written out, in either number; any other text stays as it is. */
export const unitNamed = (unit: string): string => BY_WORD.get(unit.trim().toLowerCase())?.name ?? unit;

/**
 * The unit as written after its number: '1 roll', '3 rolls'. An abbreviated or unknown unit is not changed.
 * @param unit as entered by staff
 */
export function countedUnit(unit: string, qty: number): string {
  const known = BY_WORD.get(unit.trim().toLowerCase());
  if (known === undefined) return unit;
  const word = qty === 1 ? known.name : known.plural;
  return /^\p{Lu}/u.test(unit.trim()) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}

/** The name of a code, or the code itself if it is not in the list. */
export const unitName = (code: string): string => (isUnitCode(code) ? UNITS[code].name : code);
