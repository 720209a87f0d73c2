import { type FactoryProvider, Inject } from '@nestjs/common';
import { getModelToken } from '@nestjs/mongoose';
import type { ClientSession, Model, QueryFilter, Types, UpdateQuery } from 'mongoose';
import { RECORD_RESOURCES } from '@shop/contract/records';
import { insertRecords } from './record.js';

type Reads<T> = Pick<Model<T>, 'find' | 'findOne' | 'findById' | 'exists' | 'countDocuments'>;
type Keyed = { readonly _id: Types.ObjectId | string | number };

/**
 * The only way to change records that have no history: links, messages, files, queued emails. Only the caller's filter
 * guards a change here. Records with a history are changed by their RecordStore.
 */
export class PlainStore<T extends object> {
  readonly reads: Reads<T>;

  constructor(private readonly model: Model<T>) {
    const { collectionName } = model.collection;
    if (RECORD_RESOURCES.some((resource) => resource === collectionName)) {
      throw new Error(`${collectionName} keep a history and must be written through their RecordStore`);
    }
    this.reads = model;
  }

  /** Stores new records without applying defaults or casts: each field must be present and have its type. */
  async insert(
    records: (NoInfer<T> & Keyed) | readonly (NoInfer<T> & Keyed)[],
    session: ClientSession | null = null,
  ): Promise<void> {
    await insertRecords(this.model, [records].flat() as (T & Keyed)[], session);
  }

  /** Stores new records; missing fields get the defaults of the schema. @returns the stored records */
  async create<Stored>(fields: readonly Partial<NoInfer<T>>[], session: ClientSession): Promise<Stored[]> {
    const documents = await this.model.insertMany([...fields] as T[], { session });
    return documents.map((document) => document.toObject<Stored>());
  }

  /** @returns true if a record matched the filter */
  async changeOne(
    filter: QueryFilter<NoInfer<T>>,
    update: UpdateQuery<NoInfer<T>>,
    session: ClientSession | null = null,
  ): Promise<boolean> {
    return (await this.model.updateOne(filter, update).session(session)).matchedCount > 0;
  }

  /** Does the same as `changeOne`. @returns the changed record with these `fields`; null if no record matched */
  changeAndRead<Read = T>(
    filter: QueryFilter<NoInfer<T>>,
    update: UpdateQuery<NoInfer<T>>,
    {
      fields = [],
      session = null,
    }: { readonly fields?: readonly string[]; readonly session?: ClientSession | null } = {},
  ): Promise<Read | null> {
    return this.model
      .findOneAndUpdate(filter, update, { returnDocument: 'after' })
      .select(fields.join(' '))
      .session(session)
      .lean<Read | null>();
  }

  /** @returns how many records matched the filter */
  async changeAll(
    filter: QueryFilter<NoInfer<T>>,
    update: UpdateQuery<NoInfer<T>>,
    session: ClientSession | null = null,
  ): Promise<number> {
    return (await this.model.updateMany(filter, update).session(session)).matchedCount;
  }

  /** Changes the record with this id, or creates it. */
  async put(
    _id: (T & Keyed)['_id'],
    update: UpdateQuery<NoInfer<T>>,
    session: ClientSession | null = null,
  ): Promise<void> {
    await this.model.updateOne({ _id } as QueryFilter<T>, update, { upsert: true }).session(session);
  }

  async removeOne(filter: QueryFilter<NoInfer<T>>, session: ClientSession | null = null): Promise<void> {
    await this.model.deleteOne(filter).session(session);
  }

  /** @returns how many records were removed */
  async removeAll(filter: QueryFilter<NoInfer<T>>, session: ClientSession | null = null): Promise<number> {
    return (await this.model.deleteMany(filter).session(session)).deletedCount;
  }
}

const tokenOf = (type: { readonly name: string }) => `${type.name}PlainStore`;

export const InjectStore = (type: { readonly name: string }) => Inject(tokenOf(type));

/** Provides the store of records without a history, in the module that owns them. */
export function plainStoreOf<T extends object>(type: abstract new () => T): FactoryProvider<PlainStore<T>> {
  return {
    provide: tokenOf(type),
    useFactory: (model: Model<T>) => new PlainStore(model),
    inject: [getModelToken(type.name)],
  };
}
