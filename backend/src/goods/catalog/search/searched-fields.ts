import type { ProductResponse } from '../dto/product.response.js';
import { codeWords, featureWords, measureWords, nameWords, partWords, type ValueWords } from './value-words.js';

export type SearchedProduct = Omit<ProductResponse, 'price'>;

interface SearchedField {
  readonly of: (product: SearchedProduct) => string;
  readonly words: (value: string) => ValueWords;
  /** The field counts only for words that no other field has: a tape with a red liner is not a red tape. */
  readonly isLast?: boolean;
}

const colours: SearchedField = { of: ({ color }) => color, words: nameWords };
const lengths: SearchedField = { of: lengthText, words: measureWords };

/** The texts of a product that are searched, and how each is matched. */
export const SEARCHED: readonly SearchedField[] = [
  { of: ({ productType }) => productType, words: partWords },
  { of: ({ category }) => category.displayName, words: partWords },
  colours,
  { of: ({ code }) => code, words: codeWords },
  { of: ({ sort }) => sort, words: nameWords },
  { of: ({ quality }) => quality, words: nameWords },
  { of: ({ origin }) => origin, words: nameWords },
  { of: ({ unit }) => unit, words: nameWords },
  { of: ({ size }) => size, words: measureWords },
  { of: featuresText, words: featureWords, isLast: true },
  lengths,
];

/** The positions of the colour and length fields. */
export const COLOURS = SEARCHED.indexOf(colours);
export const LENGTHS = SEARCHED.indexOf(lengths);

/** A roll without a variant has its length in its first specification, after its width: 55 mm × 300 m. */
function lengthText({ variant, displaySpecs }: SearchedProduct): string {
  if (variant !== '') return variant;
  return /\d+ (?:m|yd)\b(?=[^,]*)/.exec(displaySpecs.split(',', 1)[0] ?? '')?.[0].replace(' ', '-') ?? '';
}

/** The specifications after the first one, which repeats the size. */
function featuresText({ displaySpecs }: SearchedProduct): string {
  const comma = displaySpecs.indexOf(',');
  return comma === -1 ? '' : displaySpecs.slice(comma + 1);
}
