import { channelFor, drawMagnifier } from './channel-magnifier.js';
import { halfWidth, SECTION, shoulder } from './channel-profile.js';
import { colourOf } from './colour.js';
import { type Bar, drawBar } from './extrusion.js';
import type { PictureSpec } from './picture-spec.js';
import { cameraFor, moveTransform, type Point2 } from './projection.js';
import { floorShadow, type Scene } from './studio.js';
import { el } from './svg.js';

/** Px per mm across a strip; heights are drawn taller than they are, or a channel of half a millimetre would not show. */
const ACROSS = 10.5;
const UPWARDS = 22;
const LENGTH = 360;
const BASE = SECTION.base * UPWARDS;
const OFFSETS = [40, -6, 54, 12, 0] as const;

/** The bodies of one strip whose middle is at x = 0: base film, the shoulders on each side, and the locator in the channel. */
function stripBars(spec: PictureSpec): readonly Bar[] {
  const channel = channelFor(spec);
  const colour = colourOf(spec.color);
  const reach = { near: 0, far: LENGTH };
  const half = halfWidth(channel) * ACROSS;
  const inner = (channel.width / 2) * ACROSS;
  const box = (from: number, to: number, low: number, high: number): readonly Point2[] => [
    [from, low],
    [to, low],
    [to, high],
    [from, high],
  ];
  const rise = (side: 1 | -1): readonly Point2[] => {
    const points = shoulder(channel, side).map(([px, py]): Point2 => [px * ACROSS, BASE - py * UPWARDS]);
    return side === 1 ? [...points].reverse() : points;
  };
  return [
    { ...reach, outline: box(-half, half, 0, BASE), colour: '#d9d3c2' },
    { ...reach, outline: rise(-1), colour },
    { ...reach, outline: box(-inner, inner, BASE, BASE + 1.5), colour: '#3a424e' },
    { ...reach, outline: rise(1), colour },
    {
      ...reach,
      outline: box(-inner * 0.72, inner * 0.72, BASE, BASE + channel.height * UPWARDS + 3),
      colour: '#eef3f7',
    },
  ];
}

/** Strips as they come out of the box, side by side, their ends showing the channel. */
export function drawStrips(spec: PictureSpec): Scene {
  const pitch = halfWidth(channelFor(spec)) * 2 * ACROSS + 12;
  const across = pitch * OFFSETS.length;
  const camera = cameraFor(
    [
      [0, -6, 0],
      [across, 0, 0],
      [across, LENGTH, 0],
      [0, LENGTH + 40, 10],
    ],
    1.4,
    [385, 335],
  );
  const strip = el('g', { id: 'strip' }, ...stripBars(spec).map((bar) => drawBar(camera, bar)));
  const body = [
    floorShadow(camera, [across / 2 - 14, LENGTH / 2, 0], across * 0.68, LENGTH * 0.62, 0.9),
    ...OFFSETS.map((near, index) => {
      const transform = moveTransform(camera, [(index + 0.5) * pitch, near, 0]);
      return el('use', { href: '#strip', transform });
    }),
  ];
  return { defs: strip, body: body.join(''), inset: drawMagnifier(spec) };
}
