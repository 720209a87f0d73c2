import { distanceOf, isSame as isSameMeasure, measuresIn } from './measures.js';
import { knownUnit, type UnitCode, unitCodeOf } from './units.js';

/** A quantity in the unit of a line. */
export interface CountedLine {
  readonly qty: number | null;
  readonly unit: UnitCode | null;
  readonly each: number | null;
}

/** How a product is sold. */
export interface SoldBy {
  readonly unit: string;
  /** Length or pack: `50-pcs`, `100-yd`. */
  readonly variant: string;
  /** The units in a pack, and the pack: 12 and `carton`; null and empty if not packed. */
  readonly packSize?: number | null | undefined;
  readonly packUnit?: string | undefined;
}

/** One way to read a quantity. */
export interface UnitReading {
  /** In the product's unit. */
  readonly qty: number;
  /** The content of this quantity, if the content of the unit is known. */
  readonly content: { readonly amount: number; readonly unit: UnitCode } | null;
}

const ROLLS: ReadonlySet<UnitCode> = new Set<UnitCode>(['XRO', 'XRL', 'XCL']);
const PIECES: ReadonlySet<UnitCode> = new Set<UnitCode>(['H87', 'SR', 'XST']);
const PACKS: ReadonlySet<UnitCode> = new Set<UnitCode>(['XBX', 'XPA']);
const METRES: Readonly<Partial<Record<UnitCode, number>>> = { MTR: 1, YRD: 0.9144 };

interface Content {
  readonly amount: number;
  readonly unit: UnitCode;
}

/**
 * The ways to read a quantity that is written in another unit than the product's: `1,200 pcs` of packs of 50 are 24
 * packs or 1,200 packs.
 * @returns null if the line says no other unit, no quantity, or packs of the product
 */
export function unitReadings({ qty, unit, each }: CountedLine, product: SoldBy): UnitReading[] | null {
  if (qty === null || unit === null || packedQty({ qty, unit, each }, product) !== null) return null;
  // `pack of 25` is a pack.
  const sold = unitCodeOf(/^[^\s(/]*/.exec(product.unit.trim())?.[0] ?? '');
  const content = contentOf(product);
  if (isSame({ unit, each }, sold, content)) return null;
  const literal = readingOf(qty, content);
  const converted = convertedQty({ qty, unit, each }, sold, content);
  return converted === undefined || converted === qty ? [literal] : [readingOf(converted, content), literal];
}

/**
 * The quantity in the product's unit of a line that counts packs: `2 cartons` of 12 rolls, or `2 boxes of 12`, are 24.
 * @returns null if the line counts anything else, or if the content may be pieces of the product
 */
export function packedQty({ qty, unit, each }: CountedLine, product: SoldBy): number | null {
  const { packSize, packUnit = '' } = product;
  if (qty === null || unit === null) return null;
  const isPack = Boolean(packSize) && unit === knownUnit(packUnit);
  if (isPack && packSize) return each === null || each === packSize ? qty * packSize : null;
  return each === null || contentOf(product)?.unit === 'H87' ? null : qty * each;
}

/** The quantities of a product, in its unit, that a quantity as written can mean. */
export function quantitiesIn(line: CountedLine, product: SoldBy): UnitReading[] {
  const qty = packedQty(line, product) ?? line.qty;
  if (qty === null) return [];
  return unitReadings(line, product) ?? [{ qty, content: null }];
}

/** True if a product is sold in a unit, or has the length or pieces that the unit measures: a reel of 50 m in metres. */
export function isSoldIn(unit: UnitCode, product: SoldBy): boolean {
  if (unitReadings({ qty: 1, unit, each: null }, product) === null) return true;
  const content = contentOf(product)?.unit;
  return (
    content !== undefined &&
    (METRES[unit] === undefined ? PIECES.has(unit) && content === 'H87' : METRES[content] !== undefined)
  );
}

const readingOf = (qty: number, content: Content | undefined): UnitReading => ({
  qty,
  content: content === undefined ? null : { amount: qty * content.amount, unit: content.unit },
});

function contentOf({ variant, unit }: SoldBy): Content | undefined {
  const [found] = [variant, unit].flatMap((text) => measuresIn(text.toLowerCase()).measures);
  const ofUnit = /(?:of|\(|x|\/)\s*(\d+)/i.exec(unit)?.[1];
  if (found === undefined && ofUnit !== undefined) return { amount: Number(ofUnit), unit: 'H87' };
  if (found?.measure.kind === 'pack') return { amount: found.measure.pieces, unit: 'H87' };
  if (found?.measure.kind !== 'length') return undefined;
  const amount = Number(/[\d.]+/.exec(found.asked)?.[0]);
  return { amount, unit: /yr?d|yard/.test(found.asked) ? 'YRD' : 'MTR' };
}

function isSame(
  { unit, each }: { unit: UnitCode; each: number | null },
  sold: UnitCode,
  content: Content | undefined,
): boolean {
  const holdsPieces = content?.unit === 'H87';
  const isEach = each === null || (holdsPieces && content.amount === each);
  if (unit === sold || (ROLLS.has(unit) && ROLLS.has(sold))) return isEach;
  if (PACKS.has(unit) && PACKS.has(sold)) return isEach && holdsPieces;
  // Strips and sheets are no rolls.
  return unit === 'H87' && !holdsPieces && (ROLLS.has(sold) || PIECES.has(sold) || sold === 'SET');
}

/** undefined if the content of the unit is not known */
function convertedQty(
  { qty, unit, each }: { qty: number; unit: UnitCode; each: number | null },
  sold: UnitCode,
  content: Content | undefined,
): number | undefined {
  if (PIECES.has(unit) && content?.unit === 'H87') return Math.ceil(qty / content.amount);
  // Cartons of 12: of twelve products, or of as many pieces as some packs contain.
  if (each !== null)
    return content?.unit === 'H87' && each > content.amount ? Math.ceil((qty * each) / content.amount) : qty * each;
  const metres = METRES[unit];
  const held = METRES[sold] ?? (content === undefined ? undefined : (METRES[content.unit] ?? 0) * content.amount);
  return metres === undefined || !held ? undefined : Math.ceil(Number(((qty * metres) / held).toFixed(6)));
}

/** A measure that was requested, and the one that the product has instead. */
export interface Difference {
  readonly requested: string;
  readonly actual: string;
}

/** How a product differs from the measures in the words for it: `150 yd` and `100-yd`. */
export function differencesOf(words: string, { size, variant }: { size: string; variant: string }): Difference[] {
  const plain = (text: string) => text.toLowerCase().replace(/[×✕*]/g, 'x');
  const own = [size, variant].flatMap((text) => measuresIn(plain(text)).measures.map((one) => ({ ...one, text })));
  return measuresIn(plain(words)).measures.flatMap(({ measure, asked: requested }) => {
    const same = own.filter((one) => one.measure.kind === measure.kind);
    const distances = same.map((one) => distanceOf(measure, one.measure) ?? 0);
    const [first] = same;
    return first === undefined || isSameMeasure(Math.min(...distances)) ? [] : [{ requested, actual: first.text }];
  });
}
