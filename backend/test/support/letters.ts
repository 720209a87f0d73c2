import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Environment } from '../../src/platform/config/environment.js';
import { Relay } from '../../src/platform/mail/relay.service.js';
import { ENVIRONMENT } from '../../src/platform/config/tokens.js';
import type { TestShop } from './app.js';

export interface ReadLetter {
  readonly subject: string;
  /** Head and text, with the soft line breaks of quoted-printable undone. */
  readonly text: string;
}

const WITHIN_MS = 15_000;

/** The letters that were sent to an address so far, the oldest first. */
export async function lettersTo(shop: TestShop, address: string): Promise<ReadLetter[]> {
  const folder = join(shop.app.get<Environment>(ENVIRONMENT).dataDir, 'mail');
  const names = await readdir(folder).catch(() => []);
  const complete = names.filter((name) => name.endsWith('.eml')).sort();
  const letters = await Promise.all(complete.map((name) => readFile(join(folder, name), 'utf8')));
  return letters.filter((letter) => /^To: (.*)$/m.exec(letter)?.[1]?.includes(address)).map(read);
}

/** Waits until at least so many letters with the subject have been sent to the address. @returns them */
export async function awaitLetters(shop: TestShop, address: string, subject: string, count = 1): Promise<ReadLetter[]> {
  for (const end = Date.now() + WITHIN_MS; ; await pause(20)) {
    shop.app.get(Relay).wake();
    const found = (await lettersTo(shop, address)).filter((letter) => letter.subject === subject);
    if (found.length >= count) return found;
    if (Date.now() > end) throw new Error(`${found.length} of ${count} letters "${subject}" to ${address} were sent`);
  }
}

function read(letter: string): ReadLetter {
  const text = letter.replaceAll('=\r\n', '').replaceAll('=3D', '=');
  return { subject: /^Subject: (.*)\r$/m.exec(text)?.[1] ?? '', text };
}
