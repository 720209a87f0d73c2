import { darker, lighter } from './colour.js';
import type { Point2 } from './projection.js';
import { el } from './svg.js';

export type RubberBuild = 'sponge' | 'profile' | 'cork';

export const PX_PER_MM = 7;
/** Ejection rubber is sold by its width; this is its usual height, a little above an 18 mm die board's knife. */
export const HEIGHT_MM = 7;

/** Cells or grains: the same few specks everywhere, at places that look random and never change. */
const SPECKS: readonly (readonly [number, number, number])[] = [
  [5, 6, 1.7],
  [17, 3, 1.1],
  [29, 9, 2],
  [40, 5, 1.2],
  [11, 17, 1.3],
  [23, 20, 1.8],
  [36, 17, 1.4],
  [4, 29, 1.9],
  [16, 32, 1.2],
  [30, 31, 1.6],
  [42, 27, 1.9],
  [9, 41, 1.2],
  [22, 43, 1.9],
  [37, 41, 1.3],
];

export function texture(build: RubberBuild, colour: string): string {
  if (build === 'profile') return '';
  const tones =
    build === 'cork' ? [darker(colour, 0.45), lighter(colour, 0.35)] : [darker(colour, 0.4), darker(colour, 0.2)];
  const dots = SPECKS.map(([cx, cy, r], index) =>
    build === 'cork'
      ? el('path', { d: `M${cx} ${cy}l${r * 2} -${r}l${r} ${r * 2}l-${r * 2} ${r}z`, fill: tones[index % 2] })
      : el('circle', { cx, cy, r, fill: tones[index % 2] }),
  );
  return el(
    'pattern',
    { id: 'cells', width: 46, height: 46, patternUnits: 'userSpaceOnUse' },
    el('g', { opacity: 0.6 }, ...dots),
  );
}

/** The end of a strip that stands on the floor from x = 0, as wide and high as given. */
export function endOutline(build: RubberBuild, width: number, height: number): readonly Point2[] {
  if (build !== 'profile')
    return [
      [0, 0],
      [width, 0],
      [width, height],
      [0, height],
    ];
  const bulge = [0.12, 0.3, 0.5, 0.7, 0.88].map((share): Point2 => [
    width * (1 - share),
    height * (0.78 + 0.22 * Math.sin(Math.PI * share)),
  ]);
  return [
    [0, 0],
    [width, 0],
    [width * 0.9, height * 0.3],
    [width, height * 0.7],
    ...bulge,
    [0, height * 0.7],
    [width * 0.1, height * 0.3],
  ];
}
