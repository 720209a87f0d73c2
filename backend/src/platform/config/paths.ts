import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The folder of the whole project; the sources and the build find the same one. */
export const PROJECT_ROOT = findRoot(dirname(fileURLToPath(import.meta.url)));

/** Templates are read from the sources, by the built server too. @returns the folder, with a slash at its end */
export const templateFolder = (part: 'platform/mail' | 'documents'): URL =>
  pathToFileURL(join(PROJECT_ROOT, 'backend/src', part, 'templates/'));

function findRoot(folder: string): string {
  if (existsSync(join(folder, 'nest-cli.json'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('The project folder was not found above the server');
  return findRoot(parent);
}
