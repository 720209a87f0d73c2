import { colourOf } from './colour.js';
import { type Bar, drawBar } from './extrusion.js';
import { widthInMm } from './measures.js';
import type { PictureSpec } from './picture-spec.js';
import { cameraFor, moveTransform } from './projection.js';
import { endOutline, HEIGHT_MM, PX_PER_MM, type RubberBuild, texture } from './rubber-section.js';
import { floorShadow, type Scene } from './studio.js';
import { el } from './svg.js';

const LENGTH = 330;
const GAP = 16;
/** How far each strip lies back, so that they look laid down by hand. */
const OFFSETS = [26, -14, 34, 0] as const;

/** Strips side by side, as they come out of the pack. */
export function drawRubberStrips(spec: PictureSpec, build: RubberBuild): Scene {
  const colour = colourOf(spec.color);
  const width = widthInMm(spec.size) * PX_PER_MM;
  const height = HEIGHT_MM * PX_PER_MM;
  const across = OFFSETS.length * (width + GAP) - GAP;
  const camera = cameraFor([
    [0, -14, 0],
    [across, 0, 0],
    [across, LENGTH, 0],
    [0, LENGTH, height],
  ]);
  const bar: Bar = {
    outline: endOutline(build, width, height),
    near: 0,
    far: LENGTH,
    colour,
    texture: build === 'profile' ? undefined : 'url(#cells)',
  };
  const strip = el('g', { id: 'strip' }, drawBar(camera, bar));
  const body = [
    floorShadow(camera, [across / 2 - 18, LENGTH / 2, 0], across * 0.72, LENGTH * 0.66),
    ...OFFSETS.map((near, index) =>
      el('use', { href: '#strip', transform: moveTransform(camera, [index * (width + GAP), near, 0]) }),
    ),
  ];
  return { defs: texture(build, colour) + strip, body: body.join('') };
}
