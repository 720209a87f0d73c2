import { acrossBarrel, type Camera, outlineAngles, planeTransform, type Point2, project } from './projection.js';
import { floorShadow } from './studio.js';
import { between, el, linearGradient, num, radialGradient, type Stop } from './svg.js';

/** A point of an upright circle around an axis that runs along y, `axis` px above the floor. */
function circlePoint(camera: Camera, axis: number, radius: number, angle: number, y: number): Point2 {
  return project(camera, [radius * Math.cos(angle), y, axis + radius * Math.sin(angle)]);
}

/** How far the handles of the four curves of a circle stand off, in radii. */
const KAPPA = 0.5523;

/** Such a circle as a whole, as curves of the canvas, so that it can be painted in one with the barrel. */
function circlePath(camera: Camera, axis: number, radius: number, y: number): string {
  const at = (x: number, z: number): string =>
    project(camera, [x * radius, y, axis + z * radius])
      .map(num)
      .join(' ');
  const k = KAPPA;
  const quarters = [
    [at(1, k), at(k, 1), at(0, 1)],
    [at(-k, 1), at(-1, k), at(-1, 0)],
    [at(-1, -k), at(-k, -1), at(0, -1)],
    [at(k, -1), at(1, -k), at(1, 0)],
  ];
  return `M${at(1, 0)}${quarters.map((quarter) => `C${quarter.join(' ')}`).join('')}Z`;
}

/** All of a cylinder between two depths that the camera sees, but for its near face. */
function barrel(camera: Camera, axis: number, radius: number, near: number, far: number): string {
  const angles = outlineAngles();
  const [a, b] = angles.map((angle) => circlePoint(camera, axis, radius, angle, near));
  const [c, d] = [...angles].reverse().map((angle) => circlePoint(camera, axis, radius, angle, far));
  const corners = [a, b, c, d].map((point) => point?.map(num).join(' ')).join('L');
  return `${circlePath(camera, axis, radius, far)}M${corners}Z`;
}

/** Measures of a roll and its core, in px. */
export interface Roll {
  readonly radius: number;
  /** Outer radius of the core. */
  readonly coreRadius: number;
  readonly coreWall: number;
  readonly width: number;
  /** How far the core sticks out of the winding on each side. */
  readonly coreOverhang: number;
  /** From the top over the light and the belly to the floor. */
  readonly side: readonly Stop[];
  /** Two tones of the windings that show on the face. */
  readonly layers: readonly [string, string];
  /** Distance from one winding to the next. */
  readonly layerPitch: number;
  readonly core: readonly [light: string, dark: string];
  /** Stripes around the barrel, nearest first. */
  readonly stripes?: readonly { readonly from: number; readonly to: number; readonly paint: string }[];
}

function disc(
  camera: Camera,
  roll: Roll,
  y: number,
  radius: number,
  attributes: Record<string, string | number>,
): string {
  return el('circle', { r: radius, transform: planeTransform(camera, 'face', [0, y, roll.radius]), ...attributes });
}

export function rollDefs(camera: Camera, roll: Roll): string {
  const [top, bottom] = outlineAngles().map((angle) => circlePoint(camera, roll.radius, roll.radius, angle, 0));
  const across = top !== undefined && bottom !== undefined ? between(top, acrossBarrel(top, bottom)) : {};
  const [light, dark] = roll.core;
  const pitch = { gradientUnits: 'userSpaceOnUse', cx: 0, cy: 0, r: roll.layerPitch, spreadMethod: 'repeat' };
  return [
    linearGradient('side', roll.side, across),
    radialGradient(
      'wound',
      [
        [0, roll.layers[0]],
        [0.7, roll.layers[1]],
        [1, roll.layers[0]],
      ],
      pitch,
    ),
    linearGradient(
      'gloss',
      [
        [0, '#fff', 0.5],
        [0.35, '#fff', 0],
        [0.6, '#000', 0.08],
        [1, '#fff', 0.22],
      ],
      { x2: 1, y2: 1 },
    ),
    linearGradient(
      'core',
      [
        [0, light],
        [1, dark],
      ],
      { x2: 1, y2: 1 },
    ),
    linearGradient(
      'bore',
      [
        [0, '#15181e'],
        [0.55, dark],
        [1, light],
      ],
      { x2: 1, y2: 0.6 },
    ),
  ].join('');
}

function face(camera: Camera, roll: Roll): string {
  const out = -roll.coreOverhang;
  const bore = roll.coreRadius - roll.coreWall;
  const sleeve =
    roll.coreOverhang > 0
      ? el('path', { d: barrel(camera, roll.radius, roll.coreRadius, out, 0), fill: 'url(#core)' })
      : '';
  return [
    disc(camera, roll, 0, roll.radius, { fill: 'url(#wound)' }),
    disc(camera, roll, 0, roll.radius - 0.8, { fill: 'url(#gloss)', stroke: '#fff', 'stroke-opacity': 0.35 }),
    disc(camera, roll, 0, roll.coreRadius + 4, { fill: '#0b0d12', opacity: 0.25 }),
    sleeve,
    disc(camera, roll, out, roll.coreRadius, { fill: 'url(#core)' }),
    disc(camera, roll, out, bore, { fill: 'url(#bore)', stroke: roll.core[0], 'stroke-opacity': 0.7 }),
  ].join('');
}

export function rollShadow(camera: Camera, roll: Roll): string {
  const middle = roll.width / 2;
  return [
    floorShadow(camera, [-roll.radius * 0.25, middle, 0], roll.radius * 1.25, roll.width / 2 + roll.radius * 0.5, 0.75),
    floorShadow(camera, [0, middle, 0], roll.radius * 0.5, roll.width * 0.62 + 12),
  ].join('');
}

/** Painted from far to near: what lies nearer than a stripe covers the part of it that the camera can't see. */
function stripes(camera: Camera, roll: Roll): string[] {
  return [...(roll.stripes ?? [])]
    .reverse()
    .flatMap(({ from, to, paint }) => [
      el('path', { d: barrel(camera, roll.radius, roll.radius, from, to), fill: paint }),
      el('path', { d: barrel(camera, roll.radius, roll.radius, 0, from), fill: 'url(#side)' }),
    ]);
}

/** The roll lying on the floor, its near face at y = 0 and its middle at x = 0. */
export function drawRoll(camera: Camera, roll: Roll): string {
  const sleeve =
    roll.coreOverhang > 0
      ? el('path', {
          d: barrel(camera, roll.radius, roll.coreRadius, 0, roll.width + roll.coreOverhang),
          fill: 'url(#core)',
        })
      : '';
  return [
    sleeve,
    el('path', { d: barrel(camera, roll.radius, roll.radius, 0, roll.width), fill: 'url(#side)' }),
    ...stripes(camera, roll),
    face(camera, roll),
  ].join('');
}
