import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { contrastToWhite, MIN_CONTRAST } from './colour.js';
import { BRAND, iconSvg, withBrandColours } from './brand.js';

const icon = (workspace: string) =>
  readFileSync(new URL(`../../${workspace}/public/favicon.svg`, import.meta.url), 'utf8').trim();

describe('the brand', () => {
  it('fills a style sheet with its colours, and refuses unknown ones', () => {
    expect(withBrandColours('a{color:brand(ink)}')).toBe(`a{color:${BRAND.ink}}`);
    expect(() => withBrandColours('a{color:brand(teal)}')).toThrow('teal');
  });

  it('has one icon for both frontends', () => {
    expect([icon('storefront'), icon('backoffice')]).toEqual([iconSvg(), iconSvg()]);
  });

  it('is readable on white', () => {
    for (const colour of [BRAND.ink, BRAND.inkSoft, BRAND.cyanDeep, BRAND.magenta]) {
      expect(contrastToWhite(colour)).toBeGreaterThan(MIN_CONTRAST);
    }
  });
});
