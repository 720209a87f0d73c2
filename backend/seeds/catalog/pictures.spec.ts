import { beforeAll, describe, expect, it } from '@jest/globals';
import { PRODUCT_TYPES } from '@shop/contract/catalog';
import { demoCatalog } from './demo-catalog.js';
import { readPictures } from './pictures.js';

const { products, categories } = demoCatalog();
const MAX_TOTAL_BYTES = 2_000_000;

/** Every element is closed in the order in which it was opened. */
function unclosedElements(svg: string): string[] {
  const open: string[] = [];
  for (const [, closing, name, selfClosing] of svg.matchAll(/<(\/?)([a-zA-Z]+)[^>]*?(\/?)>/g)) {
    if (closing === '/') {
      if (open.pop() !== name) return [`${name} closed out of turn`];
    } else if (selfClosing !== '/') open.push(name ?? '');
  }
  return open;
}

function danglingReferences(svg: string): string[] {
  const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]));
  const used = [...svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g)].map((match) => match[1] ?? '');
  return used.filter((id) => !ids.has(id));
}

function repeatedIds(svg: string): string[] {
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1] ?? '');
  return ids.filter((id, index) => ids.indexOf(id) !== index);
}

const fileOf = (address: string): string => address.replace('/media/', '');

describe('pictures of the demo shop', () => {
  const pictures = new Map<string, string>();
  beforeAll(async () => {
    for (const [name, content] of await readPictures()) pictures.set(name, content.toString());
  });
  const textOf = (name: string): string => pictures.get(name) ?? '';

  it('every file is a sound 4:3 drawing without scripts or foreign content', () => {
    expect(pictures.size).toBeGreaterThan(300);
    const faults = [...pictures].flatMap(([name, svg]) =>
      [
        /^[a-z0-9-]+\.svg$/.test(name) ? [] : ['name'],
        /^<svg [^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"/.test(svg) ? [] : ['namespace'],
        /^<svg [^>]*viewBox="0 0 800 600"/.test(svg) ? [] : ['shape'],
        /^<svg [^>]*role="img"[^>]*><title>[^<]+</.test(svg) ? [] : ['title'],
        unclosedElements(svg),
        danglingReferences(svg),
        repeatedIds(svg),
        svg.match(/NaN|undefined|Infinity/) ?? [],
        svg.match(/<script|<foreignObject|<image|\son[a-z]+=|https?:(?!\/\/www\.w3\.org\/2000\/svg")/) ?? [],
      ]
        .flat()
        .map((fault) => `${name}: ${fault}`),
    );
    expect(faults).toEqual([]);
  });

  it('all files together take at most 2 MB', () => {
    const total = [...pictures.values()].reduce((sum, svg) => sum + Buffer.byteLength(svg), 0);
    expect(total).toBeGreaterThan(0);
    expect(total).toBeLessThanOrEqual(MAX_TOTAL_BYTES);
  });

  it('every picture that the catalogue names is a file, and every file is used', () => {
    const named = [...categories.map(({ image }) => image), ...products.flatMap(({ images }) => images)].map(fileOf);
    const tiles = PRODUCT_TYPES.map((type) => `home-${type.toLowerCase().replaceAll(' ', '-')}.svg`);
    expect(new Set(pictures.keys())).toEqual(new Set([...named, ...tiles]));
    for (const { images } of products) expect(images).toHaveLength(2);
  });

  it('products of a category that differ in size, variant or colour have different pictures', () => {
    const withoutTitle = (name: string): string => textOf(name).replace(/<title>.*<\/title>/, '');
    for (const { name } of categories) {
      const files = new Set(products.filter(({ category }) => category === name).map(({ images }) => images[0] ?? ''));
      expect(files.size).toBeGreaterThan(1);
      expect(new Set([...files].map((address) => withoutTitle(fileOf(address)))).size).toBe(files.size);
    }
  });

  it('the second view of a product names its measures', () => {
    expect(textOf('hot-stamping-coding-ribbon-1-2-inch-100-yd-gold-detail.svg')).toContain('>12.7 mm<');
    const strips = textOf('creasing-matrix-strips-0-4x1-5-mm-50-pcs-blue-detail.svg');
    expect(strips).toContain('>channel 1.5 mm<');
    expect(strips).toContain('>0.4 mm<');
  });
});
