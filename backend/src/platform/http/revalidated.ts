import { applyDecorators } from '@nestjs/common';
import { ApiHeader, ApiResponse } from '@nestjs/swagger';

/** The header of answers that a caller may cache and revalidate. */
export function etag(description: string, example: string) {
  return { ETag: { description, required: true, schema: { type: 'string' as const, example } } };
}

/** Describes that a caller with a current copy gets 304. */
export function Revalidated(headers: ReturnType<typeof etag>): MethodDecorator {
  return applyDecorators(
    ApiHeader({
      name: 'If-None-Match',
      required: false,
      description: '`ETag` of the caller’s copy',
      schema: { type: 'string', maxLength: 1000, example: headers.ETag.schema.example },
    }),
    ApiResponse({ status: 304, description: 'The caller’s copy is up to date', headers }),
  );
}
