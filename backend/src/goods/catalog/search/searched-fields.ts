import type { ProductResponse } from '../dto/product.response.js';
import {
  codeWords,
  featureWords,
  machineWords,
  measureWords,
  nameWords,
  partWords,
  typeWords,
  type ValueWords,
} from './value-words.js';

export type SearchedProduct = Omit<ProductResponse, 'price'>;

interface SearchedField {
  readonly of: (product: SearchedProduct) => string;
  readonly words: (value: string) => ValueWords;
}

const types: SearchedField = { of: ({ productType }) => productType, words: typeWords };
const colours: SearchedField = { of: ({ color }) => color, words: nameWords };
const features: SearchedField = { of: featuresText, words: featureWords };
const machines: SearchedField = { of: (product) => product.machines, words: machineWords };
const lengths: SearchedField = { of: lengthText, words: measureWords };

/** The texts of a product that are searched, and how each is matched. */
export const SEARCHED: readonly SearchedField[] = [
  types,
  { of: ({ category }) => category.displayName, words: partWords },
  { of: ({ category }) => category.displayNameAr, words: partWords },
  colours,
  { of: ({ code }) => code, words: codeWords },
  // Buyers know the letters of the SKUs of a type: CRM for creasing matrix.
  { of: ({ sku }) => /^\p{L}+/u.exec(sku)?.[0] ?? '', words: codeWords },
  { of: ({ sort }) => sort, words: nameWords },
  { of: ({ quality }) => quality, words: nameWords },
  { of: ({ origin }) => origin, words: nameWords },
  { of: ({ unit }) => unit, words: nameWords },
  { of: ({ size }) => size, words: measureWords },
  { of: ownName, words: featureWords },
  { of: ({ nameAr }) => nameAr, words: featureWords },
  features,
  machines,
  lengths,
];

/** The positions of fields with rules of their own. */
export const TYPES = SEARCHED.indexOf(types);
export const COLOURS = SEARCHED.indexOf(colours);
export const FEATURES = SEARCHED.indexOf(features);
export const MACHINES = SEARCHED.indexOf(machines);
export const LENGTHS = SEARCHED.indexOf(lengths);

/** A generated name begins with its category, and has no words of its own. */
function ownName({ name, category }: SearchedProduct): string {
  return name.startsWith(category.displayName) ? '' : name;
}

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
