import { describe, expect, it } from '@jest/globals';
import { countryChoices, countryName, isCountry } from './countries.js';

describe('the choice of a country', () => {
  it.each([
    ['en', 'United Arab Emirates', 'Oman', 'Germany'],
    ['ar', 'الإمارات العربية المتحدة', 'عُمان', 'ألمانيا'],
  ] as const)('has names in %s, with the shop’s country and its neighbours first', (language, home, oman, germany) => {
    const choices = countryChoices(language);
    expect(choices[0]).toEqual({ id: 'AE', name: home });
    expect(choices.slice(0, 6)).toContainEqual({ id: 'OM', name: oman });
    expect(choices.slice(6)).toContainEqual({ id: 'DE', name: germany });
    const names = choices.slice(6).map(({ name }) => name);
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, language)));
  });

  it('contains each country once, with its name', () => {
    const ids = countryChoices('en').map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(249);
    expect(countryChoices('en').filter(({ id, name }) => id === name)).toEqual([]);
  });

  it('keeps a stored text that is not a country code', () => {
    expect(countryChoices('en', 'UAE')[0]).toEqual({ id: 'UAE', name: 'UAE' });
    expect(countryChoices('en', 'OM')[0]).toMatchObject({ id: 'AE' });
    expect(countryName('UAE', 'en')).toBe('UAE');
    expect(isCountry('UAE')).toBe(false);
  });
});
