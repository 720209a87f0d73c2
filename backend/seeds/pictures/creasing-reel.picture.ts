import { alongBand, type Curve, drawBand } from './band.js';
import { channelFor, drawMagnifier } from './channel-magnifier.js';
import { colourOf, darker, lighter } from './colour.js';
import type { PictureSpec } from './picture-spec.js';
import { cameraFor } from './projection.js';
import { drawRoll, type Roll, rollDefs, rollShadow } from './roll.js';
import type { Scene } from './studio.js';
import type { Stop } from './svg.js';

function sideStops(colour: string): readonly Stop[] {
  return [
    [0, lighter(colour, 0.2)],
    [0.25, lighter(colour, 0.5)],
    [0.5, colour],
    [1, darker(colour, 0.45)],
  ];
}

const TAIL: Curve = {
  start: [0, 0],
  segments: [
    [
      [110, 0],
      [200, 2],
      [250, 10],
    ],
    [
      [280, 15],
      [300, 20],
      [330, 30],
    ],
  ],
};

const WIDTH = 74;
/** Px of the groove per mm of channel. */
const GROOVE = 5;

/** From where to where the channel runs over the width of the reel, px. */
function grooveOf(spec: PictureSpec): { near: number; far: number } {
  const width = channelFor(spec).width * GROOVE;
  return { near: (WIDTH - width) / 2, far: (WIDTH + width) / 2 };
}

function reelOf(spec: PictureSpec): Roll {
  const colour = colourOf(spec.color);
  const { near, far } = grooveOf(spec);
  return {
    radius: 150,
    coreRadius: 88,
    coreWall: 10,
    width: WIDTH,
    coreOverhang: 0,
    side: sideStops(colour),
    layers: [lighter(colour, 0.12), '#efe9da'],
    layerPitch: 10.4,
    core: ['#f1efea', '#a9a79f'],
    stripes: [{ from: near, to: far, paint: darker(colour, 0.62) }],
  };
}

function tailStops(colour: string): readonly Stop[] {
  return [
    [0.2, darker(colour, 0.2)],
    [0.5, lighter(colour, 0.3)],
    [0.7, colour],
    [1, lighter(colour, 0.15)],
  ];
}

/** Matrix by the metre: a reel with its channel all around, and a length drawn off. */
export function drawReel(spec: PictureSpec): Scene {
  const colour = colourOf(spec.color);
  const roll = reelOf(spec);
  const camera = cameraFor(
    [
      [-150, 0, 150],
      [0, WIDTH, 300],
      [330, 0, 0],
      [330, WIDTH, 20],
    ],
    1.4,
    [365, 315],
  );
  const tail = { camera, curve: TAIL, near: 0, far: WIDTH };
  const body = [
    rollShadow(camera, roll),
    drawBand(tail, 'url(#tail)', '#efe9da', 4),
    drawBand({ ...tail, ...grooveOf(spec) }, darker(colour, 0.62), lighter(colour, 0.4), 1),
    drawRoll(camera, roll),
  ];
  return {
    defs: rollDefs(camera, roll) + alongBand('tail', tail, tailStops(colour)),
    body: body.join(''),
    inset: drawMagnifier(spec),
  };
}
