import { Injectable, type Type } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import type { Stored } from '../database/record.js';
import { findPage } from './find-page.js';
import { type ListQueryDto, parseListQuery } from './list-query.js';
import { type ListPage, ListSpec } from './list-spec.js';

/** A list whose rows need nothing but their records. */
export interface RecordList<T, R> extends ListSpec<T> {
  readonly record: Type<T>;
  readonly toRow: (record: T & Stored) => R;
}

/** Reads the staff lists that are declared as `RecordList`. All others are read by the services of their modules. */
@Injectable()
export class StaffLists {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  async findRows<T, R>(list: RecordList<T, R>, query: ListQueryDto): Promise<ListPage<R>> {
    const model = this.connection.model<T>(list.record.name);
    const { records, ...page } = await findPage(model, parseListQuery(list, query));
    return { ...page, rows: records.map((record) => list.toRow(record)) };
  }
}
