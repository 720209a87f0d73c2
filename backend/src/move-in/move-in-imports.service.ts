import { Inject, Injectable } from '@nestjs/common';
import { dubaiDay } from '@shop/contract/dubai-day';
import { toAed } from '@shop/contract/money';
import { MOVE_IN_KINDS } from '@shop/contract/move-in';
import type { Actor } from '../platform/auth/actor.js';
import { Clock } from '../platform/clock.js';
import type { ChangeContext } from '../platform/database/record-store.js';
import { isDuplicateKey, Transactions } from '../platform/database/transactions.js';
import { DomainError } from '../platform/errors/domain-error.js';
import { refuse } from '../platform/errors/refuse.js';
import type { StoredRecord } from '../platform/imports/brought-records.js';
import type { ImportRules } from '../platform/imports/import-kind.js';
import { toPartialImport } from '../platform/imports/import-plan.js';
import { ImportRuns } from '../platform/imports/import-runs.service.js';
import type { Sheet } from '../platform/imports/import-sheet.js';
import type { DeletedResponse } from '../platform/openapi/response-fields.js';
import { MoveInResponse } from '../shop/move-ins/dto/move-in.response.js';
import { type MoveInRecord, MoveInsService } from '../shop/move-ins/move-ins.service.js';
import { BroughtCustomers } from './brought-customers.service.js';
import { dayOrderOf } from './domain/day-order.js';
import type { MoveInFileDto } from './dto/move-in-file.requests.js';
import type { MoveInImportResponse, MoveInStepResponse } from './dto/move-in-file.response.js';
import { MoveInEntries } from './move-in-entries.service.js';
import { MoveInUploads } from './move-in-uploads.service.js';
import { type AnyStep, type BroughtRow, MOVE_IN_STEPS, type RowContext, sheetFormOf } from './move-in-step.js';

/** A refusal names at most this many records. */
const MOST_USED = 20;

const causeOf = ({ _id: id, number: name }: MoveInRecord) => ({ resource: 'move-ins' as const, id, name });

/**
 * Brings the files of a move-in in, kind by kind, in portions, and undoes a kind as a whole. What is brought is in
 * `MoveInEntries`: a file that is imported again brings only what is missing.
 */
@Injectable()
export class MoveInImports {
  private readonly stepOfKind: ReadonlyMap<string, AnyStep>;

  constructor(
    private readonly moveIns: MoveInsService,
    private readonly entries: MoveInEntries,
    private readonly uploads: MoveInUploads,
    private readonly customers: BroughtCustomers,
    private readonly runs: ImportRuns,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    @Inject(MOVE_IN_STEPS) steps: readonly AnyStep[],
  ) {
    this.stepOfKind = new Map(steps.map((step) => [step.kind, step]));
  }

  /** Lists the steps with the records that they brought. @throws DomainError MOVE_IN_NOT_FOUND */
  async steps(id: string): Promise<MoveInStepResponse[]> {
    const { _id: moveIn } = await this.moveIns.load(id);
    const [sums, files] = await Promise.all([this.entries.sums(moveIn), this.uploads.of(moveIn)]);
    return MOVE_IN_KINDS.map((kind) => {
      const { count = 0, amount = 0 } = sums.find(({ _id }) => _id === kind) ?? {};
      return { kind, count, amount: toAed(amount), file: files.get(kind) ?? null };
    });
  }

  /** @throws DomainError MOVE_IN_NOT_FOUND, MOVE_IN_KIND_NOT_FOUND, MOVE_IN_ENDED, IMPORT_OUTDATED, FILE_TOO_COMPLEX */
  async run(id: string, kind: string, body: MoveInFileDto, actor: Actor): Promise<MoveInImportResponse> {
    const step = this.stepOf(kind);
    const moveIn = await this.moveIns.load(id);
    if (moveIn.status !== 'Open') throw refuse('MOVE_IN_ENDED');
    const confirmed = body.plan ? (body.confirmed ?? []) : undefined;
    const rules: ImportRules<string, BroughtRow, RowContext> = {
      form: { ...sheetFormOf(step.kind, moveIn.source), ...(body.decimalSign && { sign: body.decimalSign }) },
      load: async (sheet) => step.load(sheet, await this.context(step, sheet, moveIn, body), moveIn),
      planRow: (row, context) => step.planRow(row, context),
      problemsOf: ({ problems }) => problems,
      together: (rows, context) => step.together?.(rows, context, confirmed) ?? rows,
    };
    return this.runs.runInPortions(
      rules,
      body,
      (rows) => this.bring(step, rows, moveIn, actor).catch(refuseOutdated),
      (plan, taken) => ({
        ...toPartialImport(plan, taken),
        unused: [...plan.sheet.unused],
        skipped: plan.rows.filter(({ action }) => action === 'skipped').length,
      }),
    );
  }

