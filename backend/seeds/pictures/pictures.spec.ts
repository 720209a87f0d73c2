import { describe, expect, it } from '@jest/globals';
import { drawCategoryPicture, drawDetailPicture, drawHomePicture, drawProductPicture } from './product-picture.js';
import type { PictureSpec } from './picture-spec.js';
import { demoCatalog } from '../catalog/demo-catalog.js';

const { pictures, products, categories } = demoCatalog();

const ribbon: PictureSpec = {
  productType: 'Ribbon',
  category: 'hot-stamping-coding-ribbon',
  color: 'Gold',
  size: '1/2-inch',
  variant: '100-yd',
};

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

const isGroup = (name: string): boolean => /^(category|home)-/.test(name);

describe('drawn pictures', () => {
  it.each(pictures.map(({ name, svg }) => [name, svg] as const))('%s is a sound 4:3 drawing', (name, svg) => {
    expect(name).toMatch(/^[a-z0-9-]+\.svg$/);
    expect(svg).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 800 600" width="800" height="600"/,
    );
    expect(unclosedElements(svg)).toEqual([]);
    expect(danglingReferences(svg)).toEqual([]);
    expect(repeatedIds(svg)).toEqual([]);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expect(svg).not.toMatch(/<script|<foreignObject|<image|\son[a-z]+=|https?:(?!\/\/www\.w3\.org\/2000\/svg")/);
    expect(svg.length).toBeGreaterThan(2_000);
    expect(svg.length).toBeLessThan(isGroup(name) ? 20_000 : 6_300);
  });

  it('gives a name to one drawing only', () => {
    expect(new Set(pictures.map(({ name }) => name)).size).toBe(pictures.length);
    const drawings = new Map(pictures.map(({ name, svg }) => [name, svg]));
    for (const product of products) {
      const productType = categories.find(({ name }) => name === product.category)?.productType ?? '';
      const spec = { ...product, productType };
      for (const { name, svg } of [drawProductPicture(spec), drawDetailPicture(spec)])
        expect(drawings.get(name)).toBe(svg);
    }
  });

  it('draws the same spec alike every time', () => {
    expect(drawProductPicture(ribbon)).toEqual(drawProductPicture({ ...ribbon }));
    expect(drawDetailPicture(ribbon)).toEqual(drawDetailPicture({ ...ribbon }));
  });

  it.each([
    ['colour', { color: 'Red' }],
    ['width', { size: '1-inch' }],
    ['length', { variant: '150-yd' }],
    ['kind', { category: 'satin-date-coding-ribbon' }],
  ])('shows another %s', (_what, change) => {
    const other = drawProductPicture({ ...ribbon, ...change });
    expect(other.name).not.toBe(drawProductPicture(ribbon).name);
    expect(other.svg.replace(/<title>.*<\/title>/, '')).not.toBe(
      drawProductPicture(ribbon).svg.replace(/<title>.*<\/title>/, ''),
    );
  });

  it('writes the measures on the second view', () => {
    expect(drawDetailPicture(ribbon).svg).toContain('>12.7 mm<');
    const channel = {
      ...ribbon,
      productType: 'Creasing Matrix',
      category: 'creasing-matrix-strips',
      size: '0.4x1.5-mm',
    };
    expect(drawDetailPicture(channel).svg).toContain('>channel 1.5 mm<');
    expect(drawDetailPicture(channel).svg).toContain('>0.4 mm<');
  });

  it('falls back to the look of the product type for a category it does not know', () => {
    const unknown = { ...ribbon, productType: 'Rubber', category: 'new-rubber', size: '9-mm', variant: '50-pcs' };
    const known = { ...unknown, category: 'ejection-rubber-sponge' };
    const body = (spec: PictureSpec): string => drawProductPicture(spec).svg.replace(/<title>.*<\/title>/, '');
    expect(body(unknown)).toBe(body(known));
  });

  it('names the pictures of categories and of the home page after what they stand for', () => {
    expect(drawCategoryPicture({ name: 'satin-date-coding-ribbon', displayName: 'Satin' }, [ribbon]).name).toBe(
      'category-satin-date-coding-ribbon.svg',
    );
    expect(drawHomePicture('Creasing Matrix', [ribbon]).name).toBe('home-creasing-matrix.svg');
  });
});
