/*
 * Imports neither Nest nor Mongoose: set-up scripts and browser tests use it as it is.
 */

import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

/** No browser that prints PDFs is on this machine. The message is one line for the operator. */
export class NoBrowserError extends Error {
  override readonly name = 'NoBrowserError';

  constructor(reason: string) {
    super(`${reason}. Install Chrome, Edge or Chromium, or set PDF_BROWSER. The rest of the shop works without it.`);
  }
}

const ON_MACOS = ['Google Chrome', 'Chromium', 'Microsoft Edge'].map((name) => `${name}.app/Contents/MacOS/${name}`);
const ON_WINDOWS = ['Google/Chrome/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe'];
const ON_PATH = [
  ...['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'],
  ...['microsoft-edge', 'microsoft-edge-stable'],
];

/** @returns where Chrome, Chromium and Edge are usually installed on this kind of machine, the preferred first */
function usualPlaces(): string[] {
  const { env, platform } = process;
  if (platform === 'darwin') {
    return ON_MACOS.flatMap((path) => ['/Applications', join(homedir(), 'Applications')].map((at) => join(at, path)));
  }
  if (platform === 'win32') {
    const folders = [env['PROGRAMFILES'], env['PROGRAMFILES(X86)'], env['LOCALAPPDATA']].filter(
      (at) => at !== undefined,
    );
    return ON_WINDOWS.flatMap((path) => folders.map((at) => join(at, path)));
  }
  const folders = (env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return ON_PATH.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/** @returns the path of the Chrome, Chromium or Edge of this machine, or null */
export async function installedBrowser(): Promise<string | null> {
  for (const path of usualPlaces()) {
    const isThere = await access(path, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (isThere) return path;
  }
  return null;
}
