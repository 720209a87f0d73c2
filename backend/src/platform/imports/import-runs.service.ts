import { Injectable } from '@nestjs/common';
import type { Actor } from '../auth/actor.js';
import { Transactions } from '../database/transactions.js';
import { refuse } from '../errors/refuse.js';
import { FileReader } from '../reading/file-reader.service.js';
import type { ImportKind, ImportPlan, PlannedRow } from './import-kind.js';
import { planImport, takenRows } from './import-plan.js';
import type { Sheet, SheetForm } from './import-sheet.js';

interface ImportBody {
  readonly csv: string;
  /** Omitted for a dry run. */
  readonly plan?: string;
  readonly confirmed?: number[] | null;
}

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
}
