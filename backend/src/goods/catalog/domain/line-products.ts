import { COLOURS } from '@shop/contract/mails/line-grammar';
import { type Count, type LineMatch, type OrderLine, ownCodesIn } from '@shop/contract/order-lines';
import { plainText } from '../search/plain-words.js';
import { isFiller } from '../search/vague-words.js';
import { isSoldIn, packedQty, unitReadings } from '@shop/contract/unit-readings';

/** The fields of a product that a line is compared with. */
export interface LineProduct {
  readonly _id: string;
  readonly sku: string;
  readonly name: string;
  readonly nameAr?: string;
  readonly productType: string;
  readonly size: string;
  readonly variant: string;
  readonly color: string;
  readonly code: string;
  readonly displaySpecs: string;
  readonly unit: string;
  readonly packSize?: number | null;
  readonly packUnit?: string;
}

/** The products that a line may mean. */
export interface LineMatches<P extends LineProduct = LineProduct> {
  readonly products: readonly P[];
  readonly total: number;
  readonly isNamed: boolean;
  readonly isGuessed: boolean;
  readonly leftOut: readonly string[];
}

export function matchOf({ total, isNamed, isGuessed }: LineMatches): LineMatch {
  if (total === 0) return 'none';
  if (total > 1 || isGuessed) return 'unsure';
  return isNamed ? 'named' : 'found';
}

/** The unit decides between reel, box and strips. */
export function soldInUnit<M extends LineMatches>({ unit, readings }: OrderLine, matches: M): M {
  const wanted = unit ?? readings.find((one) => one.unit !== null)?.unit ?? null;
  const { products, total } = matches;
  if (wanted === null || total < 2 || total > products.length) return matches;
  const fitting = products.filter((product) => isSoldIn(wanted, product));
  return fitting.length === 0 ? matches : { ...matches, products: fitting, total: fitting.length };
}

/** The quantity of a line for its products, in the unit of the certain one. */
export type LineQuantity = Pick<OrderLine, 'qty' | 'unit' | 'each' | 'question'> & { readonly readings: Count[] };

/** @param certain the product of the line, if that is certain */
export function quantityFor(line: OrderLine, matches: LineMatches, certain: LineProduct | undefined): LineQuantity {
  const { qty, unit, each, question } = line;
  const readings = [...line.readings];
  if (qty === null) return { qty, unit, each, question, readings };
  const count: Count = { qty, unit, each };
  const mayBeSize =
    line.isBare && !matches.isNamed && matches.products.some((product) => isSizeOf(qty, line.words, product));
  const isUnused = certain !== undefined && unusedWords(line.words, certain).some((word) => DESCRIBING.test(word));
  const isUnknown = (word: string) =>
    certain !== undefined && matches.isNamed
      ? !isWordOf(word, certain)
      : isFiller(plainText(word)) || matches.leftOut.includes(plainText(word)) || !line.words.includes(word);
  const isDoubtful = line.beside.some((word) => ownCodesIn(word).length === 0 && isUnknown(word));
  if (mayBeSize || isDoubtful || (matches.isNamed && isUnused)) return inQuestion('numbers', [count]);
  if (certain === undefined) return { ...count, question, readings };
  const packed = packedQty(count, certain);
  if (packed !== null) return { qty: packed, unit: null, each: null, question, readings };
  return unitReadings(count, certain) === null ? { ...count, question, readings } : inQuestion('unit', [count]);
}

/** A number, a size or a colour that a product of this SKU does not have: one of both may be wrong. */
const DESCRIBING = new RegExp(`^(?:\\d.*|${COLOURS})$`, 'i');

export const inQuestion = (question: OrderLine['question'], readings: readonly Count[]): LineQuantity => ({
  qty: null,
  unit: null,
  each: null,
  question,
  readings: [...readings],
});

/** Without those in codes. */
const numbersIn = (text: string): string[] => text.match(/(?:(?<![\p{L}\d.-])|(?<=\dx))\d+(?:\.\d+)?/gu) ?? [];

/** "double face tape 12": the number may be the width. */
const isSizeOf = (qty: number, words: string, { size, variant, displaySpecs }: LineProduct): boolean =>
  numbersIn(`${size} ${variant} ${displaySpecs.split(',', 1).join('')}`).includes(String(qty)) &&
  !numbersIn(words).includes(String(qty));

/** The words of a line that its product does not have. */
export const unusedWords = (words: string, product: LineProduct): string[] =>
  words
    .split(/[\s,،()]+/)
    .filter((word) => /[\p{L}\d]/u.test(word) && !isFiller(plain(word)) && !isWordOf(word, product));

/** The number of a SKU may stand apart: `rib 00001`. */
function isWordOf(
  word: string,
  { sku, name, nameAr = '', size, variant, color, code, displaySpecs }: LineProduct,
): boolean {
  const text = [sku, name, nameAr, size, variant, color, code, displaySpecs].join(' ');
  return /^(?:\P{L}?|\p{L}{1,2}|\d{1,3})$/u.test(word)
    ? numbersIn(text).includes(word)
    : plain(text).includes(plain(word));
}

const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\d.]/gu, '');

/** The words of a line above others, which belong to each of these: "Creasing matrix:" above its sizes. */
export interface Heading {
  readonly at: number;
  readonly words: string;
  readonly productType: string | undefined;
}

export function headingsOf(lines: readonly OrderLine[], found: readonly LineMatches[]): Heading[] {
  let heading: Omit<Heading, 'at'> | undefined;
  return found.flatMap(({ total, isNamed, isGuessed, products }, at) => {
    const line = lines[at];
    if (line === undefined || isNamed) return [];
    if (line.qty !== null || line.question !== null || line.length !== null) {
      return heading === undefined ? [] : [{ at, ...heading }];
    }
    const isHeading = total > 1 && !isGuessed && !/\d/.test(line.words);
    heading = isHeading ? { words: line.words, productType: products[0]?.productType } : undefined;
    return [];
  });
}
