import type { DeliveryRecord, ProductRecord } from '../../types';

type DeliveryLine = DeliveryRecord['lines'][number];
export type PlacedLine = DeliveryLine & { readonly place: string };

/** The lines in the order of their places, those without one last. @param products a deleted one is undefined */
export const placedLines = (
  lines: readonly DeliveryLine[],
  products: readonly (Pick<ProductRecord, 'id' | 'storageLocation'> | undefined)[],
): PlacedLine[] => {
  const places = new Map(products.flatMap((product) => (product ? [[product.id, product.storageLocation ?? '']] : [])));
  return lines
    .map((line) => ({ ...line, place: places.get(line.product ?? '') ?? '' }))
    .sort(
      (one, other) =>
        Number(one.place === '') - Number(other.place === '') ||
        one.place.localeCompare(other.place, 'en', { numeric: true }),
    );
};
