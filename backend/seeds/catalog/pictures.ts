import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../../src/platform/config/paths.js';
import type { ProductDraft } from './seed-catalog.types.js';

const FOLDER = join(PROJECT_ROOT, 'backend/seeds/pictures');

const addressOf = (...parts: readonly string[]): string => `/media/${slug(...parts)}.svg`;

/**
 * Addresses of the studio picture and of the drawing with measures. Products that differ in neither size, variant nor
 * colour share them.
 */
export function productPictures(
  category: string,
  { size, variant, color }: Pick<ProductDraft, 'size' | 'variant' | 'color'>,
): readonly string[] {
  return [addressOf(category, size, variant, color), addressOf(category, size, variant, color, 'detail')];
}

export const categoryPicture = (category: string): string => addressOf('category', category);

/** Every picture of the demo shop by its file name: pictures of the catalogue and tiles of the home page. */
export async function readPictures(): Promise<ReadonlyMap<string, Buffer>> {
  const names = await readdir(FOLDER);
  return new Map(await Promise.all(names.map(async (name) => [name, await readFile(join(FOLDER, name))] as const)));
}

/** `0.4x1.5-mm` and `Hot Red` become `0-4x1-5-mm` and `hot-red`: safe as a file name and in a URL. */
function slug(...parts: readonly string[]): string {
  return parts
    .filter((part) => part !== '')
    .join('-')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
