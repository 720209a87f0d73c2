import { Injectable } from '@nestjs/common';
import type { Actor } from '../auth/actor.js';
import { Transactions } from '../database/transactions.js';
import { refuse } from '../errors/refuse.js';
import { FileReader } from '../reading/file-reader.service.js';
import type { ImportKind, ImportPlan, ImportRules, PlannedRow } from './import-kind.js';
import { planImport, takenRows } from './import-plan.js';
import type { Sheet, SheetForm } from './import-sheet.js';

interface ImportBody {
  readonly csv: string;
  /** Omitted for a dry run. */
  readonly plan?: string;
  readonly confirmed?: number[] | null;
}

/** The rows of one transaction of an import in portions: others wait for it. */
const ROWS_OF_PORTION = 25;

/**
 * Imports files: a dry run returns the changes with a hash; the import stores the changes of this hash, or none. Rows
 * with remarks are left unless they are confirmed.
 */
@Injectable()
export class ImportRuns {
  constructor(
    private readonly files: FileReader,
    private readonly transactions: Transactions,
  ) {}

  /** @throws DomainError FILE_TOO_COMPLEX */
  read<C extends string>(csv: string, form: SheetForm<C>): Promise<Sheet<C>> {
    return this.files.read('sheet', { form, csv });
  }

  /**
   * @param answer makes the response; `confirmed` is null for a dry run
   * @throws DomainError IMPORT_OUTDATED if the file would now make other changes than the plan, FILE_TOO_COMPLEX
   */
  async run<C extends string, Row extends PlannedRow, Found, Answer extends object>(
    kind: ImportKind<C, Row, Found>,
    { csv, plan, confirmed }: ImportBody,
    actor: Actor,
    answer: (found: ImportPlan<C, Row, Found>, confirmed: readonly number[] | null) => Answer,
  ): Promise<Answer> {
    const sheet = await this.read(csv, kind.form);
    if (!plan) return answer(await planImport(kind, sheet, null), null);
    return this.transactions.answer(actor, async (session) => {
      const found = await planImport(kind, sheet, session);
      if (found.digest !== plan) throw refuse('IMPORT_OUTDATED');
      await kind.apply(takenRows(found, confirmed), found, session);
      return answer(found, confirmed ?? []);
    });
  }

  /**
   * Does the same in portions, each in a transaction of its own, for kinds whose rows stand alone: a file that was
   * stopped half way goes on when it is imported again.
   * @param apply must pass over rows that were applied since the plan
   */
  async runInPortions<C extends string, Row extends PlannedRow, Found, Answer>(
    kind: ImportRules<C, Row, Found>,
    { csv, plan, confirmed }: ImportBody,
    apply: (rows: readonly Row[]) => Promise<void>,
    answer: (found: ImportPlan<C, Row, Found>, confirmed: readonly number[] | null) => Answer,
  ): Promise<Answer> {
    const found = await planImport(kind, await this.read(csv, kind.form), null);
    if (!plan) return answer(found, null);
    if (found.digest !== plan) throw refuse('IMPORT_OUTDATED');
    const rows = takenRows(found, confirmed);
    for (let start = 0; start < rows.length; start += ROWS_OF_PORTION)
      await apply(rows.slice(start, start + ROWS_OF_PORTION));
    return answer(found, confirmed ?? []);
  }
}
