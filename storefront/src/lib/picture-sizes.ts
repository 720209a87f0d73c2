/** Pictures that staff uploaded lie beside narrower copies of themselves; others do not. */
const UPLOADED = /^(\/media\/[0-9a-f]{32})\.webp$/;
const COPIES = [320, 800];
const WIDEST = 1600;

/** The `srcset` of a picture; undefined for one that there is in one size only. */
export const srcSetOf = (src: string): string | undefined => {
  const [, name] = UPLOADED.exec(src) ?? [];
  if (name === undefined) return undefined;
  return [...COPIES.map((width) => `${name}-${width}.webp ${width}w`), `${src} ${WIDEST}w`].join(', ');
};
