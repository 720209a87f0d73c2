import type { FastifyReply } from 'fastify';
import { CONTENT_RANGE, contentRangeOf } from '../../platform/lists/content-range.js';
import type { ListQueryDto } from '../../platform/lists/list-query.js';
import type { ListPage } from '../../platform/lists/list-spec.js';

/** True for a query of a staff list. Some calls accept both that and the query of a shop page. */
export function isListQuery({ sort, range, filter }: ListQueryDto): boolean {
  return sort !== undefined || range !== undefined || filter !== undefined;
}

/** Sends the rows of a staff list, with their range and total in `Content-Range`. */
export function sendRows<R>(reply: FastifyReply, resource: string, page: ListPage<R>): R[] {
  void reply.header('content-range', contentRangeOf(resource, page));
  return page.rows;
}

export const CONTENT_RANGE_HEADER = {
  'Content-Range': {
    ...CONTENT_RANGE,
    description: 'Rows and total, if `sort`, `range` or `filter` is sent',
  },
};
