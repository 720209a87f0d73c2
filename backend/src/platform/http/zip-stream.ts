import { Readable } from 'node:stream';
import { ApiOkResponse } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Zip, ZipDeflate } from 'fflate';

export interface ZipEntry {
  /** With its ending. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** An archive that is written while it is sent: of its entries one is in memory at a time. */
export async function* zipOf(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
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

export function AnswersZipStream(description: string, example: string): MethodDecorator {
  return ApiOkResponse({
    description,
    headers: {
      'Content-Disposition': {
        description: 'The name under which it is saved',
        required: true,
        schema: { type: 'string', example: `attachment; filename="${example}.zip"` },
      },
    },
    content: { 'application/zip': { schema: { type: 'string', format: 'binary' } } },
  });
}

/** @param name without the ending */
export function sendZipStream(reply: FastifyReply, name: string, entries: AsyncIterable<ZipEntry>): void {
  void reply
    .header('content-type', 'application/zip')
    .header('content-disposition', `attachment; filename="${name}.zip"`)
    .header('cache-control', 'private, no-store')
    .send(Readable.from(zipOf(entries)));
}
