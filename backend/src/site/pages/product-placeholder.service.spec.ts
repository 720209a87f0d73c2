import { describe, expect, it } from '@jest/globals';
import { placeholderSvg } from './product-placeholder.service.js';

describe('the placeholder picture of a product', () => {
  it('names the product in its language, and is dimmed in dark mode', () => {
    const svg = placeholderSvg(['Ribbon', '1-inch · 100-yd', 'Black'], 'ar');
    for (const text of ['>Ribbon<', '>1-inch · 100-yd<', '>Black<', 'direction="rtl"', 'prefers-color-scheme:dark']) {
      expect(svg).toContain(text);
    }
  });

  it('shows names as text, cut to the available space', () => {
    const svg = placeholderSvg(['<script>alert(1)</script>', 'x'.repeat(90), ''], 'en');
    expect(svg).not.toContain('<script');
    expect(svg).toContain(`>${'x'.repeat(27)}…<`);
  });
});
