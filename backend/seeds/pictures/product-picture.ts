import { lookOf } from './looks.js';
import { sizeLabel } from './measures.js';
import type { PictureSpec } from './picture-spec.js';
import { studioPicture } from './studio.js';
import { type Picture, slug } from './svg.js';

function nameOf({ category, size, variant, color }: PictureSpec, view?: 'detail'): string {
  return `${slug(category, size, variant, color, view ?? '')}.svg`;
}

function titleOf({ category, color, size, variant }: PictureSpec): string {
  return [category.replaceAll('-', ' '), color, sizeLabel(size), variant.replace('-', ' ')]
    .filter((part) => part !== '')
    .join(', ');
}

/**
 * The studio picture of a product, 4:3. Pure: the same spec makes the same text, and its file name is made of the spec
 * (`hot-stamping-coding-ribbon-1-inch-100-yd-black.svg`).
 */
export function drawProductPicture(spec: PictureSpec): Picture {
  return { name: nameOf(spec), svg: studioPicture(titleOf(spec), lookOf(spec).product(spec)) };
}

/** The second view: the product in section or flat, with its measures drawn and named (`…-detail.svg`). */
export function drawDetailPicture(spec: PictureSpec): Picture {
  return { name: nameOf(spec, 'detail'), svg: studioPicture(`${titleOf(spec)}: measures`, lookOf(spec).detail(spec)) };
}
