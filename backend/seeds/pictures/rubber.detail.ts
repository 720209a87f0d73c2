import { dimension, extension, label } from './annotation.js';
import { colourOf } from './colour.js';
import { widthInMm } from './measures.js';
import type { PictureSpec } from './picture-spec.js';
import { pathOf, type Point2 } from './projection.js';
import { endOutline, HEIGHT_MM, type RubberBuild, texture } from './rubber-section.js';
import type { Scene } from './studio.js';
import { el, linearGradient, num } from './svg.js';

const SCALE = 19;
const MIDDLE = 400;
const BOARD_TOP = 360;
/** A 23.8 mm knife in an 18 mm board stands out this far, mm. */
const KNIFE_OUT = 5.8;
const KNIFE = 0.71;
/** Rubber keeps this far from the knife, mm, or it is cut itself. */
const CLEARANCE = 1.4;

function rubber(spec: PictureSpec, build: RubberBuild, left: number): string {
  const outline = endOutline(build, widthInMm(spec.size) * SCALE, HEIGHT_MM * SCALE);
  const d = pathOf(outline.map(([x, z]): Point2 => [left + x, BOARD_TOP - z]));
  const skin = el('path', {
    d,
    fill: colourOf(spec.color),
    stroke: '#1a2130',
    'stroke-opacity': 0.35,
    'stroke-width': 1.5,
  });
  return build === 'profile' ? skin : skin + el('path', { d, fill: 'url(#cells)' });
}

function dieBoard(): string {
  const half = (KNIFE * SCALE) / 2;
  const tip = BOARD_TOP - KNIFE_OUT * SCALE;
  const knife = `M${num(MIDDLE - half)} 512V${num(tip + 16)}L${MIDDLE} ${num(tip)}L${num(MIDDLE + half)} ${num(tip + 16)}V512Z`;
  const plies = [0, 1, 2, 3, 4].map((ply) =>
    el('rect', {
      x: 40,
      y: BOARD_TOP + ply * 30.4,
      width: 720,
      height: 30.4,
      fill: ply % 2 === 0 ? '#d8b98a' : '#c7a26e',
    }),
  );
  return plies.join('') + el('path', { d: knife, fill: 'url(#steel)' });
}

/** Rubber glued beside the knife of a cutting die, in section, with its width and height. */
export function drawRubberDetail(spec: PictureSpec, build: RubberBuild): Scene {
  const width = widthInMm(spec.size) * SCALE;
  const top = BOARD_TOP - HEIGHT_MM * SCALE;
  const right = MIDDLE + CLEARANCE * SCALE;
  const left = MIDDLE - CLEARANCE * SCALE - width;
  const end = right + width;
  const body = [
    dieBoard(),
    rubber(spec, build, left),
    rubber(spec, build, right),
    extension([right, top], [right, top - 52]),
    extension([end, top], [end, top - 52]),
    dimension([right, top - 38], [end, top - 38]),
    label(`${widthInMm(spec.size)} mm`, [right + width / 2, top - 54], { bold: true }),
    extension([end, top], [end + 40, top]),
    dimension([end + 28, top], [end + 28, BOARD_TOP]),
    label(`${HEIGHT_MM} mm`, [end + 40, (top + BOARD_TOP) / 2 + 8], { bold: true, anchor: 'start' }),
    label('cutting rule 23.8 mm', [MIDDLE - 20, 118]),
    extension([MIDDLE - 6, 132], [MIDDLE, BOARD_TOP - KNIFE_OUT * SCALE - 6]),
    label('die board 18 mm', [MIDDLE, 556]),
  ];
  const steel = linearGradient('steel', [
    [0, '#7c8794'],
    [0.4, '#e3e9ee'],
    [1, '#6c7683'],
  ]);
  return { defs: steel + texture(build, colourOf(spec.color)), body: body.join('') };
}
