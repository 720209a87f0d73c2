import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { Zip, ZipDeflate } from 'fflate';
import { ZIP_TYPE, type ZipEntry } from './zip-answer.js';

/** Writes the archive while it is sent: only one entry is in memory at a time. */
async function* zipStreamOf(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
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

/** @param name without the extension */
export function sendZipStream(reply: FastifyReply, name: string, entries: AsyncIterable<ZipEntry>): void {
  void reply
    .header('content-type', ZIP_TYPE)
    .header('content-disposition', `attachment; filename="${name}.zip"`)
    .header('cache-control', 'private, no-store')
    .send(Readable.from(zipStreamOf(entries)));
}
