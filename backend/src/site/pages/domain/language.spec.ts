import { describe, expect, it } from '@jest/globals';
import { pickLanguage } from './language.js';

const nothing = { param: null, cookie: undefined, acceptLanguage: undefined };

describe('pickLanguage', () => {
  it.each([
    [{}, 'en'],
    [{ acceptLanguage: 'ar-AE,ar;q=0.9,en;q=0.8' }, 'ar'],
    [{ acceptLanguage: 'en-GB,en;q=0.9,ar;q=0.8' }, 'en'],
    [{ acceptLanguage: 'fr, ar;q=0.4, en; q=0.5' }, 'en'],
    [{ acceptLanguage: 'de,fr;q=0.9' }, 'en'],
    [{ acceptLanguage: 'ar;q=0, *' }, 'en'],
    [{ acceptLanguage: 'arn,;q=x,,' }, 'en'],
    [{ acceptLanguage: 'ar', cookie: 'en' }, 'en'],
    [{ acceptLanguage: 'en', cookie: 'ar' }, 'ar'],
    [{ cookie: 'ar', param: 'en' }, 'en'],
    [{ cookie: 'xx', param: '<script>', acceptLanguage: 'ar' }, 'ar'],
  ])('selects for %j %s', (wishes, language) => {
    expect(pickLanguage({ ...nothing, ...wishes })).toBe(language);
  });
});
