import { alongBand, type Curve, drawBand } from './band.js';
import { brightness, colourOf, lighter } from './colour.js';
import { lengthInMetres, widthInMm } from './measures.js';
import type { PictureSpec } from './picture-spec.js';
import { type Camera, cameraFor, planeTransform } from './projection.js';
import { type Finish, layersOf, sideStops, tailStops } from './ribbon-finish.js';
import { drawRoll, type Roll, rollDefs, rollShadow } from './roll.js';
import type { Scene } from './studio.js';
import { el } from './svg.js';

const CORES = {
  foil: ['#f6f6f4', '#b9bdc4'],
  film: ['#d9b98c', '#8f6c43'],
  satin: ['#e9dfcd', '#a8977b'],
} as const;

const WIDE_MM = 30;
/** Rolls shorter and longer than this show it. */
const SHORT_M = 50;
const LONG_M = 120;

function radiusFor(metres: number): number {
  if (metres < SHORT_M) return 116;
  return metres > LONG_M ? 158 : 142;
}

function rollOf(spec: PictureSpec, finish: Finish): Roll {
  const width = widthInMm(spec.size);
  const wide = width > WIDE_MM;
  const radius = wide ? 96 : radiusFor(lengthInMetres(spec.variant) ?? 100);
  const coreRadius = wide ? 46 : finish === 'satin' ? 62 : 56;
  return {
    radius,
    coreRadius,
    coreWall: finish === 'foil' ? 13 : 9,
    width: wide ? width * 3.1 : width * 5.6,
    coreOverhang: wide ? 14 : 0,
    side: sideStops(colourOf(spec.color), finish),
    layers: layersOf(colourOf(spec.color), finish),
    layerPitch: finish === 'satin' ? 7.5 : 5.6,
    core: CORES[finish],
  };
}

function tailCurve(finish: Finish): Curve {
  if (finish === 'satin')
    return {
      start: [0, 0],
      segments: [
        [
          [70, 0],
          [110, 0],
          [150, 16],
        ],
        [
          [185, 30],
          [205, 34],
          [235, 10],
        ],
        [
          [255, -6],
          [285, 2],
          [305, 16],
        ],
      ],
    };
  return {
    start: [0, 0],
    segments: [
      [
        [90, 0],
        [160, 0],
        [215, 5],
      ],
      [
        [245, 8],
        [275, 13],
        [300, 22],
      ],
    ],
  };
}

/** A pouch that carries a date in the ribbon's ink: what a coding ribbon is for. */
function codedPouch(camera: Camera, colour: string): string {
  const paper = brightness(colour) > 0.66 ? '#39424f' : '#fdfdfb';
  const at = planeTransform(camera, 'floor', [-150, -70, 0]);
  const text = { 'font-family': 'Arial,Helvetica,sans-serif', 'font-weight': 700, fill: colour };
  return el(
    'g',
    { transform: at },
    el('rect', { x: -6, y: 8, width: 196, height: 84, rx: 6, fill: '#1a2130', opacity: 0.14 }),
    el('rect', { width: 196, height: 84, rx: 6, fill: paper }),
    el('rect', { width: 9, height: 84, fill: '#1a2130', opacity: 0.08 }),
    el('text', { x: 24, y: 39, 'font-size': 22, ...text }, 'EXP 09 2027'),
    el('text', { x: 24, y: 68, 'font-size': 20, ...text }, 'LOT 4821 B'),
  );
}

/** A ribbon on its core with a tail, in the right colour and as wide as its size says. */
export function drawRibbon(spec: PictureSpec, finish: Finish): Scene {
  const colour = colourOf(spec.color);
  const roll = rollOf(spec, finish);
  const camera = cameraFor([
    [-roll.radius, 0, roll.radius],
    [0, roll.width, 2 * roll.radius],
    [300, 0, 0],
    [300, roll.width, 20],
    finish === 'foil' ? [-150, -150, 0] : [0, -30, 0],
  ]);
  const tail = { camera, curve: tailCurve(finish), near: 0, far: roll.width };
  const defs = rollDefs(camera, roll) + alongBand('tail', tail, tailStops(colour, finish, spec.category));
  const body = [
    rollShadow(camera, roll),
    finish === 'foil' ? codedPouch(camera, colour) : '',
    drawBand(tail, 'url(#tail)', lighter(colour, 0.35)),
    drawRoll(camera, roll),
  ];
  return { defs: defs, body: body.join('') };
}
