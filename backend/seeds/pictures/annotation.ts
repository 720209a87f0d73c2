import type { Point2 } from './projection.js';
import { el, escapeText, num } from './svg.js';

const INK = '#2b3340';
const FONT = { 'font-family': 'Arial,Helvetica,sans-serif', fill: INK };

export function label(
  text: string,
  [x, y]: Point2,
  options: { size?: number; bold?: boolean; anchor?: string } = {},
): string {
  const { size = 23, bold = false, anchor = 'middle' } = options;
  const weight = bold ? 700 : undefined;
  return el(
    'text',
    { x: num(x), y: num(y), 'font-size': size, 'font-weight': weight, 'text-anchor': anchor, ...FONT },
    escapeText(text),
  );
}

function arrowHead([x, y]: Point2, [dx, dy]: Point2): string {
  const size = 11;
  const half = 4.5;
  const left: Point2 = [x - dx * size - dy * half, y - dy * size + dx * half];
  const right: Point2 = [x - dx * size + dy * half, y - dy * size - dx * half];
  return `M${num(x)} ${num(y)}L${left.map(num).join(' ')}L${right.map(num).join(' ')}Z`;
}

/** A drawn measure between two points of one line, as on a workshop drawing: arrows at both ends, or outside if too tight. */
export function dimension(from: Point2, to: Point2): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const way: Point2 = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const tight = length < 34;
  const out = tight ? 26 : 0;
  const back: Point2 = [-way[0], -way[1]];
  const start: Point2 = [from[0] - way[0] * out, from[1] - way[1] * out];
  const end: Point2 = [to[0] + way[0] * out, to[1] + way[1] * out];
  const heads = tight ? arrowHead(from, way) + arrowHead(to, back) : arrowHead(from, back) + arrowHead(to, way);
  return [
    el('path', {
      d: `M${start.map(num).join(' ')}L${end.map(num).join(' ')}`,
      stroke: INK,
      'stroke-width': 2,
      fill: 'none',
    }),
    el('path', { d: heads, fill: INK }),
  ].join('');
}

/** A thin line from the thing to its measure. */
export function extension(from: Point2, to: Point2): string {
  const d = `M${from.map(num).join(' ')}L${to.map(num).join(' ')}`;
  return el('path', { d, stroke: '#5d6878', 'stroke-width': 1.3, 'stroke-dasharray': '5 4', fill: 'none' });
}

/** A layer of a tape or ribbon, from top to bottom; `share` is its part of the stack's height. */
export interface Layer {
  readonly name: string;
  readonly colour: string;
  readonly share: number;
}

/** The layers of a thin thing, cut through and hugely enlarged, each with its name to the right. */
export function layerStack(layers: readonly Layer[], [left, top]: Point2, width: number, height: number): string {
  const total = layers.reduce((sum, layer) => sum + layer.share, 0);
  let y = top;
  return layers
    .map((layer) => {
      const tall = (layer.share / total) * height;
      const middle = y + tall / 2;
      const box = {
        x: left,
        y: num(y),
        width,
        height: num(tall),
        fill: layer.colour,
        stroke: '#1a2130',
        'stroke-opacity': 0.25,
      };
      y += tall;
      return [
        el('rect', box),
        extension([left + width, middle], [left + width + 34, middle]),
        label(layer.name, [left + width + 44, middle + 7], { size: 21, anchor: 'start' }),
      ].join('');
    })
    .join('');
}
