import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from '@jest/globals';
import { misplacedFolders } from './floors.mjs';

const source = fileURLToPath(new URL('../../backend/src/', import.meta.url));

const foldersOf = (path) =>
  readdirSync(source + path, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

it('each module of the backend has its place in the list of floors', () => {
  expect(misplacedFolders(foldersOf)).toEqual([]);
});

it('a new module without a place is found', () => {
  const withCouriers = (path) => (path === 'sales' ? [...foldersOf(path), 'couriers'] : foldersOf(path));
  expect(misplacedFolders(withCouriers)).toEqual(['sales/couriers']);
});
