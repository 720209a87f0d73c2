import { type Camera, outlineAngles, type Point2, project } from './projection.js';
import { num } from './svg.js';

/** A point of an upright circle around an axis that runs along y, `axis` px above the floor. */
export function circlePoint(camera: Camera, axis: number, radius: number, angle: number, y: number): Point2 {
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
export function barrel(camera: Camera, axis: number, radius: number, near: number, far: number): string {
  const angles = outlineAngles();
  const [a, b] = angles.map((angle) => circlePoint(camera, axis, radius, angle, near));
  const [c, d] = [...angles].reverse().map((angle) => circlePoint(camera, axis, radius, angle, far));
  const corners = [a, b, c, d].map((point) => point?.map(num).join(' ')).join('L');
  return `${circlePath(camera, axis, radius, far)}M${corners}Z`;
}
