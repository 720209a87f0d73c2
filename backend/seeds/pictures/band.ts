import { type Camera, type Point2, type Point3, project } from './projection.js';
import { between, el, linearGradient, num, type Stop } from './svg.js';

/** The start of a band, and cubic segments (two handles and an end) in the x-z plane, px. */
export interface Curve {
  readonly start: Point2;
  readonly segments: readonly (readonly [Point2, Point2, Point2])[];
}

interface Band {
  readonly camera: Camera;
  readonly curve: Curve;
  /** From this y … */
  readonly near: number;
  /** … to this one. */
  readonly far: number;
}

function at(band: Band, y: number, [x, z]: Point2): Point2 {
  const point: Point3 = [x, y, z];
  return project(band.camera, point);
}

const pair = ([x, y]: Point2): string => `${num(x)} ${num(y)}`;

function forwards(band: Band, y: number): string {
  return band.curve.segments
    .map((segment) => `C${segment.map((point) => pair(at(band, y, point))).join(' ')}`)
    .join('');
}

function backwards(band: Band, y: number): string {
  const ends = [band.curve.start, ...band.curve.segments.map((segment) => segment[2])];
  return band.curve.segments
    .map((segment, index) => {
      const points: Point2[] = [segment[1], segment[0], ends[index] ?? band.curve.start];
      return `C${points.map((point) => pair(at(band, y, point))).join(' ')}`;
    })
    .reverse()
    .join('');
}

function endOf(curve: Curve): Point2 {
  return curve.segments.at(-1)?.[2] ?? curve.start;
}

/** The outline of a strip that follows the curve and is as wide as near to far. */
function bandPath(band: Band): string {
  const turn = `L${pair(at(band, band.far, endOf(band.curve)))}`;
  return `M${pair(at(band, band.near, band.curve.start))}${forwards(band, band.near)}${turn}${backwards(band, band.far)}Z`;
}

/** One edge of the strip, as an open path: for the light that catches it. */
function edgePath(band: Band, y: number): string {
  return `M${pair(at(band, y, band.curve.start))}${forwards(band, y)}`;
}

/** A gradient that runs along the strip from its start to its end. */
export function alongBand(id: string, band: Band, stops: readonly Stop[]): string {
  return linearGradient(
    id,
    stops,
    between(at(band, band.near, band.curve.start), at(band, band.near, endOf(band.curve))),
  );
}

/** The strip with a soft shadow under it and a line of light on its near edge. */
export function drawBand(band: Band, paint: string, edge: string, thickness = 1.5, opacity = 1): string {
  const path = bandPath(band);
  return [
    el('path', { d: path, fill: '#1a2130', opacity: 0.09, transform: 'translate(-7 11)' }),
    el('path', { d: path, fill: '#1a2130', opacity: 0.12, transform: 'translate(-3 5)' }),
    el('path', { d: path, fill: paint, opacity: opacity === 1 ? undefined : opacity }),
    el('path', { d: edgePath(band, band.near), fill: 'none', stroke: edge, 'stroke-width': thickness }),
  ].join('');
}
