import { darker, lighter } from './colour.js';
import { type Camera, facing, type Point2, type Point3, polygonPath } from './projection.js';
import { el } from './svg.js';

/** A bar: a closed outline in the x-z plane (anticlockwise, px) that runs from the near to the far y. */
export interface Bar {
  readonly outline: readonly Point2[];
  readonly near: number;
  readonly far: number;
  readonly colour: string;
  /** A pattern laid over the surfaces, `url(#…)`. */
  readonly texture?: string;
}

/** Light falls from above: the flatter a surface lies, the brighter it is. */
function shaded(colour: string, normalZ: number): string {
  return normalZ > 0 ? lighter(colour, 0.3 * normalZ) : darker(colour, 0.22 - 0.1 * normalZ);
}

function surface(camera: Camera, points: readonly Point3[], colour: string, texture?: string): string {
  const d = polygonPath(camera, points);
  const skin = el('path', { d, fill: colour, stroke: colour, 'stroke-width': 0.7, 'stroke-linejoin': 'round' });
  return texture === undefined ? skin : skin + el('path', { d, fill: texture });
}

/** The bar's visible surfaces, far ones first, then its near end. */
export function drawBar(camera: Camera, bar: Bar): string {
  const { outline, near, far, colour, texture } = bar;
  const sides = outline.flatMap((from, index): string[] => {
    const to = outline[(index + 1) % outline.length] ?? from;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    const normal: Point2 = [(to[1] - from[1]) / length, (from[0] - to[0]) / length];
    if (facing(normal[0], normal[1]) <= 0) return [];
    const points: Point3[] = [
      [from[0], near, from[1]],
      [to[0], near, to[1]],
      [to[0], far, to[1]],
      [from[0], far, from[1]],
    ];
    return [surface(camera, points, shaded(colour, normal[1]), texture)];
  });
  const end = outline.map(([x, z]): Point3 => [x, near, z]);
  return sides.join('') + surface(camera, end, darker(colour, 0.1), texture);
}
