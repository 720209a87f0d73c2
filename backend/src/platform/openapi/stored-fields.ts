import { Type } from '@nestjs/common';
import { SchemaFactory } from '@nestjs/mongoose';
import { ApiProperty } from '@nestjs/swagger';
import { toAed } from '@shop/contract/money';
import type { Viewer } from '@shop/contract/state-machine';
import { type SchemaType, SchemaTypes, Types } from 'mongoose';
import type { Stored } from '../database/record.js';
import { describedFields } from './described-fields.js';
import {
  ApiAmount,
  ApiDay,
  ApiFlag,
  ApiId,
  ApiIds,
  ApiInstant,
  ApiOneOf,
  ApiSignedAmount,
  ApiWholeNumber,
} from './response-fields.js';

/** The description of a stored field. The schema says its type, its values and whether it can be null. */
interface FieldDocs<V = never> {
  readonly description?: string;
  readonly example?: unknown;
  /** The values of a text that the schema leaves open. */
  readonly values?: readonly string[];
  /** The lowest value of a whole number. Default: 0. */
  readonly minimum?: number;
  /** True for an amount that can be negative. */
  readonly signed?: true;
  /** True if only staff get the field. */
  readonly staffOnly?: true;
  /** The response class of a stored part, or of each part in a list. All of its fields are stored fields. */
  readonly part?: PartResponse<V extends readonly (infer E)[] ? E : V>;
}

interface PartResponse<V> extends Type<object> {
  readonly fields: object;
  readonly stored: (part: NonNullable<V>, viewer?: Viewer) => object;
}

type Docs<T> = { readonly [K in keyof T]?: FieldDocs<T[K]> };
type StaffOnly<D> = { [K in keyof D]: D[K] extends { readonly staffOnly: true } ? K : never }[keyof D];

type Plain<V> = V extends Types.ObjectId | Date ? string : V;
type PartOf<V, R> = V extends readonly unknown[] ? R[] : V extends object ? R : null;
/** A record without the field counts as one with the default of its schema. */
type Value<V, About> = About extends { readonly part: new () => infer R }
  ? PartOf<V, R>
  : V extends readonly (infer E)[]
    ? Plain<E>[]
    : Plain<V>;

/** The fields of `T` that `D` names, in the form that responses have. Those for staff only are optional. */
type StoredFields<T, D> = {
  [K in keyof T & Exclude<keyof D, StaffOnly<D>>]-?: Value<Exclude<T[K], undefined>, D[K]>;
} & {
  [K in keyof T & StaffOnly<D>]?: Value<Exclude<T[K], undefined>, D[K]>;
};

interface StoredResponse<T, D, B> extends Type<StoredFields<T, D> & B> {
  /** The declared fields, for a class that has them too. */
  readonly fields: D;
  /** Converts the named fields: ids into hexadecimal digits, times into ISO texts, amounts into AED. */
  readonly stored: (record: Pick<T, keyof T & keyof D>, viewer?: Viewer) => StoredFields<T, D>;
}

/**
 * The base of a response: fields that it shares with a stored class. Only the named fields leave the server.
 *
 * ```ts
 * class ReceiptResponse extends storedFields(Receipt, {
 *   ...RECORD_FIELDS,
 *   receiptNumber: { example: 'RCP-2026-00001' },
 *   amount: { example: 100 }, // AED, since the schema has `@Money`
 *   chequeDate: { description: 'Date on the cheque' }, // or null, since that is the default of the schema
 *   reversal: { part: ReversalResponse }, // a part with its own response
 *   note: { staffOnly: true, example: 'Paid in two parts' }, // optional; missing for customers
 * }) {
 *   @ApiAmount({ example: 60 })
 *   allocated: number; // computed by the mapper
 * }
 *
 * const toReceipt = (receipt: ReceiptRecord, viewer: Viewer): ReceiptResponse => ({
 *   allocated: toAed(allocatedOf(receipt)),
 *   ...ReceiptResponse.stored(receipt, viewer), // last: properties after a long spread take V8 ten times as long
 * });
 * ```
 *
 * @param base a response class with further fields
 * @throws Error if the schema has no such field, or a part has fields that are not stored
 */
