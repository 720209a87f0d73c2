import { constants } from 'node:fs';
import { access, mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { ConfigurationError } from './variables.js';
import { errorMessage } from '../errors/error-message.js';

/**
 * Makes a folder below DATA_DIR, with those above it. One by one: in some places, such as /proc, Node's own way of
 * making several at once tries without end.
 * @throws ConfigurationError where that can't be, or where nothing can be written into it
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

/** From the outermost to the folder itself. */
async function missingFolders(folder: string): Promise<string[]> {
  const found = await stat(folder).catch(unlessItIsMissing);
  if (found?.isDirectory() === true) return [];
  if (found !== undefined) throw new Error(`${folder} is no folder`);
  return [...(await missingFolders(dirname(folder))), folder];
}

function unlessItIsMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

/** Another process may have made it at the same moment. */
function unlessItExists(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}
