import { Injectable } from '@nestjs/common';
import { CHEQUE_RETURNED } from '@shop/contract/payment';
import { aedText, type Fils, toAed, toFils } from '@shop/contract/money';
import { type ClientSession, Types } from 'mongoose';
import { CREDIT_NOTE_NUMBERS, INVOICE_NUMBERS } from '../../documents/number-series.js';
import { OrderBinding } from '../../sales/orders/order-binding.service.js';
import { refundedOf } from '../payments/domain/payment.rules.js';
import { MONEY_REVERSED, type ReversedRecords } from '../payments/payment.events.js';
import { ReceiptRecording } from '../receipts/receipt-recording.service.js';
import { takenFrom } from '../receipts/domain/receipt.rules.js';
import { type ReceiptRecord, ReceiptsService } from '../receipts/receipts.service.js';
import type { Actor } from '../../platform/auth/actor.js';
import { type ChangeContext, InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { Transactions } from '../../platform/database/transactions.js';
import type { NumberedRef } from '../../platform/database/refs.schema.js';
import { OnEvent } from '../../platform/events/events.js';
import { refuse, refuseField } from '../../platform/errors/refuse.js';
import { ChequeHolds } from './cheque-holds.service.js';
import { ChequePlans } from './cheque-plans.service.js';
import { accountOfCheque, Cheque, type ChequeClearing, type ChequeRecord } from './cheque.schema.js';
import { ChequesService } from './cheques.service.js';
import { clearedOf, requireChequeAction, restOf, restOfPlan, statusAfter } from './domain/cheque.rules.js';
import { beforeSettled, courseAfter, lastDayOf } from './domain/course.js';
import type {
  BounceChequeDto,
  ClearChequeDto,
  ClearChequesDto,
  GiveBackChequeDto,
  HandOverChequeDto,
  SettleChequeDto,
} from './dto/cheque.requests.js';
import type { ChequeResponse } from './dto/cheque.response.js';

type By = ChangeContext & { readonly actor: Actor };

interface Paid {
  readonly on: string;
  readonly amount: Fils;
  readonly receipt: NumberedRef;
}

const NO_END = { to: '', handedTo: null, reason: '', receipts: [] };

/** The steps of cheques: the bank pays them or returns them, or they end without it. */
@Injectable()
export class ChequeSteps {
  constructor(
    @InjectRecords(Cheque) private readonly records: RecordStore<Cheque>,
    private readonly cheques: ChequesService,
    private readonly plans: ChequePlans,
    private readonly recording: ReceiptRecording,
    private readonly receipts: ReceiptsService,
    private readonly binding: OrderBinding,
    private readonly holds: ChequeHolds,
    private readonly transactions: Transactions,
  ) {}

  /** @throws DomainError CHEQUE_NOT_FOUND, CHEQUE_STATE, CLEARED_TOO_LARGE */
  async clearCheque(id: string, { clearedOn, amount }: ClearChequeDto, actor: Actor): Promise<ChequeResponse> {
    const paid = { on: clearedOn, amount: typeof amount === 'number' ? toFils(amount) : null };
    const work = async (session: ClientSession) =>
      this.clearOne(id, { ...paid, receipt: await this.nextReceipt(session) }, { actor, session });
    return this.transactions.answer(actor, work, INVOICE_NUMBERS);
  }

  /** All of them clear, or none. @throws DomainError CHEQUE_NOT_FOUND, CHEQUE_STATE */
  async clearCheques({ clearedOn, cheques }: ClearChequesDto, actor: Actor): Promise<ChequeResponse[]> {
    const work = async (session: ClientSession) => {
      const responses: ChequeResponse[] = [];
      for (const id of new Set(cheques)) {
        const paid = { on: clearedOn, amount: null, receipt: await this.nextReceipt(session) };
        responses.push(await this.clearOne(id, paid, { actor, session }));
      }
      return responses;
    };
    return this.transactions.answer(actor, work, INVOICE_NUMBERS);
  }

  /**
   * The bank returned it, or took the money back: the receipt is reversed as of that day.
   * @throws DomainError CHEQUE_NOT_FOUND, CHEQUE_STATE, CLEARED_TOO_LARGE, RECEIPT_REFUNDED
   */
  async bounceCheque(id: string, body: BounceChequeDto, actor: Actor): Promise<ChequeResponse> {
    const paidPart = toFils(body.paidPart ?? 0);
    const work = async (session: ClientSession) => {
      const by = { actor, session };
      const before = await this.cheques.load(id, session);
      requireChequeAction(before, 'bounce');
      const on = this.cheques.pastDay(body.bouncedOn, 'bouncedOn', lastDayOf(before));
      const unpaid = before.status === 'Cleared' ? await this.takeBack(before, on, by) : before;
      const left = restOf(unpaid) - 1;
      if (paidPart > left)
        throw refuse('CLEARED_TOO_LARGE', { left: aedText(left), asked: aedText(paidPart) }, { field: 'paidPart' });
      const receive = async () =>
        this.receive(unpaid, { on, amount: paidPart, receipt: await this.nextReceipt(session) }, by);
      const clearings = paidPart === 0 ? unpaid.clearings : [...unpaid.clearings, await receive()];
      const { reason, note = '' } = body;
      const returns = [...before.returns, { on, reason, paidPart, charge: toFils(body.charge ?? 0), note }];
      const status = statusAfter({ ...before, clearings });
      await this.holds.afterBounce(before, by);
      return this.store(before, { clearings, returns, status }, { on, action: 'cheque returned' }, by);
    };
    return this.transactions.answer(actor, work, paidPart > 0 ? INVOICE_NUMBERS : CREDIT_NOTE_NUMBERS);
  }

  /** @throws DomainError CHEQUE_NOT_FOUND, CHEQUE_STATE */
  giveBackCheque(id: string, { to, on, reason }: GiveBackChequeDto, actor: Actor): Promise<ChequeResponse> {
    return this.end(id, actor, async (before, by) => {
      requireChequeAction(before, 'giveBack');
      const end = { ...NO_END, to, reason, on: this.cheques.pastDay(on, 'on', before.receivedOn) };
      return this.store(before, { status: 'GivenBack', end }, { on: end.on, action: 'cheque given back' }, by);
    });
  }

  /** @throws DomainError CHEQUE_NOT_FOUND, CHEQUE_STATE */
  handOverCheque(id: string, { to, on, note = '' }: HandOverChequeDto, actor: Actor): Promise<ChequeResponse> {
    return this.end(id, actor, async (before, by) => {
      requireChequeAction(before, 'handOver');
      const day = this.cheques.pastDay(on, 'on', lastDayOf(before));
      const end = { ...NO_END, handedTo: to, reason: note, on: day };
      return this.store(before, { status: 'HandedOver', end }, { on: day, action: 'cheque handed over' }, by);
    });
  }

  /**
   * The money came in another way: no fils of a receipt settles two cheques.
   * @throws DomainError CHEQUE_NOT_FOUND, CHEQUE_STATE, RECEIPT_NOT_FOUND, SETTLED_TOO_LITTLE
   */
  settleCheque(id: string, { receipts: ids }: SettleChequeDto, actor: Actor): Promise<ChequeResponse> {
    return this.end(id, actor, async (before, by) => {
      requireChequeAction(before, 'settle');
      const receipts = [];
      for (const [index, receipt] of [...new Set(ids)].entries()) {
        const locked = await this.recording.lock(receipt, by.session);
        if (!maySettle(before, locked)) throw refuseField(`receipts.${index}`, 'RECEIPT_OF_OTHER_ACCOUNT');
        receipts.push(locked);
      }
      const end = {
        ...NO_END,
        ...before.end,
        on: this.cheques.today(),
        receipts: await this.settlingReceipts(before, receipts, by.session),
      };
      return this.store(before, { status: 'Settled', end }, { on: end.on, action: 'cheque settled' }, by);
    });
  }

  private async settlingReceipts(cheque: ChequeRecord, receipts: readonly ReceiptRecord[], session: ClientSession) {
    const settled = await this.cheques.settledBy(
      receipts.map(({ _id }) => _id),
      session,
    );
    const uses = settled.flatMap(({ end }) => end?.receipts ?? []);
    const usedOf = ({ _id }: ReceiptRecord) =>
      uses.reduce((sum, { receipt, amount }) => (receipt._id.equals(_id) ? sum + amount : sum), 0);
    const rest = restOf(cheque);
    const taken = takenFrom(rest, receipts, (receipt) => receipt.amount - refundedOf(receipt) - usedOf(receipt));
    const short = taken.reduce((left, { amount }) => left - amount, rest);
    if (short > 0) throw refuse('SETTLED_TOO_LITTLE', { short: aedText(short), left: aedText(rest) });
    return taken.map(({ source: { _id, receiptNumber }, amount }) => ({
      receipt: { _id, number: receiptNumber },
      amount,
    }));
  }

  /** A receipt is reversed: the cheques that it settled are open again, as they were before. */
  @OnEvent(MONEY_REVERSED)
  async reopen({ ids }: ReversedRecords, by: ChangeContext): Promise<void> {
    for (const before of await this.cheques.settledBy(ids, by.session)) {
      const day = { on: this.cheques.today(), action: 'cheque reopened' as const };
      await this.store(before, beforeSettled(before), day, by);
    }
  }

  private end(
    id: string,
    actor: Actor,
    work: (before: ChequeRecord, by: By) => Promise<ChequeResponse>,
  ): Promise<ChequeResponse> {
    return this.transactions.answer(actor, async (session) =>
      work(await this.cheques.load(id, session), { actor, session }),
    );
  }

  /**
   * Clears a cheque in the caller's transaction. @param paid.amount null for all of it
   * @throws DomainError CHEQUE_NOT_FOUND, CHEQUE_STATE, CLEARED_TOO_LARGE
   */
  async clearOne(
    id: string,
    { amount: wanted, ...paid }: Omit<Paid, 'amount'> & { readonly amount: Fils | null },
    by: By,
  ): Promise<ChequeResponse> {
    const before = await this.cheques.load(id, by.session);
    requireChequeAction(before, 'clear');
    const left = restOf(before);
    const amount = wanted ?? left;
    if (amount > left) throw refuse('CLEARED_TOO_LARGE', { left: aedText(left), asked: aedText(amount) });
    const on = this.cheques.pastDay(paid.on, 'clearedOn', lastDayOf(before));
    const clearings = [...before.clearings, await this.receive(before, { ...paid, on, amount }, by)];
    const status = statusAfter({ ...before, clearings });
    return this.store(before, { clearings, status }, { on, action: 'cheque cleared' }, by);
  }

  /** Makes the receipt of money that the bank paid, for what its invoices still take; the rest is credit of the account. */
  private async receive(cheque: ChequeRecord, { on, amount, receipt }: Paid, by: By): Promise<ChequeClearing> {
    const { company, user, number, chequeNumber, chequeDate, order } = cheque;
    const plan = restOfPlan(cheque.allocations, clearedOf(cheque));
    const planned = { account: accountOfCheque(cheque), amount, session: by.session };
    const allocations = await this.plans.fittingParts(plan, planned);
    const waits = order !== null && (await this.binding.isUnbilled(order._id, by.session));
    const paidBy = {
      company: company?.toHexString() ?? null,
      user: user?.toHexString() ?? null,
      order: waits ? order._id.toHexString() : null,
      onAccount: waits ? ('rest' as const) : 0,
      allocations: allocations.map((part) => ({ invoice: part.invoice, amount: toAed(part.amount) })),
    };
    const fields = {
      _id: receipt._id,
      receiptNumber: receipt.number,
      amount,
      paymentMethod: 'Cheque' as const,
      paymentDate: new Date(on),
      chequeNumber,
      chequeDate: new Date(chequeDate),
      reference: '',
      note: '',
      cheque: { _id: cheque._id, number },
    };
    await this.recording.insertReceipt(fields, paidBy, by);
    return { on, amount, receipt };
  }

  private async takeBack(before: ChequeRecord, on: string, by: By): Promise<ChequeRecord> {
    const last = before.clearings.at(-1);
    if (last === undefined) return before;
    const receipt = await this.receipts.load(last.receipt._id.toHexString(), by.session);
    await this.recording.reverseAt(this.cheques.momentOf(on), receipt, CHEQUE_RETURNED, by);
    return { ...before, clearings: before.clearings.slice(0, -1) };
  }

  private async store(
    before: ChequeRecord,
    fields: Partial<Cheque> & Pick<Cheque, 'status'>,
    { on, action }: { readonly on: string; readonly action: NonNullable<ChangeContext['action']> },
    by: ChangeContext,
  ): Promise<ChequeResponse> {
    const cleared = clearedOf({ ...before, ...fields });
    const course = courseAfter(before, { on, status: fields.status, cleared });
    return this.cheques.toResponse(await this.records.store(before, { ...fields, course }, { ...by, action }));
  }

  /** The receipt of money that is to come. */
  async nextReceipt(session: ClientSession): Promise<NumberedRef> {
    return { _id: new Types.ObjectId(), number: await this.recording.nextNumber(session) };
  }
}

/** Money of the same account that came in another way. A receipt of a company names its recipient, too. */
function maySettle(cheque: ChequeRecord, { _id, company, user, reversal }: ReceiptRecord): boolean {
  const isTheirs = cheque.company
    ? company?.equals(cheque.company)
    : company === null && cheque.user !== null && user?.equals(cheque.user);
  const isOwn = cheque.clearings.some(({ receipt }) => receipt._id.equals(_id));
  return isTheirs === true && !isOwn && reversal === null;
}
