import { num } from './svg.js';

/**
 * The studio's camera: an orthographic view, turned by YAW and looking down by PITCH. x runs along the floor to the
 * right and towards the viewer, y along the floor to the right and away, z upwards; all in px.
 */
export type Point3 = readonly [x: number, y: number, z: number];
export type Point2 = readonly [x: number, y: number];

const YAW = (42 * Math.PI) / 180;
const PITCH = (27 * Math.PI) / 180;

const AXIS = {
  x: [Math.cos(YAW), Math.sin(YAW) * Math.sin(PITCH)],
  y: [Math.sin(YAW), -Math.cos(YAW) * Math.sin(PITCH)],
  z: [0, -Math.cos(PITCH)],
} as const satisfies Record<string, Point2>;

/** Towards the camera, in the studio's own axes. */
const TO_VIEWER: Point3 = [Math.sin(YAW) * Math.cos(PITCH), -Math.cos(YAW) * Math.cos(PITCH), Math.sin(PITCH)];

/** A camera that shows the studio's origin at `origin` of the canvas, `scale` px of it for one of the studio. */
export interface Camera {
  readonly origin: Point2;
  readonly scale: number;
}

export function project({ origin, scale }: Camera, [x, y, z]: Point3): Point2 {
  return [
    origin[0] + scale * (AXIS.x[0] * x + AXIS.y[0] * y + AXIS.z[0] * z),
    origin[1] + scale * (AXIS.x[1] * x + AXIS.y[1] * y + AXIS.z[1] * z),
  ];
}

/** The room that a product may take in the picture, px. */
const ROOM: Point2 = [650, 480];

/** The camera that puts the middle of what these points span into the middle of the picture, no nearer than `closest`. */
export function cameraFor(points: readonly Point3[], closest = 1.4, centre: Point2 = [400, 303]): Camera {
  const flat = points.map((point) => project({ origin: [0, 0], scale: 1 }, point));
  const range = (axis: 0 | 1): Point2 => {
    const values = flat.map((point) => point[axis]);
    return [Math.min(...values), Math.max(...values)];
  };
  const [left, right] = range(0);
  const [top, bottom] = range(1);
  const scale = Math.min(closest, ROOM[0] / (right - left), ROOM[1] / (bottom - top));
  return { origin: [centre[0] - (scale * (left + right)) / 2, centre[1] - (scale * (top + bottom)) / 2], scale };
}

type Plane = 'face' | 'floor';

/** A transform under which plain 2D shapes lie in a plane: `face` is x and z (y of the shape downwards), `floor` x and y. */
export function planeTransform(camera: Camera, plane: Plane, at: Point3): string {
  const second: Point2 = plane === 'face' ? [-AXIS.z[0], -AXIS.z[1]] : [-AXIS.y[0], -AXIS.y[1]];
  const origin = project(camera, at);
  const matrix = [AXIS.x[0], AXIS.x[1], second[0], second[1]].map(
    (value) => Math.round(value * camera.scale * 1000) / 1000,
  );
  return `matrix(${matrix.join(' ')} ${num(origin[0])} ${num(origin[1])})`;
}

export function pathOf(points: readonly Point2[]): string {
  return `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}Z`;
}

export function polygonPath(camera: Camera, points: readonly Point3[]): string {
  return pathOf(points.map((point) => project(camera, point)));
}

/** How squarely a surface of the x-z plane with this outward normal faces the camera; ≤ 0 is hidden. */
export function facing(normalX: number, normalZ: number): number {
  return normalX * TO_VIEWER[0] + normalZ * TO_VIEWER[2];
}

/** A transform that moves what is drawn at the studio's origin to `to`: in this view a step is the same everywhere. */
export function moveTransform(camera: Camera, to: Point3): string {
  const [x, y] = project({ origin: [0, 0], scale: camera.scale }, to);
  return `translate(${num(x)} ${num(y)})`;
}

/** The part of the way from `from` to `to` that runs square to the y axis of the picture: how light runs over a barrel. */
export function acrossBarrel(from: Point2, to: Point2): Point2 {
  const length = Math.hypot(...AXIS.y);
  const normal: Point2 = [-AXIS.y[1] / length, AXIS.y[0] / length];
  const way = (to[0] - from[0]) * normal[0] + (to[1] - from[1]) * normal[1];
  return [from[0] + way * normal[0], from[1] + way * normal[1]];
}

/**
 * The upper and the lower angle of an upright circle (0 = along x, a quarter turn = up) where its extrusion along y has
 * its outline.
 */
export function outlineAngles(): readonly [number, number] {
  const along = AXIS.y[0] / AXIS.x[0];
  const up = (AXIS.y[1] - along * AXIS.x[1]) / AXIS.z[1];
  const lower = Math.atan2(-along, up);
  return [lower + Math.PI, lower];
}
