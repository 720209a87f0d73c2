import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  type Type,
  UseInterceptors,
} from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { map, type Observable } from 'rxjs';
import { ListedBy, type ListPage, type ListSpec } from './list-spec.js';

export const CONTENT_RANGE = {
  description: 'First and last row of the response, and the total number of rows',
  schema: { type: 'string' as const, pattern: '^[a-z-]+ (\\d+-\\d+|\\*)/\\d+$', example: 'quotes 0-24/319' },
};

/**
 * Answers a `ListPage` as the array of its rows, with the window and the total in `Content-Range`.
 * @param spec the sort fields and filters of the list, for the API description
 */
export function ListOfRows<T>(resource: string, type: Type<unknown>, spec?: ListSpec<T>): MethodDecorator {
  const headers = { 'Content-Range': { ...CONTENT_RANGE, required: true } };
  const listed = spec === undefined ? [] : [ListedBy(spec)];
  return applyDecorators(
    UseInterceptors(contentRange(resource)),
    ApiOkResponse({ type, isArray: true, headers }),
    ...listed,
  );
}

export function contentRangeOf(resource: string, { rows, first, total }: ListPage<unknown>): string {
  const last = first + rows.length - 1;
  return rows.length === 0 ? `${resource} */${total}` : `${resource} ${first}-${last}/${total}`;
}

function contentRange(resource: string): Type<NestInterceptor> {
  @Injectable()
  class ContentRangeInterceptor implements NestInterceptor<ListPage<unknown>, unknown[]> {
    intercept(context: ExecutionContext, next: CallHandler<ListPage<unknown>>): Observable<unknown[]> {
      return next.handle().pipe(
        map((page) => {
          const reply = context.switchToHttp().getResponse<FastifyReply>();
          void reply.header('content-range', contentRangeOf(resource, page));
          return page.rows;
        }),
      );
    }
  }
  return ContentRangeInterceptor;
}
