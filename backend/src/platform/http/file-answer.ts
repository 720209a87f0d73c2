import { ApiOkResponse } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';

interface AnsweredFile {
  /** The name includes the extension. */
  readonly name: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

/** @param types as in the API description @param example the name of a file, percent-encoded */
export function AnswersFile(types: readonly string[], example: string): MethodDecorator {
  const content = { schema: { type: 'string' as const, format: 'binary' } };
  return ApiOkResponse({
    headers: {
      'Content-Disposition': {
        description: 'The name under which it is saved',
        required: true,
        schema: { type: 'string', example: `inline; filename*=UTF-8''${example}` },
      },
    },
    content: Object.fromEntries(types.map((type) => [type, content])),
  });
}

/**
 * Sends an uploaded file: the browser shows it by its type, and saves it under its name. @param fallback for old
 * browsers, in ASCII
 */
export function sendFile(reply: FastifyReply, { name, contentType, bytes }: AnsweredFile, fallback: string): void {
  void reply
    .header('content-type', contentType)
    .header('content-disposition', `inline; filename="${fallback}"; filename*=UTF-8''${encodeURIComponent(name)}`)
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'private, no-store')
    .send(bytes);
}
