/** The printer's registration mark on a grid of 24: two rings out of register, and a cross. */
export const MARK = {
  rings: [
    { cx: 11, cy: 11.4, r: 6.5, colour: 'cyan' },
    { cx: 13, cy: 12.6, r: 6.5, colour: 'magenta' },
  ],
  cross: 'M12 0v24M0 12h24',
} as const;
