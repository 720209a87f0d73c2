import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { ClientSession } from 'mongoose';
import type { ImportResponse, PartialImportResponse } from './dto/import.response.js';
import { type ImportPlan, type ImportRules, isChange, type PlannedRow } from './import-kind.js';
import { quotedCell, type Sheet } from './import-sheet.js';

/** Other calls are answered between this many rows. */
const ROWS_AT_ONCE = 200;

export async function planImport<C extends string, Row extends PlannedRow, Found>(
  kind: ImportRules<C, Row, Found>,
  sheet: Sheet<C>,
  session: ClientSession | null,
): Promise<ImportPlan<C, Row, Found>> {
  const found = await kind.load(sheet, session);
  const planned: Row[] = [];
  for (const [index, row] of sheet.rows.entries()) {
    if (index % ROWS_AT_ONCE === 0) await setImmediate();
    planned.push(await kind.planRow(row, found, sheet));
  }
  const rows = kind.together?.(planned, found) ?? planned;
  const changing = rows.filter(isChange);
  const faults = kind.tooMuch?.(changing) ?? [];
  const questions = kind.problemsOf?.(found) ?? [];
  const problems = [...sheet.problems, ...questions, ...faults.map((fault) => ({ line: 1, ...fault }))];
  const besides = kind.besides?.({ sheet, rows, found }) ?? [];
  const isNothing = changing.length + besides.length === 0;
  const isWrong = rows.some(({ action }) => action === 'wrong');
  const isRefused = problems.length > 0 || (kind.isWhole === true && isWrong);
  const digest = isRefused || isNothing ? null : digestOf(changing, besides);
  const remarks = new Map(changing.flatMap(({ line, remarks: own = [] }) => (own.length > 0 ? [[line, own]] : [])));
  return { kind, sheet, found, rows, problems, remarks, digest, isWrong };
}

function digestOf(rows: readonly PlannedRow[], besides: readonly object[]): string {
  const changes = rows.map(({ line, sku, action, changes: made }) => ({ line, sku, action, made }));
  return createHash('sha256')
    .update(JSON.stringify([changes, besides]))
    .digest('hex');
}

/** The rows to apply: those that change something, without remarks or confirmed. */
export function takenRows<C extends string, Row extends PlannedRow, Found>(
  { rows, remarks }: ImportPlan<C, Row, Found>,
  confirmed: readonly number[] | null = [],
): readonly Row[] {
  return rows.filter((row) => isChange(row) && (!remarks.has(row.line) || confirmed?.includes(row.line)));
}

/** The fields of the response that all kinds have. */
export function toImport<C extends string, Row extends PlannedRow, Found>({
  kind,
  rows,
  problems,
  sheet,
  remarks,
  digest,
  isWrong,
}: ImportPlan<C, Row, Found>): Omit<ImportResponse, 'applied'> {
  const count = (wanted: string) => rows.filter(({ action }) => action === wanted).length;
  return {
    plan: isWrong ? null : digest,
    created: count('create'),
    updated: count('update'),
    unchanged: count('same'),
    wrong: count('wrong'),
    problems: [...problems],
    rows: rows.map(({ line, sku, name, action, changes = [], problems: faults = [] }, index) => {
      const source = sheet.rows[index];
      return {
        line,
        sku,
        name,
        action,
        changes: [...changes],
        remarks: [...(remarks.get(line) ?? [])],
        problems: faults.map((fault) => ({ ...fault, value: quotedCell(sheet, source, fault.field, kind.form) })),
        cells: action === 'wrong' && !kind.isWhole ? [...(source?.texts ?? [])] : [],
      };
    }),
  };
}

/** `toImport` for kinds that may leave wrong rows and rows with remarks. @param confirmed null for a dry run */
export function toPartialImport<C extends string, Row extends PlannedRow, Found>(
  plan: ImportPlan<C, Row, Found>,
  confirmed: readonly number[] | null,
): PartialImportResponse {
  const { rows, remarks, digest, isWrong, sheet } = plan;
  const left = [...remarks.keys()].filter((line) => confirmed?.includes(line) !== true);
  const leftWith = (action: string) => rows.filter((row) => row.action === action && left.includes(row.line)).length;
  const all = toImport(plan);
  return {
    ...all,
    applied: confirmed !== null,
    goodPlan: isWrong ? digest : null,
    created: all.created - leftWith('create'),
    updated: all.updated - leftWith('update'),
    left,
    columns: [...sheet.headings],
  };
}
