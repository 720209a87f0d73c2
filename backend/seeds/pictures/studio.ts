import { type Camera, type Point3, planeTransform } from './projection.js';
import { CANVAS, el, linearGradient, radialGradient, svgDocument } from './svg.js';

const BACKDROP = [
  linearGradient(
    'wall',
    [
      [0, '#dfe3e9'],
      [0.5, '#eceff3'],
      [1, '#d0d6de'],
    ],
    { x1: 0, y1: 0, x2: 0, y2: 1 },
  ),
  radialGradient(
    'lamp',
    [
      [0, '#ffffff', 0.85],
      [1, '#ffffff', 0],
    ],
    { cx: 0.42, cy: 0.4, r: 0.6 },
  ),
  radialGradient(
    'shade',
    [
      [0, '#1a2130', 0.6],
      [0.45, '#1a2130', 0.36],
      [0.76, '#1a2130', 0.09],
      [1, '#1a2130', 0],
    ],
    { cx: 0.5, cy: 0.5, r: 0.5 },
  ),
].join('');

function fill(paint: string): string {
  return el('rect', { width: CANVAS.width, height: CANVAS.height, fill: paint });
}

/** The contents of the studio: gradients, patterns and shapes. */
export interface Scene {
  readonly defs: string;
  readonly body: string;
  /** A close-up in the corner, left out where several scenes share a picture. */
  readonly inset?: string;
}

/** A scene in the light studio: the same backdrop and lamp for every picture, so that a grid of them is calm. */
export function studioPicture(title: string, { defs, body, inset = '' }: Scene): string {
  return svgDocument(title, BACKDROP + defs, fill('url(#wall)') + fill('url(#lamp)') + body + inset);
}

/** The shadow's paint is the studio's own; all other ids of a scene are its own. */
function namespaced(text: string, prefix: string): string {
  return text.replaceAll(/(id="|url\(#|href="#)(?!shade)/g, `$1${prefix}`);
}

/** Several scenes in one picture, those behind first, each moved by x and y px and scaled. */
export function arrange(placed: readonly { scene: Scene; x: number; y: number; scale: number }[]): Scene {
  const defs = placed.map(({ scene }, index) => namespaced(scene.defs, `s${index}`)).join('');
  const body = placed.map(({ scene, x, y, scale }, index) =>
    el('g', { transform: `translate(${x} ${y}) scale(${scale})` }, namespaced(scene.body, `s${index}`)),
  );
  return { defs, body: body.join('') };
}

/** A soft shadow on the floor around `at`, reaching `alongX` and `alongY` px; made of a gradient, as blur is slow. */
export function floorShadow(camera: Camera, at: Point3, alongX: number, alongY: number, opacity = 1): string {
  const transform = planeTransform(camera, 'floor', at);
  return el('ellipse', { rx: alongX, ry: alongY, transform, fill: 'url(#shade)', opacity });
}
