import { type Channel, drawSection, halfWidth } from './channel-profile.js';
import { colourOf, lighter } from './colour.js';
import { channelOf, sizeLabel } from './measures.js';
import type { PictureSpec } from './picture-spec.js';
import { el } from './svg.js';

/** Drawn where a size names no channel. */
const USUAL: Channel = { height: 0.5, width: 1.5 };

export function channelFor(spec: PictureSpec): Channel {
  return channelOf(spec.size) ?? USUAL;
}

/** A round window on the section, with the size under it, in the corner of the picture. */
export function drawMagnifier(spec: PictureSpec): string {
  const channel = channelFor(spec);
  const colour = colourOf(spec.color);
  const scale = Math.min(22, 86 / halfWidth(channel));
  const label = { y: 52, 'text-anchor': 'middle', 'font-family': 'Arial,Helvetica,sans-serif', 'font-size': 22 };
  return el(
    'g',
    { transform: 'translate(664 138)' },
    el('circle', { r: 112, fill: '#1a2130', opacity: 0.12, cx: -4, cy: 8 }),
    el('circle', { r: 110, fill: '#fdfdfc', stroke: lighter(colour, 0.25), 'stroke-width': 5 }),
    drawSection(channel, colour, scale),
    el('text', { ...label, 'font-weight': 700, fill: '#2b3340' }, sizeLabel(spec.size)),
  );
}
