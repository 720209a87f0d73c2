/** @jest-environment ../scripts/jest/frontend-environment.mjs */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { i18nProvider } from './i18nProvider';

const SOURCES = join(process.cwd(), 'backoffice', 'src');
/** A key of the browser's storage, and no text. */
const OTHER_KEYS = ['shop.recentRecords'];

const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
  (path) => /\.tsx?$/.test(path) && !/\.spec\.tsx?$/.test(path) && !path.startsWith('i18n'),
);

/** The keys of texts that the source names whole. Keys that it builds are not found. */
const keys = files.flatMap((path) => [
  ...readFileSync(join(SOURCES, path), 'utf8').matchAll(/['"]((?:resources|shop)\.[\w.-]+)['"]/g),
]);

test('every text key that a screen uses exists', () => {
  expect(keys.length).toBeGreaterThan(500);
  const missing = keys.map(([, key = '']) => key).filter((key) => i18nProvider.translate(key, { _: '' }) === '');
  expect(missing.filter((key) => !OTHER_KEYS.includes(key))).toEqual([]);
});
