import type { Readable } from 'node:stream';
import { applyDecorators, type CallHandler, type ExecutionContext, UseInterceptors } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { map } from 'rxjs';

export interface AnsweredFile<Type extends string = string> {
  /** The name includes the extension. */
  readonly name: string;
  readonly contentType: Type;
  readonly bytes: Uint8Array;
}

interface FileDescription {
  readonly description?: string;
  readonly disposition: { readonly description: string; readonly example: string };
  /** Content types as in the API description. */
  readonly types: readonly string[];
}

/** The route returns a file, of which the caller gets the bytes, with these headers. */
export function AnswersBytes<File extends { readonly bytes: Uint8Array | Readable }>(
  { description, disposition, types }: FileDescription,
  headersOf: (file: File) => Readonly<Record<string, string>>,
): MethodDecorator {
  const intercept = (context: ExecutionContext, next: CallHandler<File>) =>
    next.handle().pipe(
      map((file) => {
        const reply = context.switchToHttp().getResponse<FastifyReply>();
        void reply.headers({ ...headersOf(file), 'cache-control': 'private, no-store' });
        return file.bytes;
      }),
    );
  const { description: ofHeader, example } = disposition;
  const header = { description: ofHeader, required: true, schema: { type: 'string' as const, example } };
  const content = { schema: { type: 'string' as const, format: 'binary' } };
  return applyDecorators(
    UseInterceptors({ intercept }),
    ApiOkResponse({
      ...(description !== undefined && { description }),
      headers: { 'Content-Disposition': header },
      content: Object.fromEntries(types.map((type) => [type, content])),
    }),
  );
}

/**
 * The route returns an uploaded file: the browser shows it by its type and saves it with its name.
 * @param types as in the API description
 * @param example the name of a file, percent-encoded
 * @param fallbackOf the name by the content type for old browsers, in ASCII
 */
export const AnswersFile = <Type extends string>(
  types: readonly string[],
  example: string,
  fallbackOf: (type: Type) => string,
): MethodDecorator =>
  AnswersBytes<AnsweredFile<Type>>(
    {
      disposition: { description: 'File name', example: `inline; filename*=UTF-8''${example}` },
      types,
    },
    ({ name, contentType }) => ({
      'content-type': contentType,
      'content-disposition': `inline; filename="${fallbackOf(contentType)}"; filename*=UTF-8''${encodeURIComponent(name)}`,
      'x-content-type-options': 'nosniff',
    }),
  );
