import { describe, expect, it } from '@jest/globals';
import { asTable, medians, misses } from './report.mjs';

const visit = { lcpMs: 2000, cls: 0.01, inpMs: 80, scriptBytes: 108_400, lcpElement: 'h1 Printing | supplies,' };

describe('the report of pages', () => {
  it('uses the median of each figure separately', () => {
    const visits = [visit, { ...visit, lcpMs: 9000, cls: 0 }, { ...visit, lcpMs: 1000, cls: 0.4 }];
    expect(medians(visits)).toMatchObject({ lcpMs: 2000, cls: 0.01, inpMs: 80 });
    expect(medians([{ ...visit, inpMs: null }])).toMatchObject({ inpMs: null });
  });

  it('writes a row for each page', () => {
    const [head, , row] = asTable([{ name: 'home', device: 'phone', ...visit }]).split('\n');
    expect(head).toMatch(/^\| page \| device \| LCP ms/);
    expect(row).toBe('| home | phone  | 2000   | 0.010 | 80     | 108.4      | h1 Printing supplies, |');
  });

  it('marks figures beyond their limit', () => {
    const rows = [
      { name: 'home', device: 'phone', ...visit },
      { name: 'shop', device: 'desktop', ...visit, lcpMs: 2500, inpMs: null },
    ];
    expect(misses(rows)).toEqual(['shop, desktop: lcpMs is 2500.000, the limit is 2500']);
  });
});
