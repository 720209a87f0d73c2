import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from '@jest/globals';
import { BACK_OFFICE_FLOORS, misplacedFolders } from './floors.mjs';

const source = fileURLToPath(new URL('../../backend/src/', import.meta.url));

const foldersOf = (path) =>
  readdirSync(source + path, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

it('each module of the backend is in the list of floors', () => {
  expect(misplacedFolders(foldersOf)).toEqual([]);
});

it('a new module without a place is found', () => {
  const withUnplaced = (path) => (path === 'sales' ? [...foldersOf(path), 'no-such-module'] : foldersOf(path));
  expect(misplacedFolders(withUnplaced)).toEqual(['sales/no-such-module']);
});

it('each area of the back office has its place in the order', () => {
  const backOffice = readdirSync(new URL('../../backoffice/src/', import.meta.url), { withFileTypes: true });
  const areas = backOffice.flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
  expect(areas.toSorted()).toEqual(BACK_OFFICE_FLOORS.toSorted());
});
