import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { root } from '../setup/processes.mjs';
import { debianComponents, npmComponents } from './components.mjs';

const read = (path) => readFileSync(join(root, path), 'utf8');

test('every shipped package is in the SBOM and in NOTICE, with version, licence and hash', async () => {
  const npm = await npmComponents(JSON.parse(read('package-lock.json')));
  const debian = debianComponents(JSON.parse(read('embedded-db/packages/amd64.json')));
  const { components } = JSON.parse(read('docs/sbom.cdx.json'));
  const notice = read('NOTICE');

  expect(components.map(({ purl }) => purl)).toEqual([...npm, ...debian].map(({ purl }) => purl));
  for (const { name, version, licences, hash } of [...npm, ...debian]) {
    expect(notice).toContain(`\n${name} ${version}: `);
    expect(licences.filter((licence) => !licence)).toEqual([]);
    expect(hash.content).toMatch(/^[0-9a-f]{64,128}$/);
  }
});

test('packages used only by tests and builds are omitted', async () => {
  const names = (await npmComponents(JSON.parse(read('package-lock.json')))).map(({ name }) => name);

  expect(names).toEqual(expect.arrayContaining(['mongoose', 'react', '@fontsource-variable/cairo', 'openapi-fetch']));
  expect(names).not.toEqual(expect.arrayContaining(['jest']));
  expect(names).not.toContain('typescript');
});
