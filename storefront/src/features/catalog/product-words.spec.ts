import { beforeAll, describe, expect, it } from '@jest/globals';
import { createI18n } from '../../lib/i18n/i18n';
import { productFeatures } from './product-words';

const SPECS = '1 inch × 100 yd, Economy,  Up to 80 prints/min';

describe('the features of a product in one line', () => {
  const english = createI18n('en');
  const arabic = createI18n('ar');
  beforeAll(() => Promise.all([english.load(['app', 'features']), arabic.load(['app', 'words', 'features'])]));

  it('are in English as staff wrote them', () => {
    expect(productFeatures(SPECS, english)).toBe('1 inch × 100 yd, Economy, Up to 80 prints/min');
  });

  it('are in Arabic on an Arabic page, with the Arabic comma', () => {
    const line = productFeatures(SPECS, arabic);
    expect(line.split('، ')).toHaveLength(3);
    expect(line).not.toMatch(/[a-z]/i);
  });
});
