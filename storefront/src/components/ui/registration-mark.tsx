/** The printer's registration mark. Decoration. `size` in px. */
export function RegistrationMark({ size = 24 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden="true">
      <circle cx="11" cy="11.4" r="6.5" stroke="var(--cyan)" strokeWidth="2" />
      <circle cx="13" cy="12.6" r="6.5" stroke="var(--magenta)" strokeWidth="2" />
      <path d="M12 0v24M0 12h24" stroke="currentColor" strokeWidth="1.6" />
    </svg>
  );
}
