import type { BankDateOrder } from '@shop/contract/bank';
import type { MoveInKind, MoveInSource } from '@shop/contract/move-in';
import { MOVE_IN_FORMS, type MoveInColumn } from '@shop/contract/move-in-forms';
import { MAX_IMPORT_ROWS } from '@shop/contract/product-import';
import type { Fils } from '@shop/contract/money';
import type { ClientSession, Types } from 'mongoose';
import type { ChangeContext } from '../platform/database/record-store.js';
import { ruleFault } from '../platform/errors/refuse.js';
import type { StoredRecord } from '../platform/imports/brought-records.js';
import type { ImportRules, PlannedRow } from '../platform/imports/import-kind.js';
import type { SheetForm } from '../platform/imports/import-sheet.js';
import type { MoveInRecord } from '../shop/move-ins/move-ins.service.js';
import type { MoveInEntry } from './move-in-entry.schema.js';

/** A row of a file of the old books, with the record that it brings. */
export interface BroughtRow extends PlannedRow {
  /** Identifies the record in the old books; empty for a row that brings none. */
  readonly key: string;
  /** The values of the row in one text. */
  readonly content: string;
  /** The amount that it adds to the sum of its step; undefined for kinds without one. */
  readonly amount?: Fils;
}

/** A record that a row brought. */
export interface Brought {
  readonly line: number;
  readonly key: string;
  readonly content: string;
  readonly record: Types.ObjectId;
  readonly version: number;
}

/** Records that a step brings: as they are now, to see which were used since, and their removal. */
export interface StoresOfStep {
  stored(ids: readonly Types.ObjectId[], session: ClientSession): Promise<StoredRecord[]>;
  /** @throws DomainError STALE_VERSION */
  remove(ids: readonly Types.ObjectId[], by: ChangeContext): Promise<void>;
}

export interface StepOptions {
  readonly moveIn: MoveInRecord;
  /** The order of day and month in its days; undefined if the days themselves have to show it. */
  readonly dateOrder: BankDateOrder | undefined;
  /** Rows with remarks that are imported; undefined for a dry run. */
  readonly confirmed: readonly number[] | undefined;
}

export type EntryKeys = ReadonlyMap<string, Pick<MoveInEntry, 'content'>>;

/** One kind of records that a move-in brings. */
export interface MoveInStep<C extends string, Row extends BroughtRow, Found> {
  readonly kind: MoveInKind;
  /** The queue of its transactions. */
  readonly queue: string;
  rules(options: StepOptions): ImportRules<C, Row, Found>;
  /** Brings the records of these rows, in the caller's transaction. */
  bring(rows: readonly Row[], moveIn: MoveInRecord, by: ChangeContext): Promise<Brought[]>;
  /** In the order of their removal. */
  readonly stores: readonly StoresOfStep[];
  /** Names of other records that refer to these, and keep them from being removed. */
  referring?(ids: readonly Types.ObjectId[], session: ClientSession): Promise<string[]>;
}

export type AnyStep = MoveInStep<string, BroughtRow, unknown>;

/** The steps of all kinds. */
export const MOVE_IN_STEPS = Symbol('move-in steps');

/** The sheet of a step: columns that it does not know are shown and passed over. */
export const sheetFormOf = <K extends MoveInKind>(kind: K, source: MoveInSource): SheetForm<MoveInColumn<K>> => ({
  kinds: MOVE_IN_FORMS[kind].columns as SheetForm<MoveInColumn<K>>['kinds'],
  aliases: MOVE_IN_FORMS[kind].headings[source] as Readonly<Record<string, MoveInColumn<K>>>,
  passesUnknown: true,
  maxRows: MAX_IMPORT_ROWS,
  tooMany: ruleFault('TOO_MANY_LINES/file', { max: MAX_IMPORT_ROWS }),
});
