import type { Model, QueryFilter } from 'mongoose';
import type { Stored } from '../database/record.js';
import type { RecordResource } from '../history/history-entry.schema.js';
import type { QueryCache } from '../history/query-cache.service.js';
import { findPage, type FoundPage } from './find-page.js';
import type { ListRequest } from './list-spec.js';

/** A list of a resource that has many records: the total of a filter is counted again when one of them has changed. */
export class StaffList<T> {
  private readonly total: (filter: QueryFilter<T>) => Promise<number>;

  /** @param resources that of the model, and others whose changes its records follow */
  constructor(
    private readonly model: Model<T>,
    resources: readonly RecordResource[],
    cache: QueryCache,
  ) {
    this.total = cache.cached(resources, (filter) => model.countDocuments(filter));
  }

  /** One window and how many records there are in all, with every change that was acknowledged before the call. */
  async find(request: ListRequest<T>): Promise<FoundPage<T & Stored>> {
    return findPage(this.model, request, { total: await this.total(request.filter) });
  }
}
