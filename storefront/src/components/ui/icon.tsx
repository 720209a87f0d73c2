/** Outlines on a 24-unit grid with square ends, like the shop's other lines. */
const outlines = {
  arrow: 'M4 12h15M13 6l6 6-6 6',
  back: 'M20 12H5M11 6l-6 6 6 6',
  cart: 'M2 4h3l2.4 11.5h10.8L20.5 8H6.2M9 20.2v.1M17 20.2v.1',
  check: 'M4.5 12.5l5 5L20 7',
  chevron: 'M6 9l6 6 6-6',
  clipboard: 'M9 5H5v16h14V5h-4M9 3h6v4H9zM9 12h6M9 16h6',
  close: 'M5 5l14 14M19 5L5 19',
  document: 'M6 3h8l4 4v14H6zM14 3v5h4M9 13h6M9 17h6',
  eye: 'M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12zM12 9.2a2.8 2.8 0 100 5.6 2.8 2.8 0 000-5.6z',
  grid: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z',
  filter: 'M3 6h18M6.5 12h11M10 18h4',
  menu: 'M3 6h18M3 12h18M3 18h18',
  minus: 'M5 12h14',
  payment: 'M3 6h18v12H3zM3 10h18',
  plus: 'M5 12h14M12 5v14',
  rows: 'M3 6h18M3 12h18M3 18h18M8 6v12',
  search: 'M10.5 4a6.5 6.5 0 100 13 6.5 6.5 0 000-13zM15.5 15.5L21 21',
  trash: 'M4 7h16M9 7V4h6v3M6 7l1 14h10l1-14M10 11v6M14 11v6',
  up: 'M12 20V5M6 11l6-6 6 6',
  user: 'M12 4a4 4 0 100 8 4 4 0 000-8zM4 21c.6-4 3.8-6 8-6s7.4 2 8 6',
  warning: 'M12 3.5L22 20.5H2zM12 10v5M12 17.7v.1',
} as const;

export type IconName = keyof typeof outlines;

/** Decoration: the surrounding control has the accessible name. `size` in px. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="square"
      aria-hidden="true"
      focusable="false"
    >
      <path d={outlines[name]} />
    </svg>
  );
}
