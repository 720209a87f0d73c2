import type { ProductResponse } from './api-types';

export type ProductType = ProductResponse['productType'];

/** A type that the contract gains must be named here: the compiler sees to it. */
const known: Record<ProductType, true> = {
  Ribbon: true,
  'Creasing Matrix': true,
  'Double Face Tape': true,
  Rubber: true,
};

export const isProductType = (text: string): text is ProductType => Object.hasOwn(known, text);
