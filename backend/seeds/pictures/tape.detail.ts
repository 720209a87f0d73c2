import { dimension, extension, label, type Layer, layerStack } from './annotation.js';
import { colourOf, lighter } from './colour.js';
import { lengthInMetres, widthInMm } from './measures.js';
import type { PictureSpec } from './picture-spec.js';
import type { Scene } from './studio.js';
import type { TapeBuild } from './tape.picture.js';

const GLUE = '#d9e8f2';

function layersOf(build: TapeBuild, colour: string): readonly Layer[] {
  const adhesive = { name: 'adhesive', colour: GLUE, share: 2.4 };
  if (build === 'foam')
    return [
      adhesive,
      { name: 'closed-cell foam', colour, share: 9 },
      adhesive,
      { name: 'release liner', colour: '#f1f4f6', share: 1.6 },
    ];
  if (build === 'film')
    return [
      { ...adhesive, name: 'high-tack acrylic', share: 3.4 },
      { name: 'clear polyester film', colour: '#f4f8fa', share: 1.6 },
      { ...adhesive, name: 'high-tack acrylic', share: 3.4 },
      { name: 'red film liner', colour: '#cf3a40', share: 2 },
    ];
  return [
    adhesive,
    { name: 'tissue carrier', colour: lighter('#e9dfc6', 0.3), share: 2 },
    adhesive,
    { name: 'siliconised paper liner', colour: '#efe3c4', share: 2.6 },
  ];
}

function lengthText(variant: string, metres: number): string {
  return variant.endsWith('yd')
    ? `${variant.replace('-', ' ')} = ${metres.toFixed(0)} m on the roll`
    : `${metres} m on the roll`;
}

/** The tape cut through: its layers, its width, its length. */
export function drawTapeDetail(spec: PictureSpec, build: TapeBuild): Scene {
  const width = widthInMm(spec.size) * 30;
  const left = 72;
  const tall = build === 'foam' ? 300 : 240;
  const top = 310 - tall / 2;
  const metres = lengthInMetres(spec.variant);
  const body = [
    extension([left, top], [left, top - 62]),
    extension([left + width, top], [left + width, top - 62]),
    dimension([left, top - 48], [left + width, top - 48]),
    label(`${widthInMm(spec.size)} mm`, [left + width / 2, top - 64], { bold: true }),
    layerStack(layersOf(build, colourOf(spec.color)), [left, top], width, tall),
    metres === undefined ? '' : label(lengthText(spec.variant, metres), [400, 540]),
  ];
  return { defs: '', body: body.join('') };
}
