/** What the server takes: see POST /media. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];
const MAX_BYTES = 8 * 1_048_576;
/** Pictures of one product. */
export const MAX_PICTURES = 12;

/** Why a file is not worth sending, as a translation key; undefined for one that is. */
export const pictureRefusal = ({ type, size }: Pick<File, 'type' | 'size'>): string | undefined => {
  if (!PICTURE_TYPES.includes(type)) return 'shop.picture.wrong_type';
  return size > MAX_BYTES ? 'shop.picture.too_large' : undefined;
};

/** The address of a narrow copy, where the server keeps one: of what was uploaded. */
export const thumbnailOf = (address: string): string =>
  address.replace(/^(\/media\/[0-9a-f]{32})\.webp$/, '$1-320.webp');

/** The list with the entry at `index` moved by `step` places; the same list where there is no such place. */
export const moved = <T>(list: readonly T[], index: number, step: number): T[] => {
  const [entry] = list.slice(index, index + 1);
  const target = index + step;
  if (entry === undefined || target < 0 || target >= list.length) return [...list];
  const others = list.filter((_entry, at) => at !== index);
  return [...others.slice(0, target), entry, ...others.slice(target)];
};
