import type { ImportRemark } from '@shop/contract/product-import';
import type { ClientSession } from 'mongoose';
import type { RuleFault } from '../errors/refuse.js';
import type { ImportAction, ImportChangeResponse, ImportedCellProblemResponse } from './dto/import.response.js';
import type { Sheet, SheetForm, SheetProblem, SheetRow } from './import-sheet.js';
import type { Problems } from './checked-cells.js';

/** The change that a row of a file makes, or its errors. */
export interface PlannedRow {
  /** Row of the file, from 1. */
  readonly line: number;
  readonly sku: string;
  readonly name: string;
  readonly action: ImportAction;
  readonly changes?: readonly ImportChangeResponse[];
  readonly problems?: readonly ImportedCellProblemResponse[];
  /** Questions that need a confirmation. */
  readonly remarks?: readonly ImportRemark[];
}

export interface ImportPlan<C extends string, Row extends PlannedRow, Found> {
  readonly kind: ImportRules<C, Row, Found>;
  readonly sheet: Sheet<C>;
  readonly found: Found;
  /** In the order of the sheet. */
  readonly rows: readonly Row[];
  readonly problems: readonly SheetProblem[];
  /** Rows that are applied only if they are confirmed, by line. */
  readonly remarks: ReadonlyMap<number, readonly ImportRemark[]>;
  /** Hash of all planned changes; null if nothing would change, or the file as a whole is wrong. */
  readonly digest: string | null;
  readonly isWrong: boolean;
}

export interface ImportRules<C extends string, Row extends PlannedRow, Found> {
  readonly form: SheetForm<C>;
  /** True if a wrong row refuses the whole file. */
  readonly isWhole?: boolean;
  /** The records that the rows refer to, as stored. */
  load(sheet: Sheet<C>, session: ClientSession | null): Promise<Found>;
  planRow(row: SheetRow<C>, found: Found, sheet: Sheet<C>): Row | Promise<Row>;
  /** Questions about the file as a whole. */
  problemsOf?(found: Found): readonly SheetProblem[];
  /** Replaces rows that contradict an earlier one. */
  together?(rows: readonly Row[], found: Found): readonly Row[];
  /** Problems of all changes together. */
  tooMuch?(changing: readonly Row[]): readonly RuleFault[];
  /** Changes that the file makes besides those of its rows; part of the digest. */
  besides?(plan: Pick<ImportPlan<C, Row, Found>, 'sheet' | 'rows' | 'found'>): readonly object[];
}

/** A kind whose file is applied in one transaction. `ImportRuns` does the rest. */
export interface ImportKind<C extends string, Row extends PlannedRow, Found> extends ImportRules<C, Row, Found> {
  /** @param rows those of the plan that change something, without remarks or confirmed */
  apply(rows: readonly Row[], plan: ImportPlan<C, Row, Found>, session: ClientSession): Promise<void>;
}

export const isChange = ({ action }: PlannedRow): boolean => action === 'create' || action === 'update';

export const wrongRow = <Row extends Omit<PlannedRow, 'action'>>(row: Row, problems: Problems) => ({
  ...row,
  action: 'wrong' as const,
  problems: Object.entries(problems).map(([field, problem]) => ({ field, ...problem })),
});

export const textOf = (cell: unknown): string => (typeof cell === 'string' ? cell.trim() : '');
