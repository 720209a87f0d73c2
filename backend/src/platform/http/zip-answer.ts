import type { Readable } from 'node:stream';
import { zipSync } from 'fflate';
import { AnswersBytes } from './file-answer.js';

const ZIP_TYPE = 'application/zip';

export interface ZipFile {
  /** The name has no extension: `Supplier-documents-2026-11-25`. */
  readonly name: string;
  readonly bytes: Uint8Array | Readable;
}

export interface ZipEntry {
  /** The name includes the extension, and the folder if the file is in one. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** ZIP can store times from 1980 on, without a time zone. */
const FIRST_YEAR = new Date(1980, 0, 1);

/**
 * Stores the entries as they are: PDF, JPEG and PNG are compressed already.
 * @param at the time of all entries, so that the same content with the same time gives the same bytes
 */
export function zipOf(entries: readonly ZipEntry[], at: Date): Uint8Array {
  const mtime = at < FIRST_YEAR ? FIRST_YEAR : at;
  return zipSync(Object.fromEntries(entries.map(({ name, bytes }) => [name, bytes])), { level: 0, mtime });
}

/** The route returns a `ZipFile`, which the browser downloads. @param example the name of an archive */
export const AnswersZip = (description: string, example: string): MethodDecorator =>
  AnswersBytes<ZipFile>(
    {
      description,
      disposition: {
        description: 'File name',
        example: `attachment; filename="${example}.zip"`,
      },
      types: [ZIP_TYPE],
    },
    ({ name }) => ({ 'content-type': ZIP_TYPE, 'content-disposition': `attachment; filename="${name}.zip"` }),
  );
