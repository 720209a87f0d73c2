import { alongBand, type Curve, drawBand } from './band.js';
import { brightness, colourOf, darker, lighter } from './colour.js';
import { lengthInMetres, widthInMm } from './measures.js';
import type { PictureSpec } from './picture-spec.js';
import { cameraFor } from './projection.js';
import { drawRoll, type Roll, rollDefs, rollShadow } from './roll.js';
import type { Scene } from './studio.js';
import type { Stop } from './svg.js';

export type TapeBuild = 'tissue' | 'foam' | 'film';

/** The paper or film that is pulled off, and how thick the tape shows. */
const BUILD = {
  tissue: { liner: '#f3ead2', pitch: 6.4, thickness: 1.5, opacity: 0.62 },
  foam: { liner: '#dfe8ee', pitch: 13, thickness: 8, opacity: 1 },
  film: { liner: '#cf3a40', pitch: 6.4, thickness: 1.5, opacity: 0.55 },
} as const;

function sideStops(colour: string): readonly Stop[] {
  return [
    [0, lighter(colour, 0.3)],
    [0.2, lighter(colour, 0.65)],
    [0.36, lighter(colour, 0.1)],
    [0.65, colour],
    [0.88, darker(colour, 0.25)],
    [1, darker(colour, 0.4)],
  ];
}

function rollOf(spec: PictureSpec, build: TapeBuild): Roll {
  const { liner, pitch } = BUILD[build];
  const tape = colourOf(spec.color);
  const long = (lengthInMetres(spec.variant) ?? 50) > 40;
  return {
    radius: long ? 148 : 132,
    coreRadius: 84,
    coreWall: 13,
    width: widthInMm(spec.size) * 8.2,
    coreOverhang: 0,
    side: sideStops(liner),
    layers: [
      build === 'foam' ? tape : lighter(liner, 0.2),
      darker(build === 'foam' ? tape : liner, build === 'foam' ? 0.16 : 0.05),
    ],
    layerPitch: pitch,
    core: ['#dcbf96', '#94734b'],
  };
}

const LINER: Curve = {
  start: [0, 0],
  segments: [
    [
      [100, 0],
      [180, 0],
      [230, 2],
    ],
    [
      [265, 3],
      [300, 7],
      [345, 9],
    ],
  ],
};
const TAPE: Curve = {
  start: [0, 2],
  segments: [
    [
      [60, 2],
      [110, 4],
      [145, 16],
    ],
    [
      [190, 32],
      [215, 58],
      [262, 62],
    ],
  ],
};

/** Double face tape: the liner lies on the floor, the adhesive lifts off it. */
export function drawTape(spec: PictureSpec, build: TapeBuild): Scene {
  const { liner, thickness, opacity } = BUILD[build];
  const roll = rollOf(spec, build);
  const tape = build === 'foam' ? colourOf(spec.color) : '#e4ecf1';
  const camera = cameraFor([
    [-roll.radius, 0, roll.radius],
    [0, roll.width, 2 * roll.radius],
    [345, 0, 0],
    [345, roll.width, 9],
  ]);
  const paper = { camera, curve: LINER, near: 0, far: roll.width };
  const lifted = { camera, curve: TAPE, near: 0, far: roll.width };
  const paperStops: readonly Stop[] = [
    [0.2, darker(liner, 0.12)],
    [0.6, lighter(liner, 0.35)],
    [1, liner],
  ];
  const sheen = brightness(tape) < 0.3 ? 0.25 : 0.75;
  const tapeStops: readonly Stop[] = [
    [0.1, darker(tape, 0.14)],
    [0.5, lighter(tape, sheen)],
    [0.75, darker(tape, 0.08)],
    [1, lighter(tape, sheen)],
  ];
  const defs = rollDefs(camera, roll) + alongBand('paper', paper, paperStops) + alongBand('tape', lifted, tapeStops);
  const body = [
    rollShadow(camera, roll),
    drawBand(paper, 'url(#paper)', lighter(liner, 0.5)),
    drawBand(lifted, 'url(#tape)', build === 'foam' ? darker(tape, 0.2) : '#ffffff', thickness, opacity),
    drawRoll(camera, roll),
  ];
  return { defs: defs, body: body.join('') };
}
