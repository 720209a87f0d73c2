import { Prop, Schema } from '@nestjs/mongoose';
import type { Document } from 'mongodb';
import { type ClientSession, type Model, Types } from 'mongoose';
import { refuse } from '../errors/refuse.js';
import type { DeclaredKind } from '../history/record-kinds.js';
import { derivedFields } from './derived-fields.js';

/** The fields that every stored record has besides its own. */
export interface Stored {
  readonly _id: Types.ObjectId;
  readonly version: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export interface RecordKind<T> extends DeclaredKind {
  /** The fields that the history shows, if it does not show all of the record. */
  readonly reported?: (record: T & Stored) => object;
  /** Amounts in changes of the history that are not fields of the schema, such as a refund. */
  readonly namedAmounts?: readonly string[];
}

/** The base of the schema classes of records. */
@Schema()
export class Versioned {
  @Prop({ type: Number, default: 1 })
  version: number;

  createdAt: Date;
  updatedAt: Date;
}

/** A refusal names at most this many of the documents that need a record. */
export const MOST_NAMED = 5;

/** Schema options shared by all resources: own `version` instead of Mongoose's key, both timestamps. */
export const RECORD_OPTIONS = { versionKey: false, timestamps: true, minimize: false } as const;

/** The digits of an id that stays in memory: the driver's ids are fragmented texts, which take five times as much. */
export const compactId = ({ id }: Types.ObjectId): string => Buffer.from(id).toString('hex');

/** @returns null for a text that is no id, so that callers answer 404 and not 500. */
export function toObjectId(id: string): Types.ObjectId | null {
  return /^[0-9a-f]{24}$/i.test(id) ? new Types.ObjectId(id) : null;
}

/** @returns null if there is none, or the text is not an id */
export async function findRecord<T>(
  model: Model<T>,
  id: string,
  session: ClientSession | null = null,
): Promise<(T & Stored) | null> {
  const _id = toObjectId(id);
  return _id && model.findById(_id).session(session).lean<(T & Stored) | null>();
}

/** @throws DomainError the refusal of the kind */
export async function loadRecord<T>(
  model: Model<T>,
  { notFound }: DeclaredKind,
  id: string,
  session: ClientSession | null = null,
): Promise<T & Stored> {
  const record = await findRecord(model, id, session);
  if (record === null) throw refuse(notFound);
  return record;
}

/**
 * @param seen the version that the caller loaded; null, which a body may contain, means the same as a missing version
 * @throws DomainError STALE_VERSION
 */
export function requireVersion(what: string, before: Stored, seen: number | null | undefined): void {
  if (typeof seen === 'number' && seen !== before.version) throw refuse('STALE_VERSION', { record: what });
}

/**
 * Stores new records without Mongoose documents: each field must be present and have its type. Casting, defaults and
 * validation would cost several times as much.
 */
export async function insertRecords<T extends object>(
  model: Model<T>,
  records: readonly (NoInfer<T> & { readonly _id: unknown })[],
  session: ClientSession | null,
): Promise<void> {
  const [first, ...others] = records.map((record): Document => ({ ...record, ...derivedFields<T>(model, record) }));
  if (first === undefined) return;
  const options = session === null ? {} : { session };
  if (others.length === 0) await model.collection.insertOne(first, options);
  else await model.collection.insertMany([first, ...others], options);
}