  private async context(
    { kind, days }: AnyStep,
    sheet: Sheet<string>,
    { _id, switchDay }: MoveInRecord,
    { dateOrder }: MoveInFileDto,
  ): Promise<RowContext> {
    const today = dubaiDay(this.clock.now());
    return {
      ...dayOrderOf(sheet, days, dateOrder, today),
      switchDay,
      today,
      customers: await this.customers.names(),
      brought: await this.entries.byKey(_id, kind),
      starts: await this.moveIns.seriesStarts(),
    };
  }

  /** Rows that were brought since the plan are passed over. */
  private bring(step: AnyStep, rows: readonly BroughtRow[], moveIn: MoveInRecord, actor: Actor): Promise<void> {
    const { _id } = moveIn;
    return this.transactions.run(
      actor,
      async (session) => {
        await this.moveIns.lockOpen(_id.toHexString(), session);
        const keys = rows.map(({ key }) => key);
        const known = await this.entries.known(_id, step.kind, keys, session);
        const missing = rows.filter(({ key }) => !known.has(key));
        const brought = await step.bring(missing, moveIn, { actor, session, cause: causeOf(moveIn) });
        const amounts = new Map(missing.map(({ key, amount = 0 }) => [key, amount]));
        const entries = brought.map((one) => ({ ...one, amount: amounts.get(one.key) ?? 0 }));
        await this.entries.add(_id, step.kind, entries, session);
      },
      step.queue,
    );
  }

  /** @throws DomainError MOVE_IN_KIND_NOT_FOUND, MOVE_IN_ENDED, MOVE_IN_USED */
  undoStep(id: string, name: string, actor: Actor): Promise<DeletedResponse> {
    const step = this.stepOf(name);
    const { kind } = step;
    return this.transactions.answer(actor, async (session) => {
      const moveIn = await this.moveIns.lockOpen(id, session);
      const entries = await this.entries.of(moveIn._id, kind, session);
      const ids = entries.map(({ record }) => record);
      const versions = new Map(entries.map(({ record, version }) => [String(record), version]));
      const stored: StoredRecord[] = [];
      for (const store of step.stores) stored.push(...(await store.stored(ids, session)));
      const used = stored.filter(({ _id, version }) => versions.get(String(_id)) !== version);
      const names = [...used.map(({ name: one }) => one), ...((await step.referring?.(ids, session)) ?? [])];
      if (names.length > 0) throw refuse('MOVE_IN_USED', { records: names.slice(0, MOST_USED).join(', ') });
      const by: ChangeContext = { actor, session, cause: causeOf(moveIn) };
      for (const store of step.stores) await store.remove(ids, by);
      await this.entries.remove(moveIn._id, kind, session);
      await this.uploads.startAgain(moveIn._id, kind, session);
      return { _id: moveIn._id.toHexString() };
    });
  }

  /** Ends a move-in that brought nothing, or whose steps are undone. @throws DomainError MOVE_IN_ENDED, MOVE_IN_STEPS */
  undo(id: string, actor: Actor): Promise<MoveInResponse> {
    return this.transactions.answer(actor, async (session) => {
      const before = await this.moveIns.lockOpen(id, session);
      if (await this.entries.isUsed(before._id, session)) throw refuse('MOVE_IN_STEPS');
      await this.uploads.removeAll(before._id, session);
      return MoveInResponse.stored(await this.moveIns.undo(before, actor, session));
    });
  }

  private stepOf(kind: string): AnyStep {
    const step = this.stepOfKind.get(kind);
    if (step === undefined) throw refuse('MOVE_IN_KIND_NOT_FOUND');
    return step;
  }
}

/** An email address or TRN was free in the plan, or a record that a row names was deleted since. */
function refuseOutdated(error: unknown): never {
  const isGone = error instanceof DomainError && error.status === 404;
  throw isGone || isDuplicateKey(error) ? refuse('IMPORT_OUTDATED') : error;
}
