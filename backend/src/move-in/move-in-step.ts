import type { MoveInKind, MoveInSource } from '@shop/contract/move-in';
import { MOVE_IN_FORMS, type MoveInColumn } from '@shop/contract/move-in-forms';
import { MAX_IMPORT_ROWS } from '@shop/contract/product-import';
import type { Fils } from '@shop/contract/money';
import type { ClientSession, Types } from 'mongoose';
import type { ChangeContext } from '../platform/database/record-store.js';
import { ruleFault } from '../platform/errors/refuse.js';
import type { StoredRecord } from '../platform/imports/brought-records.js';
import type { PlannedRow } from '../platform/imports/import-kind.js';
import type { Sheet, SheetForm, SheetRow } from '../platform/imports/import-sheet.js';
import type { MoveInRecord } from '../shop/move-ins/move-ins.service.js';
import type { CustomerNames } from './domain/customer-names.js';
import type { DayOrder } from './domain/day-order.js';
import type { MoveInEntry } from './move-in-entry.schema.js';

/** A row of a file of the old books, with the record that it brings. */
export interface BroughtRow<Old = unknown> extends PlannedRow {
  /** Identifies the record in the old books; empty for a row that brings none. */
  readonly key: string;
  /** The values of the row in one text. */
  readonly content: string;
  /** The record; null for a row that brings nothing. */
  readonly old: Old | null;
  /** The amount that it adds to the sum of its step; undefined for kinds without one. */
  readonly amount?: Fils;
}

export interface Brought {
  readonly line: number;
  readonly key: string;
  readonly content: string;
  readonly record: Types.ObjectId;
  readonly version: number;
}

export const broughtBy = (
  { line, key, content }: Pick<Brought, 'line' | 'key' | 'content'>,
  { _id: record, version }: Pick<StoredRecord, '_id' | 'version'>,
): Brought => ({ line, key, content, record, version });

/** Records that a step brings: as they are now, to see which were used since, and their removal. */
export interface StoresOfStep {
  stored(ids: readonly Types.ObjectId[], session: ClientSession): Promise<StoredRecord[]>;
  /** @throws DomainError STALE_VERSION */
  remove(ids: readonly Types.ObjectId[], by: ChangeContext): Promise<void>;
}

/** The facts that the rows of all kinds are planned by. */
export interface RowContext extends DayOrder {
  /** The first day in the shop. */
  readonly switchDay: string;
  readonly today: string;
  readonly customers: CustomerNames;
  /** The rows of this kind that the move-in brought before, by key. */
  readonly brought: ReadonlyMap<string, Pick<MoveInEntry, 'content'>>;
  /** The numbers after which the shop's own series go on, by series and year. */
  readonly starts: ReadonlyMap<string, number>;
}

export interface MoveInStep<C extends string, Row extends BroughtRow, Context extends RowContext> {
  readonly kind: MoveInKind;
  /** The queue of its transactions. */
  readonly queue: string;
  /** The columns of days, first the one in which they are in the order of the file, or nearly. */
  readonly days: readonly C[];
  /** Adds the records that the rows refer to. */
  load(sheet: Sheet<C>, context: RowContext, moveIn: MoveInRecord): Promise<Context>;
  planRow(row: SheetRow<C>, context: Context): Row | Promise<Row>;
  /**
   * Replaces rows that contradict an earlier one.
   * @param confirmed rows with remarks that are imported; undefined for a dry run
   */
  together?(rows: readonly Row[], context: Context, confirmed: readonly number[] | undefined): readonly Row[];
  /** Brings the records of these rows, in the caller's transaction. */
  bring(rows: readonly Row[], moveIn: MoveInRecord, by: ChangeContext): Promise<Brought[]>;
  /** In the order of their removal. */
  readonly stores: readonly StoresOfStep[];
  /** Names of other records that refer to these, and keep them from being removed. */
  referring?(ids: readonly Types.ObjectId[], session: ClientSession): Promise<string[]>;
}

export type AnyStep = MoveInStep<string, BroughtRow, RowContext>;

export const MOVE_IN_STEPS = Symbol('move-in steps');

/** The sheet of a step: columns that it does not know are shown and passed over. */
export const sheetFormOf = <K extends MoveInKind>(kind: K, source: MoveInSource): SheetForm<MoveInColumn<K>> => ({
  kinds: MOVE_IN_FORMS[kind].columns as SheetForm<MoveInColumn<K>>['kinds'],
  aliases: MOVE_IN_FORMS[kind].headings[source] as Readonly<Record<string, MoveInColumn<K>>>,
  passesUnknown: true,
  maxRows: MAX_IMPORT_ROWS,
  tooMany: ruleFault('TOO_MANY_LINES/file', { max: MAX_IMPORT_ROWS }),
});
