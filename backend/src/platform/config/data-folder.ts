import { constants } from 'node:fs';
import { access, mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { ConfigurationError } from './variables.js';
import { errorMessage } from '../errors/error-message.js';

/**
 * Creates a folder below DATA_DIR and its missing parents, one by one: in some places, such as /proc, Node's recursive
 * mkdir never ends.
 * @throws ConfigurationError if a folder can't be created, or nothing can be written into it
 */
export async function makeDataFolder(folder: string): Promise<void> {
  try {
    for (const missing of await missingFolders(folder)) await mkdir(missing).catch(unlessItExists);
    await access(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    const reason = errorMessage(error);
    throw new ConfigurationError(`DATA_DIR: ${folder} can't be used (${reason})`, { cause: error });
  }
}

/** The missing folders, the outermost first. */
async function missingFolders(folder: string): Promise<string[]> {
  const found = await stat(folder).catch(unlessItIsMissing);
  if (found?.isDirectory() === true) return [];
  if (found !== undefined) throw new Error(`${folder} is not a folder`);
  return [...(await missingFolders(dirname(folder))), folder];
}

export function unlessItIsMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

/** Ignores the error that the folder exists: another process may have created it at the same moment. */
export function unlessItExists(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}
