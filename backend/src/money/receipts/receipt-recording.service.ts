import { Injectable } from '@nestjs/common';
import { aedText, type Fils, toFils } from '@shop/contract/money';
import { type ClientSession, Types } from 'mongoose';
import { CREDIT_NOTE_NUMBERS, INVOICE_NUMBERS } from '../../documents/number-series.js';
import type { OrderRecord } from '../../sales/orders/order-binding.service.js';
import { refundInWords } from '../payments/domain/reversal.js';
import { refundedOf } from '../payments/domain/payment.rules.js';
import { ReceiptPapers } from './receipt-papers.service.js';
import { ReceiptsService } from './receipts.service.js';
import { NO_CHEQUE } from '../payments/domain/cheque.js';
import { PaymentReversals } from '../payments/payment-reversals.service.js';
import { PaymentSettlement } from '../payments/payment-settlement.service.js';
import type { RefundPaymentDto } from '../payments/dto/payment.requests.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { type ChangeContext, InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { toObjectId } from '../../platform/database/record.js';
import { Sequences } from '../../platform/database/sequences.service.js';
import { Transactions } from '../../platform/database/transactions.js';
import { changeOfReason, changesOfCreation } from '../../platform/history/changes.js';
import type { DeletedResponse } from '../../platform/openapi/response-fields.js';
import { refuse, refuseField } from '../../platform/errors/refuse.js';
import { allocatedOf, unallocatedOf } from './domain/receipt.rules.js';
import type { RecordReceiptDto } from './dto/receipt.requests.js';
import type { ReceiptResponse } from './dto/receipt.response.js';
import { OrderMoney } from './order-money.service.js';
import { ReceiptPrepayments } from './receipt-prepayments.service.js';
import { Receipt, type ReceiptRecord } from './receipt.schema.js';

type NewReceipt = Pick<
  ReceiptRecord,
  | '_id'
  | 'receiptNumber'
  | 'amount'
  | 'paymentMethod'
  | 'paymentDate'
  | 'chequeNumber'
  | 'chequeDate'
  | 'reference'
  | 'note'
  | 'cheque'
>;
/** The payer, and the allocations in AED. */
interface PaidBy extends Pick<RecordReceiptDto, 'company' | 'user' | 'order' | 'allocations'> {
  /** 'rest': the amount that exceeds the invoices of the order. */
  readonly onAccount?: number | 'rest';
}

/** Records, refunds and reverses receipts: the receipt, its payments and their invoices in one transaction. */
@Injectable()
export class ReceiptRecording {
  constructor(
    @InjectRecords(Receipt) private readonly records: RecordStore<Receipt>,
    private readonly receipts: ReceiptsService,
    private readonly prepayments: ReceiptPrepayments,
    private readonly settlement: PaymentSettlement,
    private readonly reversals: PaymentReversals,
    private readonly papers: ReceiptPapers,
    private readonly sequences: Sequences,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly money: OrderMoney,
  ) {}

  /** @throws DomainError ALLOCATION_TOO_LARGE, INVOICE_NOT_FOUND, and what `ReceiptPrepayments.payerOf` throws */
  async recordReceipt(body: RecordReceiptDto, actor: Actor): Promise<ReceiptResponse> {
    const amount = toFils(body.amount);
    const allocated = allocatedOf({ allocations: body.allocations.map((one) => ({ amount: toFils(one.amount) })) });
    if (allocated > amount)
      throw refuseField('allocations', 'ALLOCATED_TOO_MUCH', {
        allocated: aedText(allocated),
        amount: aedText(amount),
      });
    const fields: NewReceipt = {
      _id: new Types.ObjectId(),
      receiptNumber: '',
      amount,
      paymentMethod: body.paymentMethod,
      paymentDate: this.settlement.paymentDate(body.paymentDate),
      ...this.settlement.chequeFields(body.paymentMethod, NO_CHEQUE, body),
      reference: body.reference ?? '',
      note: body.note ?? '',
      cheque: null,
    };
    const work = async (session: ClientSession) => {
      const receiptNumber = await this.nextNumber(session);
      const stored = await this.insertReceipt({ ...fields, receiptNumber }, body, { actor, session });
      return this.receipts.toReceiptResponse(actor, stored);
    };
    return this.transactions.answer(actor, work, INVOICE_NUMBERS);
  }

  nextNumber(session: ClientSession): Promise<string> {
    return this.sequences.nextWithoutGap('RCP', this.clock.now(), session);
  }

  /** Records money in the caller's transaction, which is in the queue INVOICE_NUMBERS. */
  async insertReceipt(receipt: NewReceipt, body: PaidBy, by: ChangeContext): Promise<ReceiptRecord> {
    const { session } = by;
    const { account, payer, order } = await this.prepayments.payerOf(body, session);
    const named = await this.prepayments.settle(receipt, account, body.allocations, by);
    const forOrder = await this.forOrder(receipt, { ...body, order, allocated: allocatedOf(named) }, by);
    const made = await this.prepayments.settle(receipt, account, forOrder.parts, by);
    const settled = {
      invoices: [...named.invoices, ...made.invoices],
      allocations: [...named.allocations, ...made.allocations],
    };
    const money = {
      amount: receipt.amount,
      allocations: settled.allocations,
      refunds: [],
      reversal: null,
      onAccount: forOrder.onAccount,
    };
    const user = account.user ?? (await this.papers.recipientOf(account, [...made.invoices, ...named.invoices]));
    const owner = { payer, company: account.company, user };
    const parties = await this.papers.partiesOf(owner, session);
    const { cheque, ...reported } = receipt;
    const changes = changesOfCreation({ ...reported, payer, order: order?.orderNumber, cheque: cheque?.number });
    const stored = await this.records.insert(
      { ...receipt, ...money, ...owner, ...parties, order: order && prepaid(order), unallocated: unallocatedOf(money) },
      { ...by, action: 'recorded', changes },
    );
    await this.redate(stored, by);
    await this.settlement.countForPromises(account, receipt, by);
    await this.papers.mailRecorded(stored, forOrder.advance, session);
    return stored;
  }

