import { Injectable } from '@nestjs/common';
import type { BankLineKind } from '@shop/contract/bank';
import { aedText, type Fils, toFils } from '@shop/contract/money';
import type { PaymentMethod } from '@shop/contract/payment';
import { type ClientSession, Types } from 'mongoose';
import type { Actor } from '../../platform/auth/actor.js';
import { type ChangeContext, InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { INVOICE_NUMBERS } from '../../documents/number-series.js';
import { requireVersion } from '../../platform/database/record.js';
import { Transactions } from '../../platform/database/transactions.js';
import { refuse, refuseField } from '../../platform/errors/refuse.js';
import { ChequeSteps } from '../cheques/cheque-steps.service.js';
import { ChequesService } from '../cheques/cheques.service.js';
import { restOf } from '../cheques/domain/cheque.rules.js';
import { PaymentsService } from '../payments/payments.service.js';
import type { ReceivedMoney } from '../payments/received-money.js';
import { ReceiptRecording } from '../receipts/receipt-recording.service.js';
import { ReceiptsService } from '../receipts/receipts.service.js';
import { BankBookings } from './bank-bookings.service.js';
import { BANK_LINE_RECORD, BankLine, type BankLineRecord } from './bank-line.schema.js';
import { BankLines } from './bank-lines.service.js';
import { toBankLine } from './bank.mapper.js';
import { BankPayers } from './bank-payers.service.js';
import { leftOf } from './domain/bank-line.rules.js';
import type { MatchBankLineDto } from './dto/bank.requests.js';
import type { BankLineResponse } from './dto/bank.response.js';

type Recorded = NonNullable<MatchBankLineDto['record']>;

const METHODS: Readonly<Record<BankLineKind, PaymentMethod>> = {
  transfer: 'Bank Transfer',
  cheque: 'Cheque',
  cash: 'Cash',
  card: 'Credit Card',
  charge: 'Bank Transfer',
  other: 'Bank Transfer',
};

type By = ChangeContext & { readonly actor: Actor };

interface Part {
  readonly line: BankLineRecord;
  readonly left: Fils;
  /** null: as much as fits */
  readonly wanted: Fils | null;
  readonly made: { readonly _id: Types.ObjectId; readonly number: string };
}

interface Manner {
  /** The invoices that it is matched for without a click; null: a person matches it. */
  readonly alone?: string | null;
  /** The version that was seen; null: any. */
  readonly version?: number | null;
}

interface Match {
  readonly money: ReceivedMoney;
  readonly amount: Fils;
  readonly why: readonly { readonly field: string; readonly from: null; readonly to: string }[];
}

/** Matches bank lines with recorded money, or with new records: receipts, and cheques that clear. */
@Injectable()
export class BankMatching {
  constructor(
    @InjectRecords(BankLine) private readonly records: RecordStore<BankLine>,
    private readonly payers: BankPayers,
    private readonly lines: BankLines,
    private readonly bookings: BankBookings,
    private readonly receipts: ReceiptsService,
    private readonly payments: PaymentsService,
    private readonly recording: ReceiptRecording,
    private readonly cheques: ChequesService,
    private readonly chequeSteps: ChequeSteps,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Matches the line, or a part of it, with money that is in the books, or with a receipt that is recorded with it.
   * @throws DomainError BANK_LINE_CLOSED, BANK_LINE_IS_PAID_OUT, BANK_LINE_IS_RECEIVED, REFUND_NOT_FOUND, BANK_MATCH_TOO_LARGE, BOOKED_AMOUNT_TOO_LARGE, DEPOSIT_ANSWERED, and what
   * recording a receipt and clearing a cheque throw
   */
  async match(id: string, body: MatchBankLineDto, actor: Actor): Promise<BankLineResponse> {
    const { receipt, payment, cheque, deposit, refund, record } = body;
    if ([receipt, payment, cheque, deposit, refund, record].filter((one) => one != null).length !== 1)
      throw refuseField('receipt', 'ONE_MATCH');
    if (deposit != null) return this.matchDeposit(id, deposit, actor);
    return this.transactions.answer(actor, this.matchingOf(id, body, actor), INVOICE_NUMBERS);
  }

  /**
   * Does the same for one of several lines, by what was suggested for it: the caller stores the answer.
   * @throws DomainError STALE_VERSION, and what `match` throws
   */
  async matchOne(id: string, body: MatchBankLineDto, actor: Actor, manner: Manner): Promise<void> {
    await this.transactions.run(actor, this.matchingOf(id, body, actor, manner), INVOICE_NUMBERS);
  }

  private matchingOf(id: string, body: MatchBankLineDto, actor: Actor, { alone = null, version = null }: Manner = {}) {
    const { cheque, record } = body;
    const wanted = body.amount == null ? null : toFils(body.amount);
    return async (session: ClientSession) => {
      const by = { actor, session };
      const line = await this.lines.load(id, session);
      requireVersion(BANK_LINE_RECORD.name, line, version);
      const left = requireOpen(line, wanted, body.refund != null);
      const made = cheque != null || record != null ? await this.chequeSteps.nextReceipt(session) : null;
      const money =
        made === null
          ? await this.inBooks(line, body, session)
          : await this.recorded({ line, left, wanted, made }, body, by);
      const matched = await this.bookings.matchedAmountOf(money, session);
      // One fils is tried if no money is left, so that the refusal names the document.
      const amount = wanted ?? Math.min(left, Math.max(money.amount - matched, 1));
      await this.bookings.add(money, amount, session);
      const why = alone === null ? [] : [{ field: 'autoMatch', from: null, to: alone }];
      return toBankLine(await this.storeMatch(line, { money, amount, why }, by));
    };
  }

  /** The bank paid a deposit in one sum: each of its cheques that is at the bank clears with a receipt of its own. */
  private async matchDeposit(id: string, deposit: string, actor: Actor): Promise<BankLineResponse> {
    const work = async (session: ClientSession) => {
      const by = { actor, session };
      let line = await this.lines.load(id, session);
      const cheques = (await this.cheques.atBankOf(deposit, session)).map((cheque) => ({
        id: cheque._id.toHexString(),
        amount: restOf(cheque),
      }));
      if (cheques.length === 0) throw refuse('DEPOSIT_ANSWERED');
      requireOpen(
        line,
        cheques.reduce((sum, { amount }) => sum + amount, 0),
      );
      for (const { id: cheque, amount } of cheques) {
        const receipt = await this.chequeSteps.nextReceipt(session);
        await this.chequeSteps.clearOne(cheque, { on: line.bookedOn, amount, receipt }, by);
        const money = await this.receipts.receivedById(receipt._id.toHexString(), session);
        await this.bookings.add(money, amount, session);
        line = await this.storeMatch(line, { money, amount, why: [] }, by);
      }
      return toBankLine(line);
    };
    return this.transactions.answer(actor, work, INVOICE_NUMBERS);
  }

  private async inBooks(
    line: BankLineRecord,
    { receipt, payment, refund }: MatchBankLineDto,
    session: ClientSession,
  ): Promise<ReceivedMoney> {
    if (refund != null) return this.refund(refund.toLowerCase(), session);
    if (receipt == null) return this.payments.receivedById(payment ?? '', session);
    await this.payers.learn(line.counterparty, await this.receipts.load(receipt, session), session);
    return this.receipts.receivedById(receipt, session);
  }

  private async refund(id: string, session: ClientSession): Promise<ReceivedMoney> {
    const found = (await this.receipts.refundById(id, session)) ?? (await this.payments.refundById(id, session));
    if (found === undefined) throw refuse('REFUND_NOT_FOUND');
    return found;
  }

  private async recorded(part: Part, { cheque, record }: MatchBankLineDto, by: By): Promise<ReceivedMoney> {
    if (cheque != null) await this.clearCheque(part, cheque, by);
    else if (record != null) await this.recordReceipt(part, record, by);
    return this.receipts.receivedById(part.made._id.toHexString(), by.session);
  }

  /** One line may bring the money of several cheques. */
  private async clearCheque({ line, left, wanted, made }: Part, id: string, by: By): Promise<void> {
    const amount = wanted ?? Math.min(left, restOf(await this.cheques.load(id, by.session)));
    await this.chequeSteps.clearOne(id, { on: line.bookedOn, amount, receipt: made }, by);
  }

  private async recordReceipt(
    { line, left, wanted, made }: Part,
    { note = '', ...paidBy }: Recorded,
    by: By,
  ): Promise<void> {
    const fields = {
      _id: made._id,
      receiptNumber: made.number,
      amount: wanted ?? left,
      paymentMethod: METHODS[line.kind],
      paymentDate: new Date(line.bookedOn),
      chequeNumber: '',
      chequeDate: null,
      reference: line.bankId || line.reference,
      note,
      cheque: null,
    };
    await this.payers.learn(line.counterparty, await this.recording.insertReceipt(fields, paidBy, by), by.session);
  }

  private storeMatch(line: BankLineRecord, { money, amount, why }: Match, by: ChangeContext): Promise<BankLineRecord> {
    const { resource, _id, number } = money;
    const refund = money.refund === null ? null : new Types.ObjectId(money.refund);
    const matches = [...line.matches, { resource, record: new Types.ObjectId(_id), refund, number, amount }];
    const status = leftOf({ amount: line.amount, matches }) === 0 ? ('Matched' as const) : line.status;
    const changes = [
      { field: 'match', from: null, to: amount },
      { field: 'matchedWith', from: null, to: number },
      ...why,
    ];
    return this.records.store(line, { matches, status }, { ...by, changes });
  }
}

/**
 * @returns the amount of the line that is not matched
 * @throws DomainError BANK_LINE_CLOSED, BANK_LINE_IS_PAID_OUT, BANK_LINE_IS_RECEIVED, BANK_MATCH_TOO_LARGE
 */
function requireOpen(line: BankLineRecord, wanted: Fils | null, isRefund = false): Fils {
  if (line.status !== 'Open') throw refuse('BANK_LINE_CLOSED');
  if (line.amount < 0 !== isRefund) throw refuse(isRefund ? 'BANK_LINE_IS_RECEIVED' : 'BANK_LINE_IS_PAID_OUT');
  const left = leftOf(line);
  if (wanted !== null && wanted > left)
    throw refuse('BANK_MATCH_TOO_LARGE', { left: aedText(left), asked: aedText(wanted) });
  return left;
}
