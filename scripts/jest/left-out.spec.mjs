import { readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from '@jest/globals';
import { root } from '../setup/processes.mjs';
import { LONG_TESTS, leftOut, TESTS_OF_PRINTING, TESTS_OF_THE_EMBEDDED_DATABASE } from './left-out.mjs';

const specs = ['backend/test', 'embedded-db/test', 'browser-tests', 'backoffice/src', 'scripts/lint'].flatMap(
  (folder) => readdirSync(root + folder, { recursive: true }).map((path) => `${root}${folder}/${path}`),
);

test.each([...LONG_TESTS, ...TESTS_OF_THE_EMBEDDED_DATABASE, ...TESTS_OF_PRINTING])(
  '%s is an existing test',
  (pattern) => {
    expect(specs.filter((path) => new RegExp(pattern).test(path))).toHaveLength(1);
  },
);

// They race for what moves money and stock: orders, deliveries, invoices, payments, credit notes and receipts.
test.each(['races/busy-day', 'races/credits', 'money/receipts'])('the races of %s always run', (name) => {
  const path = `${root}backend/test/${name}.e2e-spec.ts`;
  expect(specs).toContain(path);
  expect(LONG_TESTS.filter((pattern) => new RegExp(pattern).test(path))).toEqual([]);
});

test('a run without a part omits its projects and its tests, and nothing else', () => {
  expect(leftOut()).toEqual({ projects: [], patterns: [] });
  expect(leftOut('long')).toEqual({ projects: [], patterns: LONG_TESTS });
  expect(leftOut('embedded-db browser')).toEqual({
    projects: ['embedded-db', 'browser', 'printing'],
    patterns: [...TESTS_OF_THE_EMBEDDED_DATABASE, ...TESTS_OF_PRINTING],
  });
});

/** The text of a spec and of the parts that it is made of. */
function textWithParts(path) {
  const text = readFileSync(path, 'utf8');
  const parts = [...text.matchAll(/^import '(\.\/[\w-]+)\.js';$/gm)].map(([, name]) => `${dirname(path)}/${name}.ts`);
  return [text, ...parts.map((part) => readFileSync(part, 'utf8'))].join('\n');
}

test('every end-to-end test that requests a PDF is listed as one that needs a browser', () => {
  const printing = specs.filter((path) => path.endsWith('.e2e-spec.ts') && /\/pdf\b/.test(textWithParts(path)));
  const named = (path) => TESTS_OF_PRINTING.some((pattern) => new RegExp(pattern).test(path));
  expect(printing.filter((path) => !named(path))).toEqual([]);
});
