import { type Schema, Types } from 'mongoose';
import { toAed } from '@shop/contract/money';
import { moneyFieldsOf } from './money.js';

type Plain = string | number | boolean | Date | Types.ObjectId | null | undefined;
/** The fields that hold one value. Other mappers convert parts and lines. */
type PlainKey<T> = { [K in keyof T]-?: T[K] extends Plain ? K : never }[keyof T];
export type WireValue<V> = V extends Types.ObjectId | Date ? string : V extends undefined ? null : V;

/** Fields of a record in the form that responses have. */
export type Wire<T, K extends keyof T> = { [P in K]-?: WireValue<T[P]> };

/**
 * Converts records of a schema, and their parts, into responses: ids as hexadecimal digits, times as ISO texts, the
 * amounts of the schema in AED, null for missing values. Only the fields that a mapper names leave the server.
 */
export function wireOf(schema: Schema) {
  const money = moneyFieldsOf(schema);
  return <T extends object, K extends PlainKey<T>>(record: T, fields: readonly K[]): Wire<T, K> =>
    Object.fromEntries(fields.map((field) => [field, toWire(record[field], money.has(String(field)))])) as Wire<T, K>;
}

export function toWire(value: unknown, isMoney: boolean): unknown {
  if (value instanceof Types.ObjectId) return value.toHexString();
  if (value instanceof Date) return value.toISOString();
  return isMoney && typeof value === 'number' ? toAed(value) : (value ?? null);
}
