import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Environment } from '../../src/platform/config/environment.js';
import { Relay } from '../../src/platform/mail/relay.service.js';
import { ENVIRONMENT } from '../../src/platform/config/config.module.js';
import type { TestShop } from './app.js';
import { type ReadMail, readMail } from './mail-message.js';

const WITHIN_MS = 15_000;

/** A sent email never changes: each is read once, by its path. */
const read = new Map<string, Promise<ReadMail>>();

function mailAt(path: string): Promise<ReadMail> {
  const mail = read.get(path) ?? readFile(path, 'utf8').then(readMail);
  read.set(path, mail);
  return mail;
}

/** The emails that were sent to an address so far, the oldest first. */
export async function emailsTo(shop: TestShop, address: string): Promise<ReadMail[]> {
  const folder = join(shop.app.get<Environment>(ENVIRONMENT).dataDir, 'mail');
  const names = await readdir(folder).catch(() => []);
  const complete = names.filter((name) => name.endsWith('.eml')).sort();
  const emails = await Promise.all(complete.map((name) => mailAt(join(folder, name))));
  return emails.filter((email) => email.header('to').includes(address));
}

/** Waits until at least so many emails with the subject have been sent to the address. @returns them */
export async function awaitEmails(shop: TestShop, address: string, subject: string, count = 1): Promise<ReadMail[]> {
  for (const end = Date.now() + WITHIN_MS; ; await pause(20)) {
    shop.app.get(Relay).wake();
    const found = (await emailsTo(shop, address)).filter((email) => email.subject === subject);
    if (found.length >= count) return found;
    if (Date.now() > end) throw new Error(`${found.length} of ${count} emails "${subject}" to ${address} were sent`);
  }
}
