/** @jest-environment ../scripts/jest/frontend-environment.mjs */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { i18nProvider } from './i18nProvider';
import { messages } from './messages';
import { textsByKey } from './texts';

const SOURCES = join(process.cwd(), 'backoffice', 'src');
/** A key of the browser's storage, and no text. */
const OTHER_KEYS = ['shop.recentRecords'];

const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
  (path) => /\.tsx?$/.test(path) && !/\.spec\.tsx?$/.test(path) && !path.startsWith('i18n'),
);

const sources = files.map((path) => readFileSync(join(SOURCES, path), 'utf8'));

/** The keys of texts that the source names whole. */
const keys = sources.flatMap((source) => [...source.matchAll(/['"]((?:resources|shop)\.[\w.-]+)['"]/g)]);

/** The keys that the source builds from a fixed beginning. */
const built = sources.flatMap((source) =>
  [...source.matchAll(/`((?:resources|shop)\.[^`]*\$\{[^`]*)`/g)].map(([, key = '']) => key),
);
const existing = textsByKey({ shop: messages.en.shop, resources: messages.en.resources }).map(([key]) => key);

/** The parts between the values: a value is one step of a key, or several. */
const patternOf = (key: string): RegExp => {
  const parts = key.split(/\$\{(?:[^{}]|\{[^}]*\})*\}/).map((part) => part.replaceAll('.', String.raw`\.`));
  return new RegExp(`^${parts.join('.+')}$`);
};

test('every text key that a screen uses exists', () => {
  expect(keys.length).toBeGreaterThan(500);
  const missing = keys.map(([, key = '']) => key).filter((key) => i18nProvider.translate(key, { _: '' }) === '');
  expect(missing.filter((key) => !OTHER_KEYS.includes(key))).toEqual([]);
});

test('every text key that a screen builds fits a text', () => {
  expect(built.length).toBeGreaterThan(200);
  expect(built.filter((key) => !existing.some((text) => patternOf(key).test(text)))).toEqual([]);
});

test('every group of texts that a dialog names has its texts', () => {
  const dialogs = sources.flatMap((source) => [
    ...source.matchAll(/texts="(\w+)"\s+(?:textArgs=\{\{.*?\}\}\s+)?resource="([\w-]+)"/g),
  ]);
  expect(dialogs.length).toBeGreaterThan(4);
  const needed = dialogs.flatMap(([, group, resource]) =>
    ['title', 'save', 'done', 'failed'].map((text) => `resources.${resource}.${group}.${text}`),
  );
  expect(needed.filter((key) => !existing.includes(key))).toEqual([]);
});

test('every kind of records with columns has the sentences of a list', () => {
  const named = sources.flatMap((source) => [
    ...source.matchAll(/(?:columnsOf<\w+>\(|ResourceContextProvider value=\{?)['"]([\w-]+)['"]/g),
  ]);
  const states = ['list.loading', 'list.failed', 'list.empty', 'load_failed'];
  const needed = [...new Set(named.map(([, name = '']) => name))].flatMap((name) =>
    states.map((state) => `resources.${name}.${state}`),
  );
  expect(needed.filter((key) => !existing.includes(key))).toEqual([]);
});

/** Fields of a call that no record stores. */
const NOT_STORED = ['version', 'stopAtWarnings', 'isEmailKnown'];

test('every field that a change of a record can name has a label', () => {
  const path = join(process.cwd(), 'contract', 'openapi.json');
  const { paths, components } = JSON.parse(readFileSync(path, 'utf8'));
  const changed = Object.keys(paths).flatMap((address) => {
    const [, resource = ''] = /^\/api\/([\w-]+)\/\{id\}$/.exec(address) ?? [];
    const content = paths[`${address}/history`] && paths[address].put?.requestBody.content;
    const schema = content?.['application/json'].schema.$ref.split('/').at(-1);
    const fields = Object.keys(components.schemas[schema]?.properties ?? {});
    return fields
      .filter((field) => !NOT_STORED.includes(field))
      .map((field) => `resources.${resource}.fields.${field}`);
  });
  expect(changed.length).toBeGreaterThan(100);
  expect(changed.filter((key) => !existing.includes(key))).toEqual([]);
});
