import { Injectable } from '@nestjs/common';
import { toAed, toFils } from '@shop/contract/money';
import { type ClientSession, Types } from 'mongoose';
import { ReceiptPrepayments } from '../receipts/receipt-prepayments.service.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { requireVersion } from '../../platform/database/record.js';
import { type ChangeContext, InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { Sequences } from '../../platform/database/sequences.service.js';
import { isDuplicateKey, Transactions } from '../../platform/database/transactions.js';
import { refuse } from '../../platform/errors/refuse.js';
import type { DeletedResponse } from '../../platform/openapi/response-fields.js';
import { ChequePlans } from './cheque-plans.service.js';
import { accountOfCheque, Cheque, CHEQUE_RECORD, type ChequeRecord } from './cheque.schema.js';
import { ChequesService } from './cheques.service.js';
import { clearedOf, requireChequeAction, restOfPlan } from './domain/cheque.rules.js';
import { type ChequeStage, courseAfter } from './domain/course.js';
import { identityOf } from './domain/identity.js';
import type { RecordChequeDto, ReplaceChequeDto, UpdateChequeDto } from './dto/cheque.requests.js';
import type { ChequeResponse } from './dto/cheque.response.js';

type NewCheque = Pick<ChequeRecord, 'payer' | 'bank' | 'chequeNumber' | 'chequeDate' | 'amount' | 'receivedOn'> &
  Partial<Cheque>;

/** Enters cheques in the register, corrects them while they are in hand, and replaces them. */
@Injectable()
export class ChequeEntry {
  constructor(
    @InjectRecords(Cheque) private readonly records: RecordStore<Cheque>,
    private readonly cheques: ChequesService,
    private readonly plans: ChequePlans,
    private readonly prepayments: ReceiptPrepayments,
    private readonly sequences: Sequences,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError CHEQUE_NUMBER_TAKEN, and what the account, the order and the plan are refused with */
  async recordCheque(body: RecordChequeDto, actor: Actor): Promise<ChequeResponse> {
    const { kind = 'Payment', allocations = [] } = body;
    if (kind === 'Guarantee' && (allocations.length > 0 || body.order)) throw refuse('CHEQUE_IS_GUARANTEE');
    const sheet = this.sheetOf(body);
    return this.unlessTaken(sheet.chequeNumber, () =>
      this.transactions.answer(actor, async (session) => {
        const number = await this.nextNumber(session);
        const { account, payer, order } = await this.prepayments.payerOf(body, session);
        const fields = {
          ...account,
          payer,
          kind,
          ...sheet,
          drawer: body.drawer || payer,
          order: order && { _id: order._id, number: order.orderNumber },
          allocations: await this.plans.checkedPlan(allocations, { account, amount: sheet.amount, session }),
        };
        return this.cheques.toResponse(await this.insert(number, fields, { actor, session }));
      }),
    );
  }

  /** @throws DomainError CHEQUE_NOT_FOUND, CHEQUE_STATE, CHEQUE_NUMBER_TAKEN, STALE_VERSION */
  update(id: string, { version, ...body }: UpdateChequeDto, actor: Actor): Promise<ChequeResponse> {
    return this.unlessTaken(body.chequeNumber ?? '', () =>
      this.transactions.answer(actor, async (session) => {
        const before = await this.cheques.load(id, session);
        requireVersion(CHEQUE_RECORD.name, before, version);
        requireChequeAction(before, 'edit');
        const { allocations, drawer = before.drawer, ...changed } = body;
        if (before.kind === 'Guarantee' && allocations?.length) throw refuse('CHEQUE_IS_GUARANTEE');
        const sheet = this.sheetOf({ ...sentOf(before), ...sentFields(changed) });
        const planned = { account: accountOfCheque(before), amount: sheet.amount, session, except: before._id };
        const plan = allocations ? await this.plans.checkedPlan(allocations, planned) : before.allocations;
        this.plans.requireWithin(plan, sheet.amount);
        const fields = { ...sheet, drawer: drawer || before.payer, allocations: plan };
        const identity = identityOf(fields);
        if (identity !== before.identity) await this.requireFree(identity, session);
        const course = [heldSince(sheet.receivedOn)];
        const stored = await this.records.store(before, { ...fields, identity, course }, { actor, session });
        return this.cheques.toResponse(stored);
      }),
    );
  }

  /** Takes back the entry of a cheque that was typed wrongly; it stays to be seen. @throws DomainError CHEQUE_STATE */
  withdraw(id: string, reason: string, actor: Actor): Promise<DeletedResponse> {
    return this.transactions.answer(actor, async (session) => {
      const before = await this.cheques.load(id, session);
      requireChequeAction(before, 'withdraw');
      const end = { on: this.cheques.today(), to: '', handedTo: null, reason, receipts: [] };
      const fields = { status: 'Withdrawn' as const, identity: before.number, end };
      await this.records.store(before, fields, { actor, session, action: 'withdrawn' });
      return { _id: id };
    });
  }

  /**
   * Records the cheque that replaces another one, with the unpaid part of its plan.
   * @returns the new cheque
   * @throws DomainError CHEQUE_STATE, CHEQUE_NUMBER_TAKEN
   */
  async replace(id: string, body: ReplaceChequeDto, actor: Actor): Promise<ChequeResponse> {
    const sheet = this.sheetOf(body);
    const _id = new Types.ObjectId();
    return this.unlessTaken(sheet.chequeNumber, () =>
      this.transactions.answer(actor, async (session) => {
        const by = { actor, session };
        const number = await this.nextNumber(session);
        const before = await this.cheques.load(id, session);
        requireChequeAction(before, 'replace');
        const replacedBy = { _id, number };
        const stage = { on: sheet.receivedOn, status: 'Replaced' as const, cleared: clearedOf(before) };
        const replaced = { status: 'Replaced' as const, replacedBy, course: courseAfter(before, stage) };
        await this.records.store(before, replaced, { ...by, action: 'cheque replaced' });
        const left = restOfPlan(before.allocations, clearedOf(before));
        const planned = { account: accountOfCheque(before), amount: sheet.amount, session };
        const fitting = new Map(
          (await this.plans.fittingParts(left, planned)).map((part) => [part.invoice, part.amount]),
        );
        const { kind, payer, company, user, order } = before;
        const fields = {
          _id,
          kind,
          payer,
          company,
          user,
          order,
          ...sheet,
          drawer: body.drawer || before.drawer,
          replaces: { _id: before._id, number: before.number },
          allocations: left.flatMap((part) => {
            const amount = fitting.get(part.invoice.toHexString());
            return amount === undefined ? [] : [{ ...part, amount }];
          }),
        };
        return this.cheques.toResponse(await this.insert(number, fields, by));
      }),
    );
  }

  /** @throws DomainError CHEQUE_NUMBER_TAKEN */
  async insert(
    number: string,
    fields: NewCheque,
    by: ChangeContext,
    action: 'recorded' | 'brought in' = 'recorded',
  ): Promise<ChequeRecord> {
    const drawer = fields.drawer ?? fields.payer;
    const identity = identityOf({ ...fields, drawer });
    await this.requireFree(identity, by.session);
    const course = [heldSince(fields.receivedOn)];
    return this.records.insert({ ...fields, number, drawer, identity, course }, { ...by, action });
  }

  nextNumber(session: ClientSession): Promise<string> {
    return this.sequences.nextWithoutGap('CHQ', this.clock.now(), session);
  }

  /** Two members of staff who enter a cheque at the same moment: the unique index refuses one of them. */
  async unlessTaken<T>(chequeNumber: string, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw isDuplicateKey(error) ? refuse('CHEQUE_NUMBER_TAKEN', { number: chequeNumber }) : error;
    }
  }

  private async requireFree(identity: string, session: ChangeContext['session']): Promise<void> {
    const taken = await this.cheques.identityTaken([identity], session);
    if (taken !== null) throw refuse('CHEQUE_NUMBER_TAKEN', { number: taken });
  }

  private sheetOf(
    body: Pick<RecordChequeDto, 'bank' | 'chequeNumber' | 'chequeDate' | 'amount' | 'receivedOn' | 'note'>,
  ) {
    const { bank, chequeNumber, amount, receivedOn, note = '' } = body;
    return {
      bank,
      chequeNumber,
      amount: toFils(amount),
      note,
      chequeDate: this.cheques.chequeDate(body.chequeDate, 'chequeDate'),
      receivedOn: this.cheques.pastDay(receivedOn ?? this.cheques.today(), 'receivedOn'),
    };
  }
}

const heldSince = (on: string): ChequeStage => ({ on, status: 'Held', cleared: 0 });

const sentOf = ({ bank, chequeNumber, chequeDate, amount, receivedOn, note }: ChequeRecord) => ({
  bank,
  chequeNumber,
  chequeDate,
  amount: toAed(amount),
  receivedOn,
  note,
});

const sentFields = <T extends object>(body: T) =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };
