/** @jest-environment ../scripts/jest/frontend-environment.mjs */
import { afterEach, describe, expect, it } from '@jest/globals';
import { hrefInLanguage, pickLanguage, applyLanguage } from './language';

describe('pickLanguage', () => {
  it.each([
    ['the language of the address', { search: '?type=Ribbon&lang=ar', cookie: 'language=en', lang: 'en' }, 'ar'],
    ['the previous choice', { search: '', cookie: 'a=b; language=ar; c=d', lang: 'en' }, 'ar'],
    ['the choice of the server', { search: '', cookie: '', lang: 'ar' }, 'ar'],
    ['English if nothing was chosen', { search: '', cookie: '', lang: '' }, 'en'],
    [
      'the next choice if the shop lacks the language',
      { search: '?lang=fr', cookie: 'language=constructor', lang: 'ar' },
      'ar',
    ],
  ] as const)('selects %s', (_name, surroundings, language) => {
    expect(pickLanguage(surroundings)).toBe(language);
  });
});

describe('applyLanguage', () => {
  afterEach(() => {
    document.cookie = 'language=; path=/; max-age=0';
    window.history.replaceState(null, '', '/');
    applyLanguage('en');
  });

  it('sets the direction of the page, stores the language of the address and removes it there', () => {
    window.history.replaceState({ fromHome: true }, '', '/shop?type=Ribbon&lang=ar#top');
    applyLanguage('ar');
    expect(document.documentElement.dir).toBe('rtl');
    expect(document.documentElement.lang).toBe('ar');
    expect(document.cookie).toContain('language=ar');
    expect(window.location.href).toMatch(/\/shop\?type=Ribbon#top$/);
    expect(window.history.state).toEqual({ fromHome: true });
  });

  it('stores nothing if no language was requested', () => {
    applyLanguage('ar');
    expect(document.cookie).not.toContain('language');
  });
});

it('hrefInLanguage keeps the rest of the address', () => {
  expect(hrefInLanguage('/shop', '?type=Ribbon&lang=en', 'ar')).toBe('/shop?type=Ribbon&lang=ar');
});
