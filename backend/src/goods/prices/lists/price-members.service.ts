import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter, Types } from 'mongoose';
import { loadRecord, type RecordKind, type Stored } from '../../../platform/database/record.js';
import { type ChangeContext, InjectRecords, RecordStore } from '../../../platform/database/record-store.js';
import { CUSTOMER_GROUP_RECORD, CustomerGroup } from './customer-group.schema.js';
import { PRICE_LIST_RECORD, PriceListHead } from './price-list.schema.js';

interface Accounts {
  readonly companies: readonly Types.ObjectId[];
  readonly users: readonly Types.ObjectId[];
}

type Named = Pick<CustomerGroup & PriceListHead, 'name' | 'companies' | 'users'>;

/** The accounts of customer groups, or of price lists. Changes are made in the caller's transaction. */
class Members<T extends Named> {
  constructor(
    private readonly model: Model<T>,
    private readonly records: RecordStore<T>,
    private readonly kind: RecordKind<T>,
    private readonly all: QueryFilter<T>,
  ) {}

  named(): Promise<(Pick<Stored, '_id'> & Pick<T, 'name'>)[]> {
    return this.model.find(this.all, { name: 1 }).lean<(T & Stored)[]>();
  }

  /** @throws DomainError CUSTOMER_GROUP_NOT_FOUND, PRICE_LIST_NOT_FOUND */
  async join(id: string, { companies, users }: Accounts, by: ChangeContext): Promise<void> {
    const one = await loadRecord(this.model, this.kind, id, by.session);
    const fields = { companies: [...one.companies, ...companies], users: [...one.users, ...users] };
    await this.records.store(one, fields as Partial<T>, by);
  }

  async leave({ companies, users }: Accounts, by: ChangeContext): Promise<void> {
    const leaving = new Set([...companies, ...users].map(String));
    const without = (ids: readonly Types.ObjectId[]) => ids.filter((id) => !leaving.has(String(id)));
    const filter = { $or: [{ companies: { $in: [...companies] } }, { users: { $in: [...users] } }] } as QueryFilter<T>;
    for (const one of await this.model.find(filter).session(by.session).lean<(T & Stored)[]>()) {
      const fields = { companies: without(one.companies), users: without(one.users) };
      await this.records.store(one, fields as Partial<T>, by);
    }
  }
}

/** Puts accounts into customer groups and price lists by their names, and takes them out. */
@Injectable()
export class PriceMembers {
  readonly groups: Members<CustomerGroup>;
  /** Without those for everyone. */
  readonly lists: Members<PriceListHead>;

  constructor(
    @InjectModel(CustomerGroup.name) groups: Model<CustomerGroup>,
    @InjectRecords(CustomerGroup) groupRecords: RecordStore<CustomerGroup>,
    @InjectModel(PriceListHead.name) lists: Model<PriceListHead>,
    @InjectRecords(PriceListHead) listRecords: RecordStore<PriceListHead>,
  ) {
    this.groups = new Members(groups, groupRecords, CUSTOMER_GROUP_RECORD, {});
    this.lists = new Members(lists, listRecords, PRICE_LIST_RECORD, { kind: { $ne: 'Public' } });
  }
}
