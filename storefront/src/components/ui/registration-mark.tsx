import { MARK } from '@shop/contract/brand-mark';

/** The printer's registration mark. Decoration. `size` in px. */
export function RegistrationMark({ size = 24, className }: { size?: number; className?: string | undefined }) {
  return (
    <svg className={className} width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden="true">
      {MARK.rings.map(({ colour, ...ring }) => (
        <circle key={colour} {...ring} stroke={`var(--${colour})`} strokeWidth="2" />
      ))}
      <path d={MARK.cross} stroke="currentColor" strokeWidth="1.6" />
    </svg>
  );
}
