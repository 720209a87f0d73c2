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
import type { ListPage } from './list-spec.js';

/** Answers a `ListPage` as the array of its rows, with the window and the total in `Content-Range`. */
export function ListOfRows(resource: string, type: Type<unknown>): MethodDecorator {
  const headers = {
    'Content-Range': { description: `${resource} first-last/total`, schema: { type: 'string' as const } },
  };
  return applyDecorators(UseInterceptors(contentRange(resource)), ApiOkResponse({ type, isArray: true, headers }));
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
