import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { BadRequestException, type PayloadTooLargeException } from '@nestjs/common';

/** @returns the declared length of a body in bytes; undefined for a chunked body */
export function announcedBytes(headers: IncomingHttpHeaders): number | undefined {
  const announced = headers['content-length'];
  return announced === undefined ? undefined : Number(announced);
}

/**
 * Reads a whole body.
 * @throws the error of `tooLarge`, as soon as the body or its declared length exceeds the limit
 */
export async function readBytes(
  { headers, body }: { readonly headers: IncomingHttpHeaders; readonly body: Readable },
  maxBytes: number,
  tooLarge: () => PayloadTooLargeException,
): Promise<Buffer> {
  if ((announcedBytes(headers) ?? 0) > maxBytes) throw tooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  // The stream must stay open after an early end: its connection carries the answer.
  const iterator = body.iterator({ destroyOnReturn: false });
  try {
    for await (const chunk of iterator) {
      const bytes = Buffer.from(chunk as Uint8Array);
      size += bytes.byteLength;
      if (size > maxBytes) break;
      chunks.push(bytes);
    }
  } catch (cause) {
    throw new BadRequestException('The body is incomplete.', { cause });
  }
  if (size > maxBytes) throw tooLarge();
  return Buffer.concat(chunks);
}
