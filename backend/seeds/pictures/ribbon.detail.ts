import { dimension, extension, label, type Layer, layerStack } from './annotation.js';
import { colourOf, darker, lighter } from './colour.js';
import { lengthInMetres, sizeLabel, widthInMm } from './measures.js';
import type { PictureSpec } from './picture-spec.js';
import { type Finish, sideStops } from './ribbon-finish.js';
import type { Scene } from './studio.js';
import { el, linearGradient } from './svg.js';

function layersOf(finish: Finish, colour: string): readonly Layer[] {
  const ink = { name: 'ink', colour, share: 3 };
  if (finish === 'foil')
    return [
      { name: 'polyester carrier', colour: '#dfe8ee', share: 5 },
      { name: 'release coat', colour: '#f6efd9', share: 1.6 },
      { ...ink, name: 'pigment layer' },
      { name: 'heat-seal size coat', colour: '#e9d9b5', share: 1.6 },
    ];
  if (finish === 'film')
    return [
      { name: 'back coating', colour: '#c3ccd6', share: 1.6 },
      { name: 'polyester film, 4.5 µm', colour: '#e6edf2', share: 4.5 },
      { name: 'release layer', colour: '#f6efd9', share: 1.6 },
      ink,
    ];
  return [
    { name: 'satin face, takes the print', colour: lighter(colour, 0.4), share: 3 },
    { name: 'woven polyester', colour, share: 5 },
    { name: 'matt back', colour: darker(colour, 0.25), share: 2 },
  ];
}

function lengthText(variant: string): string | undefined {
  const metres = lengthInMetres(variant);
  if (metres === undefined) return undefined;
  return variant.endsWith('yd')
    ? `${variant.replace('-', ' ')} = ${metres.toFixed(1)} m on the roll`
    : `${metres} m on the roll`;
}

const SWATCH = { left: 64, right: 590, middle: 170 } as const;

function weave(): string {
  const threads = el('path', { d: 'M0 0H8M0 4H8', stroke: '#fff', 'stroke-opacity': 0.22, 'stroke-width': 1.4 });
  return el(
    'pattern',
    { id: 'weave', width: 8, height: 8, patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(24)' },
    threads,
  );
}

/** A piece of the ribbon with its width, and what it is made of. */
export function drawRibbonDetail(spec: PictureSpec, finish: Finish): Scene {
  const colour = colourOf(spec.color);
  const width = widthInMm(spec.size);
  const tall = width > 30 ? 130 + width * 0.7 : width * 6.6;
  const [top, bottom] = [SWATCH.middle - tall / 2, SWATCH.middle + tall / 2];
  const box = { x: SWATCH.left, y: top, width: SWATCH.right - SWATCH.left, height: tall };
  const length = lengthText(spec.variant);
  const body = [
    el('rect', { ...box, fill: '#1a2130', opacity: 0.16, transform: 'translate(-7 10)' }),
    el('rect', { ...box, fill: 'url(#side)' }),
    finish === 'satin' ? el('rect', { ...box, fill: 'url(#weave)' }) : '',
    extension([SWATCH.right, top], [SWATCH.right + 36, top]),
    extension([SWATCH.right, bottom], [SWATCH.right + 36, bottom]),
    dimension([SWATCH.right + 24, top], [SWATCH.right + 24, bottom]),
    label(`${width} mm`, [SWATCH.right + 42, SWATCH.middle + 8], { bold: true, anchor: 'start' }),
    spec.size.endsWith('inch')
      ? label(sizeLabel(spec.size), [SWATCH.right + 42, SWATCH.middle + 36], { size: 20, anchor: 'start' })
      : '',
    length === undefined ? '' : label(length, [(SWATCH.left + SWATCH.right) / 2, 330]),
    layerStack(layersOf(finish, colour), [SWATCH.left, 382], 330, 160),
  ];
  const sheen = linearGradient('side', sideStops(colour, finish), { x1: 0, y1: 0, x2: 0.35, y2: 1 });
  return { defs: sheen + (finish === 'satin' ? weave() : ''), body: body.join('') };
}
