import { readdirSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { root } from '../setup/processes.mjs';
import { LONG_TESTS, TESTS_OF_THE_EMBEDDED_DATABASE } from './long-tests.mjs';

const specs = ['backend/test', 'embedded-db/test', 'browser-tests'].flatMap((folder) =>
  readdirSync(root + folder, { recursive: true }).map((path) => `${root}${folder}/${path}`),
);

test.each([...LONG_TESTS, ...TESTS_OF_THE_EMBEDDED_DATABASE])('%s is a test that exists', (pattern) => {
  expect(specs.filter((path) => new RegExp(pattern).test(path))).toHaveLength(1);
});

test.each(['conversion', 'deliveries', 'invoicing', 'payments', 'credits'])(
  'the races of %s are never left out',
  (name) => {
    const path = `${root}backend/test/races/${name}.e2e-spec.ts`;
    expect(specs).toContain(path);
    expect(LONG_TESTS.filter((pattern) => new RegExp(pattern).test(path))).toEqual([]);
  },
);
