import { dimension, extension, label } from './annotation.js';
import { channelFor } from './channel-magnifier.js';
import { drawSection, halfWidth, SECTION } from './channel-profile.js';
import { colourOf } from './colour.js';
import type { PictureSpec } from './picture-spec.js';
import type { Scene } from './studio.js';
import { el, linearGradient, num } from './svg.js';

const MIDDLE = 400;
const GROUND = 420;
const POINT_IN_MM = 0.355;

/** Crease rule, in printer's points, that the channel is made for: 3 pt from 2 mm of channel, else 2 pt. */
function rulePoints(channelWidth: number): number {
  return channelWidth > 2 ? 3 : 2;
}

interface View {
  readonly height: number;
  readonly width: number;
  readonly scale: number;
  /** Width of the crease rule, mm. */
  readonly rule: number;
}

/** The board over the channel, pressed down by the rule. */
function boardAndRule({ height, width, scale, rule }: View): string {
  const crown = GROUND - height * scale;
  const board = height * scale;
  const press = board * 0.5;
  const reach = (width / 2 + SECTION.shoulder + 0.6) * scale;
  const half = (rule * scale) / 2;
  const lip = (width / 2) * scale;
  const top = crown - board;
  const sag = (y: number, inner: number, outer: number): string =>
    `L${num(MIDDLE - outer)} ${num(y)}C${num(MIDDLE - outer + 8)} ${num(y)} ${num(MIDDLE - inner - 4)} ${num(y + press)} ${num(MIDDLE - inner)} ${num(y + press)}H${num(MIDDLE + inner)}C${num(MIDDLE + inner + 4)} ${num(y + press)} ${num(MIDDLE + outer - 8)} ${num(y)} ${num(MIDDLE + outer)} ${num(y)}`;
  const upper = `M${num(MIDDLE - reach)} ${num(top)}${sag(top, half, lip + 6)}H${num(MIDDLE + reach)}`;
  const under = `V${num(crown)}H${num(MIDDLE + lip)}C${num(MIDDLE + lip)} ${num(crown + press)} ${num(MIDDLE + half)} ${num(crown + press)} ${num(MIDDLE)} ${num(crown + press)}S${num(MIDDLE - lip)} ${num(crown + press)} ${num(MIDDLE - lip)} ${num(crown)}H${num(MIDDLE - reach)}Z`;
  const tip = top + press;
  return [
    el('path', { d: upper + under, fill: '#e9dcc0', stroke: '#a8946a', 'stroke-width': 2 }),
    el('path', {
      d: `M${num(MIDDLE - half)} 110H${num(MIDDLE + half)}V${num(tip - half)}A${num(half)} ${num(half)} 0 0 1 ${num(MIDDLE - half)} ${num(tip - half)}Z`,
      fill: 'url(#steel)',
    }),
  ].join('');
}

function measures(view: View): string {
  const { height, width, scale } = view;
  const inner = (width / 2) * scale;
  const crown = GROUND - height * scale;
  const edge = MIDDLE + halfWidth(view) * scale;
  const below = GROUND + 84;
  return [
    extension([MIDDLE - inner, GROUND], [MIDDLE - inner, below + 12]),
    extension([MIDDLE + inner, GROUND], [MIDDLE + inner, below + 12]),
    dimension([MIDDLE - inner, below], [MIDDLE + inner, below]),
    label(`channel ${width.toFixed(1)} mm`, [MIDDLE, below + 40], { bold: true }),
    extension([MIDDLE + inner + SECTION.shoulder * scale, crown], [edge + 34, crown]),
    extension([edge, GROUND], [edge + 34, GROUND]),
    dimension([edge + 22, crown], [edge + 22, GROUND]),
    label(`${height.toFixed(1)} mm`, [edge + 22, crown - 38], { bold: true }),
  ].join('');
}

/** The channel in section with board and crease rule, drawn to scale, its two measures named. */
export function drawCreasingDetail(spec: PictureSpec): Scene {
  const channel = channelFor(spec);
  const points = rulePoints(channel.width);
  const scale = Math.min(78, 290 / halfWidth(channel));
  const view = { ...channel, scale, rule: points * POINT_IN_MM };
  const body = [
    el('g', { transform: `translate(${MIDDLE} ${GROUND})` }, drawSection(channel, colourOf(spec.color), scale)),
    boardAndRule(view),
    measures(view),
    label(`${points} pt crease rule`, [MIDDLE, 86]),
    label('board', [MIDDLE - (channel.width / 2 + SECTION.shoulder) * scale, GROUND - 2 * channel.height * scale - 16]),
  ];
  const steel = linearGradient('steel', [
    [0, '#7c8794'],
    [0.35, '#e3e9ee'],
    [1, '#6c7683'],
  ]);
  return { defs: steel, body: body.join('') };
}
