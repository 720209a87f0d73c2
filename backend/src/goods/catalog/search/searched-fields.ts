import type { ProductResponse } from '../dto/product.response.js';
import { codeWords, featureWords, measureWords, nameWords, partWords, type ValueWords } from './value-words.js';

export type SearchedProduct = Omit<ProductResponse, 'price'>;

interface SearchedField {
  readonly of: (product: SearchedProduct) => string;
  readonly words: (value: string) => ValueWords;
  /** Its words count only where no other field has them: the red liner of a tape does not make it a red one. */
  readonly isLast?: boolean;
}

const colours: SearchedField = { of: ({ color }) => color, words: nameWords };
const lengths: SearchedField = { of: lengthText, words: measureWords };

/** The texts of a product that are searched, and by what each is found. */
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

/** The places of colours and lengths among them. */
export const COLOURS = SEARCHED.indexOf(colours);
export const LENGTHS = SEARCHED.indexOf(lengths);

/** The length of a roll that has no variant stands in its first specification, after its width: 55 mm × 300 m. */
function lengthText({ variant, displaySpecs }: SearchedProduct): string {
  if (variant !== '') return variant;
  return /\d+ (?:m|yd)\b(?=[^,]*)/.exec(displaySpecs.split(',', 1)[0] ?? '')?.[0].replace(' ', '-') ?? '';
}

/** The specifications after the first one, which says the size again. */
function featuresText({ displaySpecs }: SearchedProduct): string {
  const comma = displaySpecs.indexOf(',');
  return comma === -1 ? '' : displaySpecs.slice(comma + 1);
}
