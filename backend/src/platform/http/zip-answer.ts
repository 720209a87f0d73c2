import { ApiOkResponse } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { zipSync } from 'fflate';

export const ZIP_TYPE = 'application/zip';

export interface ZipFile {
  /** The name has no extension: `Supplier-pack-2026-11-25`. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

export interface ZipEntry {
  /** The name includes the extension, and the folder if the file is in one. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** ZIP can store times from 1980 on, without a time zone. */
const FIRST_YEAR = new Date(1980, 0, 1);

/**
 * @param at the time of all entries, so that the same content with the same time gives the same bytes
 * @param level 0 for files that are compressed already (PDF, JPEG, PNG): compression would take time and save nothing
 */
export function zipOf(entries: readonly ZipEntry[], at: Date, level: 0 | 6 = 0): Uint8Array {
  const mtime = at < FIRST_YEAR ? FIRST_YEAR : at;
  return zipSync(Object.fromEntries(entries.map(({ name, bytes }) => [name, bytes])), { level, mtime });
}

export function AnswersZip(description: string, example: string): MethodDecorator {
  return ApiOkResponse({
    description,
    headers: {
      'Content-Disposition': {
        description: 'The name under which it is saved',
        required: true,
        schema: { type: 'string', example: `attachment; filename="${example}.zip"` },
      },
    },
    content: { [ZIP_TYPE]: { schema: { type: 'string', format: 'binary' } } },
  });
}

/** Sends the archive as a download. */
export function sendZip(reply: FastifyReply, { name, bytes }: ZipFile): void {
  void reply
    .header('content-type', ZIP_TYPE)
    .header('content-disposition', `attachment; filename="${name}.zip"`)
    .header('cache-control', 'private, no-store')
    .send(Buffer.from(bytes));
}
