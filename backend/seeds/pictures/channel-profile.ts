import { darker, lighter } from './colour.js';
import { type Point2, pathOf } from './projection.js';
import { el } from './svg.js';

/** The cross-section of a creasing matrix, all in mm. */
export interface Channel {
  readonly height: number;
  readonly width: number;
}

/** How far the shoulders, their slope and the base reach on each side of the channel, and how thick the base is; mm. */
export const SECTION = { shoulder: 1.5, slope: 1.1, base: 0.25, lip: 0.35 } as const;

/** Half of the whole matrix, mm. */
export function halfWidth(channel: Channel): number {
  return channel.width / 2 + SECTION.shoulder + SECTION.slope + SECTION.lip;
}

/** The outline of a shoulder, right (1) or left (-1) of the channel, in mm; y downwards, 0 on the base. */
export function shoulder(channel: Channel, side: 1 | -1): readonly Point2[] {
  const inner = channel.width / 2;
  const crown = inner + SECTION.shoulder;
  const points: Point2[] = [
    [inner, 0],
    [inner, -channel.height],
    [crown, -channel.height],
    [crown + SECTION.slope, 0],
  ];
  return points.map(([x, y]) => [x * side, y]);
}

/** The section drawn around the origin (top of the base film, middle of the channel) at `scale` px per mm. */
export function drawSection(channel: Channel, colour: string, scale: number): string {
  const scaled = (points: readonly Point2[]): string => pathOf(points.map(([x, y]) => [x * scale, y * scale]));
  const half = halfWidth(channel) * scale;
  return [
    el('rect', { x: -half, width: half * 2, height: SECTION.base * scale, fill: '#9aa3ad' }),
    el('rect', { x: -half, y: SECTION.base * scale, width: half * 2, height: 0.14 * scale, fill: '#e9c874' }),
    ...([1, -1] as const).map((side) =>
      el('path', {
        d: scaled(shoulder(channel, side)),
        fill: colour,
        stroke: side === 1 ? darker(colour, 0.3) : lighter(colour, 0.3),
        'stroke-width': 1.5,
        'stroke-linejoin': 'round',
      }),
    ),
  ].join('');
}
