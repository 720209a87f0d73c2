import { Injectable } from '@nestjs/common';
import { toFils, aedText } from '@shop/contract/money';
import { Types } from 'mongoose';
import type { Account } from '../invoices/account.js';
import { InvoiceChanges, type SettledInvoice } from '../invoices/invoice-changes.service.js';
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
import { Sequences } from '../../platform/database/sequences.service.js';
import { Transactions } from '../../platform/database/transactions.js';
import { changeOfReason, changesOfCreation } from '../../platform/history/changes.js';
import type { DeletedResponse } from '../../platform/openapi/response-fields.js';
import { refuse, refuseField } from '../../platform/errors/refuse.js';
import { allocatedOf, unallocatedOf } from './domain/receipt.rules.js';
import type { RecordReceiptDto } from './dto/receipt.requests.js';
import type { ReceiptResponse } from './dto/receipt.response.js';
import { ReceiptPrepayments } from './receipt-prepayments.service.js';
import { Receipt, type ReceiptAllocation, type ReceiptRecord } from './receipt.schema.js';

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
type PaidBy = Pick<RecordReceiptDto, 'company' | 'user' | 'order' | 'allocations'>;
type Wanted = readonly { readonly invoice: string; readonly amount: number }[];

/** Records, refunds and reverses receipts: the receipt, its payments and their invoices in one transaction. */
@Injectable()
export class ReceiptRecording {
  constructor(
    @InjectRecords(Receipt) private readonly records: RecordStore<Receipt>,
    private readonly receipts: ReceiptsService,
    private readonly prepayments: ReceiptPrepayments,
    private readonly changes: InvoiceChanges,
    private readonly settlement: PaymentSettlement,
    private readonly reversals: PaymentReversals,
    private readonly papers: ReceiptPapers,
    private readonly sequences: Sequences,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
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
    };
    const receiptNumber = await this.nextNumber();
    return this.transactions.answer(actor, async (session) => {
      const stored = await this.insertReceipt({ ...fields, receiptNumber }, body, { actor, session });
      return this.receipts.toReceiptResponse(actor, stored);
    });
  }

  nextNumber(): Promise<string> {
    return this.sequences.next('RCP', this.clock.now());
  }

  /** Records money in the caller's transaction. */
  async insertReceipt(receipt: NewReceipt, body: PaidBy, by: ChangeContext): Promise<ReceiptRecord> {
    const { session } = by;
    const { account, payer, order } = await this.prepayments.payerOf(body, session);
    const settled = await this.settleAll(receipt, account, body.allocations, by);
    const money = { amount: receipt.amount, allocations: settled.allocations, refunds: [], reversal: null };
    const user = account.user ?? (await this.papers.recipientOf(account, settled.invoices));
    const owner = { payer, company: account.company, user };
    const parties = await this.papers.partiesOf(owner, session);
    const { cheque, ...reported } = receipt;
    const changes = changesOfCreation({ ...reported, payer, order: order?.orderNumber, cheque: cheque?.number });
    const stored = await this.records.insert(
      { ...receipt, ...money, ...owner, ...parties, order, unallocated: unallocatedOf(money) },
      { ...by, action: 'recorded', changes },
    );
    await this.prepayments.redate(stored, by);
    await this.papers.mailRecorded(stored, session);
    return stored;
  }

  /** Pays a part of the rest back. @throws DomainError REFUND_TOO_LARGE, RECEIPT_NOT_FOUND */
  async refundReceipt(id: string, body: RefundPaymentDto, actor: Actor): Promise<ReceiptResponse> {
    return this.transactions.answer(actor, async (session) => {
      const before = await this.receipts.load(id, session);
      const refund = {
        ...{ _id: new Types.ObjectId(), amount: toFils(body.amount), paymentMethod: body.paymentMethod },
        paymentDate: this.settlement.refundDate(body.paymentDate, before),
        ...{ note: body.note ?? '', by: actor.name, at: this.clock.now() },
      };
      if (refund.amount > before.unallocated)
        throw refuse('REFUND_TOO_LARGE/receipt', { left: aedText(before.unallocated), asked: aedText(refund.amount) });
      const refunds = [...before.refunds, refund];
      const fields = { refunds, unallocated: unallocatedOf({ ...before, refunds }) };
      const changes = [{ field: 'refund', from: null, to: refund.amount }];
      const stored = await this.records.store(before, fields, { actor, session, action: 'refunded', changes });
      await this.prepayments.redate(stored, { actor, session });
      await this.papers.mailRefunded(stored, refund, session);
      return this.receipts.toReceiptResponse(actor, stored);
    });
  }

  /** Reverses the receipt with all that invoices got of its money. @throws DomainError RECEIPT_REVERSED, RECEIPT_REFUNDED */
  reverseReceipt(id: string, reason: string, actor: Actor): Promise<DeletedResponse> {
    return this.transactions.answer(actor, async (session) => {
      const before = await this.receipts.load(id, session);
      if (before.cheque) throw refuse('CHEQUE_HAS_RECEIPT', { cheque: before.cheque.number });
      await this.reverseAt(this.clock.now(), before, reason, { actor, session });
      return { _id: id };
    });
  }

  /**
   * Reverses a receipt in the caller's transaction, as of this moment: a cheque that its bank took back counts until
   * that day. @throws DomainError RECEIPT_REVERSED, RECEIPT_REFUNDED
   */
  async reverseAt(at: Date, before: ReceiptRecord, reason: string, by: ChangeContext): Promise<void> {
    if (before.reversal !== null) throw refuse('RECEIPT_REVERSED');
    const refunded = refundedOf(before);
    if (refunded > 0) throw refuse('RECEIPT_REFUNDED', refundInWords(before, refunded, before.receiptNumber));
    const made = before.allocations.map(({ payment }) => payment);
    const about = { resource: 'receipts' as const, id: before._id, name: before.receiptNumber };
    const customer = (await this.papers.recipient(before, by.session)) ?? { name: before.payer, email: '' };
    await this.reversals.reverse(made, { about, customer, money: before, reason, at }, by);
    const reversal = { reason, by: by.actor?.name ?? '', at };
    const fields = { reversal, unallocated: 0, reversedRest: before.unallocated };
    const changes = [changeOfReason(reason)];
    await this.records.store(before, fields, { ...by, action: 'reversed', changes });
    await this.prepayments.redate(before, by);
  }

  private async settleAll(receipt: NewReceipt, account: Account, wanted: Wanted, by: ChangeContext) {
    const { _id, receiptNumber, paymentMethod, paymentDate, chequeNumber, chequeDate, note } = receipt;
    const allocations: ReceiptAllocation[] = [];
    const invoices: SettledInvoice[] = [];
    for (const [index, part] of wanted.entries()) {
      const invoice = await this.changes.loadForPayment(part.invoice, by.session);
      const amount = toFils(part.amount);
      const field = `allocations.${index}.invoice`;
      if (invoices.some((one) => one._id.equals(invoice._id)))
        throw refuseField(field, 'INVOICE_TWICE', { invoice: invoice.invoiceNumber });
      if (!(await this.prepayments.maySettle(invoice, account, by.session)))
        throw refuseField(field, 'OTHER_ACCOUNT', { invoice: invoice.invoiceNumber });
      if (amount > invoice.remainingDue) {
        const left = aedText(invoice.remainingDue);
        const values = { left, asked: aedText(amount), invoice: invoice.invoiceNumber };
        throw refuse('ALLOCATION_TOO_LARGE', values, { field: `allocations.${index}.amount` });
      }
      const payment = new Types.ObjectId();
      const paid = {
        ...{ _id: payment, amount, paymentMethod, paymentDate, chequeNumber, chequeDate, note, paidTo: '' },
        ...{ status: 'Received' as const, refundedAt: null, receipt: { _id, receiptNumber } },
      };
      invoices.push((await this.settlement.insertPayment(invoice, paid, by)).invoice);
      allocations.push({
        invoice: invoice._id,
        invoiceNumber: invoice.invoiceNumber,
        payment,
        amount,
        appliedAt: null,
      });
    }
    return { allocations, invoices };
  }
}
