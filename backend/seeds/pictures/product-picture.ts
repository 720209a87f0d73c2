import { lookOf } from './looks.js';
import { sizeLabel } from './measures.js';
import type { PictureSpec } from './picture-spec.js';
import { arrange, studioPicture } from './studio.js';
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

/** The places of up to three products in one picture, those behind first. */
const PLACES: readonly (readonly { x: number; y: number; scale: number }[])[] = [
  [{ x: 0, y: 0, scale: 1 }],
  [
    { x: 285, y: -10, scale: 0.68 },
    { x: -45, y: 118, scale: 0.8 },
  ],
  [
    { x: 330, y: 0, scale: 0.6 },
    { x: -12, y: 10, scale: 0.6 },
    { x: 150, y: 170, scale: 0.7 },
  ],
];

function groupOf(title: string, specs: readonly PictureSpec[]): string {
  const places = PLACES[Math.min(specs.length, PLACES.length) - 1] ?? [];
  const placed = places.flatMap((place, index) => {
    const spec = specs[index];
    return spec === undefined ? [] : [{ ...place, scene: lookOf(spec).product(spec) }];
  });
  return studioPicture(title, arrange(placed));
}

/** The picture of a category, of up to three of its products: `category-<slug>.svg`. */
export function drawCategoryPicture(
  category: { name: string; displayName: string },
  specs: readonly PictureSpec[],
): Picture {
  return { name: `category-${slug(category.name)}.svg`, svg: groupOf(category.displayName, specs) };
}

/** The picture of a product type for the tiles of the home page: `home-<product type>.svg`. */
export function drawHomePicture(productType: string, specs: readonly PictureSpec[]): Picture {
  return { name: `home-${slug(productType)}.svg`, svg: groupOf(productType, specs) };
}
