/** @jest-environment ../scripts/jest/frontend-environment.mjs */
import { afterEach, describe, expect, it } from '@jest/globals';
import { LANGUAGE_CODES } from '@shop/contract/languages';
import { resources } from '../resources';
import { sentences as arabic } from './ar/standard';
import { sentences } from './en/standard';
import { i18nProvider } from './i18nProvider';
import { withStandardTexts } from './standardTexts';
import { textsByKey } from './texts';

afterEach(() => i18nProvider.changeLocale('en'));

const keys = ['name', ...textsByKey(sentences({ one: 'Record', other: 'Records' })).map(([key]) => key)];
const textOf = (resource: string, key: string) =>
  i18nProvider.translate(`resources.${resource}.${key}`, { recordRepresentation: 'A-1', _: '' });

describe('the standard texts of resources', () => {
  it.each(LANGUAGE_CODES)('contain no raw key on a screen of a resource (%s)', async (language) => {
    await i18nProvider.changeLocale(language);
    const shown = resources.flatMap(({ name }) => keys.map((key) => [name, key] as const));
    expect(shown.length).toBeGreaterThan(300);
    expect(shown.filter(([name, key]) => textOf(name, key) === '').map((pair) => pair.join('.'))).toEqual([]);
  });

  it('are sentences with the name of the resource', async () => {
    const shown = () =>
      ['list.loading', 'list.empty', 'load_failed', 'confirm.delete'].map((key) => textOf('cheques', key));
    expect(shown()).toEqual([
      'Loading cheques…',
      'No cheques found.',
      'Failed to load cheque.',
      'Are you sure you want to delete this cheque?',
    ]);
    await i18nProvider.changeLocale('ar');
    expect(shown()).toEqual(['جارٍ تحميل الشيكات…', 'لا توجد شيكات.', 'تعذّر تحميل الشيك.', 'هل أنت متأكد من حذف الشيك؟']);
  });

  it('keep abbreviations in capitals', () => {
    expect(sentences({ one: 'VAT period', other: 'VAT periods' }).list.empty).toBe('No VAT periods found.');
  });

  it('are replaced by texts of the resource itself, sentence by sentence and field by field', () => {
    const own = { name: 'Ink', list: { empty: 'Out of ink.' }, fields: { note: 'Remark', dpi: 'DPI' } };
    const standard = { sentences, fields: { note: 'Note', status: 'Status' } };
    expect(withStandardTexts({ inks: own }, standard)['inks']).toMatchObject({
      list: { empty: 'Out of ink.', failed: 'Failed to load ink.' },
      fields: { note: 'Remark', dpi: 'DPI', status: 'Status' },
    });
  });

  it('are not used in Arabic for a plural of people, which changes its ending after a verb', async () => {
    await i18nProvider.changeLocale('ar');
    const people = resources.flatMap(({ name }) => {
      const plural = i18nProvider.translate(`resources.${name}.name`, { count: 2 });
      return plural.endsWith('ون') ? [{ name, plural }] : [];
    });
    expect(people.map(({ name }) => name)).toContain('users');
    const used = people.flatMap(({ name, plural }) => {
      const standard = textsByKey({ list: arabic({ one: '', other: plural }).list });
      return standard.filter(([key, text]) => textOf(name, key) === text).map(([key]) => `${name}.${key}`);
    });
    expect(used).toEqual([]);
  });
});