  /** Pays a part of the rest back. @throws DomainError REFUND_TOO_LARGE, RECEIPT_NOT_FOUND */
  async refundReceipt(id: string, body: RefundPaymentDto, actor: Actor): Promise<ReceiptResponse> {
    return this.transactions.answer(actor, async (session) => {
      const before = await this.receipts.load(id, session);
      const refund = this.settlement.refundOf({ ...before, appliedAt: null }, body, actor);
      const left = await this.receipts.refundableOf(before, session);
      if (refund.amount > left)
        throw refuse('REFUND_TOO_LARGE/receipt', { left: aedText(left), asked: aedText(refund.amount) });
      const refunds = [...before.refunds, refund];
      const fields = { refunds, unallocated: unallocatedOf({ ...before, refunds }) };
      const changes = [{ field: 'refund', from: null, to: refund.amount }];
      const stored = await this.records.store(before, fields, { actor, session, action: 'refunded', changes });
      await this.redate(stored, { actor, session });
      await this.papers.mailRefunded(stored, refund, session);
      return this.receipts.toReceiptResponse(actor, stored);
    });
  }

  /** Reverses the receipt with all that invoices got of its money. @throws DomainError RECEIPT_REVERSED, RECEIPT_REFUNDED */
  reverseReceipt(id: string, reason: string, actor: Actor): Promise<DeletedResponse> {
    const work = async (session: ClientSession) => {
      const before = await this.receipts.load(id, session);
      if (before.cheque) throw refuse('CHEQUE_HAS_RECEIPT', { cheque: before.cheque.number });
      await this.reverseAt(this.clock.now(), before, reason, { actor, session });
      return { _id: id };
    };
    return this.transactions.answer(actor, work, CREDIT_NOTE_NUMBERS);
  }

  /** Prevents the reversal of a receipt while a record that counts on its money is stored. @throws DomainError RECEIPT_NOT_FOUND */
  async lock(id: string, session: ClientSession): Promise<ReceiptRecord> {
    const _id = toObjectId(id);
    const receipt = _id && (await this.records.lock(_id, session));
    if (receipt === null) throw refuse('RECEIPT_NOT_FOUND');
    return receipt;
  }

  /**
   * Reverses a receipt in the caller's transaction, which is in the queue CREDIT_NOTE_NUMBERS, as of this moment: a cheque
   * that its bank took back counts until that day. The account owes what had been paid back of it by then. Advance invoices that
   * were issued for it end.
   * @throws DomainError RECEIPT_REVERSED, RECEIPT_REFUNDED
   */
  async reverseAt(at: Date, before: ReceiptRecord, reason: string, by: ChangeContext): Promise<void> {
    if (before.reversal !== null) throw refuse('RECEIPT_REVERSED');
    const [refunded, owesPaidBack] = [refundedOf(before), Boolean(before.cheque)];
    if (refunded > 0 && !owesPaidBack)
      throw refuse('RECEIPT_REFUNDED', refundInWords(before, refunded, before.receiptNumber));
    const made = before.allocations.map(({ payment }) => payment);
    const about = { resource: 'receipts' as const, id: before._id, name: before.receiptNumber };
    const customer = (await this.papers.recipient(before, by.session)) ?? { name: before.payer, email: '' };
    const money = { about, customer, money: before, reason, at, owesPaidBack };
    const paidBack = await this.reversals.reverse(made, money, by);
    const reversal = { reason, by: by.actor?.name ?? '', at };
    const allocations = before.allocations.map((allocation) => ({
      ...allocation,
      paidBack: paidBack.get(allocation.payment.toHexString()) ?? 0,
    }));
    const owed = refunded + [...paidBack.values()].reduce((sum, amount) => sum + amount, 0);
    const fields = { reversal, allocations, unallocated: 0 - owed, reversedRest: before.unallocated + owed };
    const changes = [changeOfReason(reason)];
    await this.records.store(before, fields, { ...by, action: 'reversed', changes });
    await this.money.endAdvances(before, reason, by);
    await this.redate(before, by);
  }

  /** The parts that invoices of its order get of the money that is not allocated by name. */
  private async forOrder(
    receipt: NewReceipt,
    { order, allocated, onAccount = 0 }: Pick<PaidBy, 'onAccount'> & { order: OrderRecord | null; allocated: Fils },
    by: ChangeContext,
  ) {
    const rest = receipt.amount - allocated;
    const named = onAccount === 'rest' ? 0 : toFils(onAccount);
    if (named > rest) throw refuseField('onAccount', 'ON_ACCOUNT_TOO_MUCH', { left: aedText(rest) });
    if (order === null) return { parts: [], onAccount: named, advance: null };
    const { _id, receiptNumber, paymentDate } = receipt;
    const money = { amount: rest - named, paymentDate, receipt: { _id, receiptNumber } };
    const made = await this.money.partsOf(order, { ...money, takesRest: onAccount === 'rest' }, by);
    return { ...made, onAccount: named + made.onAccount };
  }

  private async redate({ order }: ReceiptRecord, by: ChangeContext): Promise<void> {
    if (order) await this.money.redate(order._id, by);
  }
}

const prepaid = ({ _id, orderNumber }: OrderRecord) => ({ _id, orderNumber });