export function storedFields<T extends object, const D extends Docs<T & Stored>, B extends object = object>(
  stored: Type<T> | (abstract new () => T),
  docs: D,
  base?: Type<B>,
): StoredResponse<T & Stored, D, B> {
  const schema = SchemaFactory.createForClass(stored as Type<T>);
  const fields = Object.entries<FieldDocs>(docs as Record<string, FieldDocs>).map(([name, about]) => {
    const path = schema.path(name) as SchemaType | undefined;
    if (path === undefined) throw new Error(`${stored.name} has no field ${name}`);
    if (about.part !== undefined) requireStoredOnly(about.part);
    return { name, about, path, toValue: converterOf(path, about) };
  });
  const open = fields.filter(({ about }) => about.staffOnly !== true);
  const blank = (of: typeof fields) => Object.fromEntries<unknown>(of.map(({ name }) => [name, null]));
  const blanks = { staff: blank(fields), open: blank(open) };
  const parent: Type<object> = base ?? Object;
  class Response extends parent {
    static readonly fields = docs;
    static readonly stored = (record: Readonly<Record<string, unknown>>, viewer: Viewer = 'owner') => {
      // V8 stores an object whose many fields are added one by one as a hash table, of five times the size.
      const response = { ...(viewer === 'staff' ? blanks.staff : blanks.open) };
      for (const { name, toValue } of viewer === 'staff' ? fields : open)
        response[name] = toValue(record[name], viewer);
      return response;
    };
  }
  for (const { name, about, path } of fields) describeField(path, about)(Response.prototype, name);
  return Response as unknown as StoredResponse<T & Stored, D, B>;
}

function requireStoredOnly(part: PartResponse<never>): void {
  const computed = [...describedFields(part)].filter((field) => !(field in part.fields));
  if (computed.length > 0) throw new Error(`${part.name} has fields that are not stored: ${computed.join(', ')}`);
}

type Convert = (value: unknown, viewer: Viewer) => unknown;

function converterOf({ instance, options }: SchemaType, { part }: FieldDocs): Convert {
  const one = part === undefined ? plainConverter(options.isMoney === true) : partConverter(part);
  const missing = (options.default ?? null) as unknown;
  const convert = instance === 'Array' ? listConverter(one) : one;
  return (value, viewer) => convert(value === undefined ? missing : value, viewer);
}

const listConverter =
  (one: Convert): Convert =>
  (values, viewer) =>
    values === null ? null : (values as readonly unknown[]).map((value) => one(value, viewer));

const plainConverter =
  (isMoney: boolean): Convert =>
  (value) => {
    if (value instanceof Types.ObjectId) return value.toHexString();
    if (value instanceof Date) return value.toISOString();
    return isMoney && typeof value === 'number' ? toAed(value) : value;
  };

function partConverter({ stored }: PartResponse<never>): Convert {
  const toPart = stored as (value: unknown, viewer: Viewer) => object;
  return (value, viewer) => (value == null ? null : toPart(value, viewer));
}

function describeField(path: SchemaType, { part, staffOnly, description, ...about }: FieldDocs): PropertyDecorator {
  const docs = {
    ...about,
    ...(path.options.default === null && { nullable: true }),
    ...(staffOnly && { required: false }),
    ...((staffOnly ?? description !== undefined) && {
      description: [staffOnly && 'Staff only', description].filter(Boolean).join('. '),
    }),
  };
  const isList = path.instance === 'Array';
  if (part !== undefined) return ApiProperty({ type: isList ? [part] : part, ...docs });
  return describeValue(path, docs);
}

const withoutNull = (values: readonly (string | null)[]) => values.filter((value) => value !== null);

function describeValue(
  { instance, options }: SchemaType,
  { signed, values = options.enum as FieldDocs['values'], ...docs }: Omit<FieldDocs, 'part' | 'staffOnly'>,
): PropertyDecorator {
  if (options.isMoney === true) return signed ? ApiSignedAmount(docs) : ApiAmount(docs);
  if (options.isDay === true) return ApiDay(docs);
  if (values !== undefined) return ApiOneOf(withoutNull(values), docs);
  switch (instance) {
    case 'ObjectId':
      return ApiId(docs);
    case 'Date':
      return ApiInstant(docs);
    case 'Boolean':
      return ApiFlag(docs);
    case 'Number':
      return ApiWholeNumber(docs);
    case 'String':
      return ApiProperty({ type: String, ...docs });
    case 'Array':
      return (options.type as unknown[])[0] === SchemaTypes.ObjectId
        ? ApiIds(docs)
        : ApiProperty({ type: [String], ...docs });
    default:
      throw new Error(`A stored ${instance} needs a response class of its own: { part: … }`);
  }
}

/** The fields of every stored record. */
export const RECORD_FIELDS = {
  _id: {},
  version: { minimum: 1, description: 'Send it back with a PUT; an outdated version returns 409', example: 1 },
  createdAt: {},
  updatedAt: {},
} as const;
