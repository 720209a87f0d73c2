import { copyOf, hasCopies, MAX_PICTURE_BYTES, PICTURE_TYPES } from '@shop/contract/pictures';

/** The reason why a file would be refused, as a translation key; undefined if it is valid. */
export const pictureRefusal = ({ type, size }: Pick<File, 'type' | 'size'>): string | undefined => {
  if (!PICTURE_TYPES.some((known) => known === type)) return 'shop.picture.wrong_type';
  return size > MAX_PICTURE_BYTES ? 'shop.picture.too_large' : undefined;
};

/** The address of the smallest copy of an uploaded picture; of any other picture, its own. */
export const thumbnailOf = (address: string): string => (hasCopies(address) ? copyOf(address, 320) : address);

/** The list with the entry at `index` moved by `step` positions; the same list if there is no such position. */
export const moved = <T>(list: readonly T[], index: number, step: number): T[] => {
  const [entry] = list.slice(index, index + 1);
  const target = index + step;
  if (entry === undefined || target < 0 || target >= list.length) return [...list];
  const others = list.filter((_entry, at) => at !== index);
  return [...others.slice(0, target), entry, ...others.slice(target)];
};
