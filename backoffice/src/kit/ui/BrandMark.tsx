import { BRAND, MARK } from '@shop/contract/brand';

/** The shop's mark; its cross has the text colour. Decoration. `size` in px. */
export const BrandMark = ({ size }: { size: number }) => (
  <svg width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden="true">
    {MARK.rings.map(({ colour, ...ring }) => (
      <circle key={colour} {...ring} stroke={BRAND[colour]} strokeWidth="2" />
    ))}
    <path d={MARK.cross} stroke="currentColor" strokeWidth="1.6" />
  </svg>
);
