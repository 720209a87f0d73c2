import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { hasCode } from '../pdf/system-error.js';
import { type LetterName, type Message, Postman } from './postman.js';

/** Lays messages into a folder, each as a complete file that mail programs open. */
export class FilePostman extends Postman {
  private readonly transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

  constructor(private readonly folder: string) {
    super();
  }

  override async deliver(message: Message, letter: LetterName, signal: AbortSignal): Promise<void> {
    const { message: bytes } = await this.transport.sendMail({ ...message, signal });
    if (!Buffer.isBuffer(bytes)) throw new Error('The letter was not made in one piece.');
    const file = join(this.folder, `${fileTime(letter.createdAt)}-${letter.id}.eml`);
    const write = () => writeFile(`${file}.part`, bytes, { mode: 0o600 });
    await write().catch(async (error: unknown) => {
      if (!hasCode(error, 'ENOENT')) throw error;
      await mkdir(this.folder, { recursive: true, mode: 0o700 });
      await write();
    });
    await rename(`${file}.part`, file);
  }
}

/** '20261121T093000123Z', so that a folder sorted by name is sorted by time. */
function fileTime(instant: Date): string {
  return instant.toISOString().replaceAll(/[-:.]/g, '');
}
