import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { root } from '../setup/processes.mjs';
import { deadLinks, deadMentions, deadPaths, FILES } from './doc-links.mjs';

const read = (path) => readFileSync(root + path, 'utf8');
const DOCUMENTS = FILES.filter((path) => path.endsWith('.md'));
const SOURCES = FILES.filter((path) => /\.(?:[cm]?[jt]sx?|ya?ml|css)$|Dockerfile$/.test(path));

/** The findings in these files, each with the path of its file. */
const findingsIn = (paths, find) =>
  paths.flatMap((path) => find(path, read(path)).map((finding) => `${path}: ${finding}`));

it('each link of a document leads to an existing file and heading', () => {
  expect(findingsIn(DOCUMENTS, deadLinks)).toEqual([]);
});

it('each path in backticks of a document exists', () => {
  expect(findingsIn(DOCUMENTS, (_path, text) => deadPaths(text))).toEqual([]);
});

it('each document that is named by a document or a source file exists', () => {
  const files = [...DOCUMENTS, ...SOURCES].filter((path) => !path.startsWith('scripts/lint/doc-links'));
  expect(findingsIn(files, (_path, text) => deadMentions(text))).toEqual([]);
});

it.each([
  ['[a](missing.md)', ['missing.md']],
  ['[a](architecture.md#frontends), [b](architecture.md#no-such-heading)', ['architecture.md#no-such-heading']],
  ['[law]\n\n[law]: missing.md', ['missing.md']],
  ['[web](https://example.com/missing)', []],
])('dead links are found: %j', (text, dead) => {
  expect(deadLinks('docs/api.md', text)).toEqual(dead);
});

it.each([
  ['`platform/missing`, `platform/database`, `contract/src/vat.ts`', ['platform/missing']],
  ['`app.module.ts`, `no-such-file.ts`', ['no-such-file.ts']],
  ['`GET /api/quotes`, `application/json`, `text`', []],
])('dead paths are found: %j', (text, dead) => {
  expect(deadPaths(text)).toEqual(dead);
});

it('dead mentions of documents are found', () => {
  const text = 'docs/api.md, docs/decisions/999-missing.md, decision 001, decision 999';
  expect(deadMentions(text)).toEqual(['docs/decisions/999-missing.md', '999']);
});
