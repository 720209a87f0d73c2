import { describe, expect, it } from '@jest/globals';
import { isolatedPart, unbroken, withIsolates } from './isolation.js';

/** Isolates as brackets, so that a test shows them. */
const shown = (text: string) => text.replace(/[\u2066-\u2068]/g, '[').replaceAll('\u2069', ']');

describe('an Arabic text', () => {
  it.each([
    ['قياس 0.4 × 1.5 مم', 'قياس [0.4 × 1.5] مم'],
    ['من 110–150 °م', 'من [110–150] °م'],
    ['الهاتف +971 50 123 4567.', 'الهاتف [+971 50 123 4567].'],
    ['1/2-inch', '[1/2-inch]'],
    ['عرض 0.4x1.5-mm لكل 1-inch', 'عرض [0.4x1.5-mm] لكل [1-inch]'],
    ['يوم 2026-11-26 حتى −10 %', 'يوم [2026-11-26] حتى [−10 %]'],
    ['الجودة A++ ثم A', 'الجودة [A++] ثم A'],
    ['11.50 AED للفة', '[11.50 AED] للفة'],
  ])('%j isolates reordered parts: %j', (text, isolates) => {
    expect(shown(withIsolates(text, 'ar'))).toBe(isolates);
  });

  it.each([
    'الفاتورة INV-2026-00017 لأمر البيع ORD-2026-00003',
    'المجموع 1,234.50 درهم عند 14:03',
    '5 نوفمبر 2026 و1/2 بوصة',
    'راسلنا على sales@shop.example',
    'الرابط https://shop.example/q/1?a=2-3',
    'مقاس \u20660.4 × 1.5\u2069 مم',
  ])('%j is not changed', (text) => {
    expect(withIsolates(text, 'ar')).toBe(text);
  });

  it('is also isolated in a document or on a page in English', () => {
    expect(shown(withIsolates('ماتريكس التكسير 0.4 × 1.5 مم', 'en'))).toBe('ماتريكس التكسير [0.4 × 1.5] مم');
    expect(shown(isolatedPart('قياس 25 × 122', 'en'))).toBe('[قياس [25 × 122]]');
    expect(isolatedPart('', 'ar')).toBe('');
  });

  it('is isolated only once in repeated calls', () => {
    const once = withIsolates('قياس 0.4 × 1.5 مم', 'ar');
    expect(withIsolates(once, 'ar')).toBe(once);
  });
});

it('an English text is not changed', () => {
  expect(withIsolates('0.4 × 1.5 mm', 'en')).toBe('0.4 × 1.5 mm');
  expect(isolatedPart('0.4 × 1.5 mm', 'en')).toBe('0.4 × 1.5 mm');
});

it('the number of a document does not break at its hyphens', () => {
  expect(unbroken('QUO-2026-00012 vice-president -5').split('-\u2060')).toEqual([
    'QUO',
    '2026',
    '00012 vice-president -5',
  ]);
});
