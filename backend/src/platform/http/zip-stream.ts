import { Readable } from 'node:stream';
import { Zip, ZipDeflate } from 'fflate';
import type { ZipEntry } from './zip-answer.js';

async function* archiveOf(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const written: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error !== null) throw error;
    written.push(chunk);
  });
  for await (const { name, bytes } of entries) {
    const file = new ZipDeflate(name, { level: 6 });
    zip.add(file);
    file.push(bytes, true);
    yield* written.splice(0);
  }
  zip.end();
  yield* written.splice(0);
}

/** The bytes of an archive that is written while it is sent: only one entry is in memory at a time. */
export const zipStreamOf = (entries: AsyncIterable<ZipEntry>): Readable => Readable.from(archiveOf(entries));
