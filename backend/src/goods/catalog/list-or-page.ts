import type { FastifyReply } from 'fastify';
import { CONTENT_RANGE, contentRangeOf } from '../../platform/lists/content-range.js';
import type { ListQueryDto } from '../../platform/lists/list-query.js';
import type { ListPage } from '../../platform/lists/list-spec.js';

/** Some calls speak both as the shop does and as staff lists do: this tells which of the two is meant. */
export function isListQuery({ sort, range, filter }: ListQueryDto): boolean {
  return sort !== undefined || range !== undefined || filter !== undefined;
}

/** Answers the rows of a staff list and says in `Content-Range` which they are. */
export function sendRows<R>(reply: FastifyReply, resource: string, page: ListPage<R>): R[] {
  void reply.header('content-range', contentRangeOf(resource, page));
  return page.rows;
}

export const CONTENT_RANGE_HEADER = {
  'Content-Range': {
    ...CONTENT_RANGE,
    description: 'In answer to `sort`, `range` or `filter`: the window and the total',
  },
};
