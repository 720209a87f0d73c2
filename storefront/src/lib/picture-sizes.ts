import { COPY_WIDTHS, copyOf, hasCopies, PICTURE_WIDTH } from '@shop/contract/pictures';

/** The `srcset` of a picture; undefined for one that exists in one size only. */
export const srcSetOf = (src: string): string | undefined => {
  if (!hasCopies(src)) return undefined;
  return [...COPY_WIDTHS.map((width) => `${copyOf(src, width)} ${width}w`), `${src} ${PICTURE_WIDTH}w`].join(', ');
};
