import { alongBand, type Curve, drawBand } from './band.js';
import { colourOf, darker, lighter } from './colour.js';
import { widthInMm } from './measures.js';
import type { PictureSpec } from './picture-spec.js';
import { cameraFor } from './projection.js';
import { drawRoll, type Roll, rollDefs, rollShadow } from './roll.js';
import { PX_PER_MM } from './rubber-section.js';
import type { Scene } from './studio.js';

const TAIL: Curve = {
  start: [0, 0],
  segments: [
    [
      [110, 0],
      [180, 0],
      [235, 4],
    ],
    [
      [265, 6],
      [295, 10],
      [320, 15],
    ],
  ],
};

/** Rubber by the metre: a coil with a thick end. */
export function drawRubberCoil(spec: PictureSpec): Scene {
  const colour = colourOf(spec.color);
  const roll: Roll = {
    radius: 150,
    coreRadius: 62,
    coreWall: 8,
    width: widthInMm(spec.size) * PX_PER_MM,
    coreOverhang: 0,
    side: [
      [0, lighter(colour, 0.2)],
      [0.25, lighter(colour, 0.38)],
      [0.6, colour],
      [1, darker(colour, 0.5)],
    ],
    layers: [lighter(colour, 0.14), darker(colour, 0.38)],
    layerPitch: 17.6,
    core: ['#dcbf96', '#94734b'],
  };
  const camera = cameraFor([
    [-150, 0, 150],
    [0, roll.width, 300],
    [320, 0, 0],
    [320, roll.width, 15],
  ]);
  const tail = { camera, curve: TAIL, near: 0, far: roll.width };
  const defs =
    rollDefs(camera, roll) +
    alongBand('tail', tail, [
      [0.2, darker(colour, 0.15)],
      [0.6, lighter(colour, 0.3)],
      [1, colour],
    ]);
  const body = [
    rollShadow(camera, roll),
    drawBand(tail, 'url(#tail)', darker(colour, 0.25), 13),
    drawRoll(camera, roll),
  ];
  return { defs: defs, body: body.join('') };
}
