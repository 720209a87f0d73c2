import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { BankLineKind } from '@shop/contract/bank';
import { aedText, type Fils, toFils } from '@shop/contract/money';
import type { PaymentMethod } from '@shop/contract/payment';
import { type ClientSession, type Model, Types } from 'mongoose';
import type { Actor } from '../../platform/auth/actor.js';
import { InjectStore, PlainStore } from '../../platform/database/plain-store.js';
import { findRecord } from '../../platform/database/record.js';
import { type ChangeContext, InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { Transactions } from '../../platform/database/transactions.js';
import { refuse, refuseField } from '../../platform/errors/refuse.js';
import { OnEvent } from '../../platform/events/events.js';
import { findPage } from '../../platform/lists/find-page.js';
import { type ListQueryDto, parseListQuery } from '../../platform/lists/list-query.js';
import type { ListPage } from '../../platform/lists/list-spec.js';
import { MONEY_REVERSED, type ReversedRecords } from '../payments/payment.events.js';
import { PaymentsService } from '../payments/payments.service.js';
import type { ReceivedMoney } from '../payments/received-money.js';
import { ReceiptRecording } from '../receipts/receipt-recording.service.js';
import { ReceiptsService } from '../receipts/receipts.service.js';
import { BankBookings } from './bank-bookings.service.js';
import { BankLine, type BankLineRecord } from './bank-line.schema.js';
import { BANK_LINE_LIST } from './bank.lists.js';
import { toBankLine } from './bank.mapper.js';
import { BankPayer } from './bank-notes.schema.js';
import { leftOf } from './domain/bank-line.rules.js';
import { payerKeys } from './domain/payer-keys.js';
import type { MatchBankLineDto } from './dto/bank.requests.js';
import type { BankLineResponse } from './dto/bank.response.js';

type Recorded = NonNullable<MatchBankLineDto['record']>;

/** How the money of a line came. */
const METHODS: Readonly<Record<BankLineKind, PaymentMethod>> = {
  transfer: 'Bank Transfer',
  cheque: 'Cheque',
  cash: 'Cash',
  card: 'Credit Card',
  charge: 'Bank Transfer',
  other: 'Bank Transfer',
};

/** Matches bank lines with money in the books, records receipts for them, and ignores others. */
@Injectable()
export class BankLines {
  constructor(
    @InjectModel(BankLine.name) private readonly lines: Model<BankLine>,
    @InjectRecords(BankLine) private readonly records: RecordStore<BankLine>,
    @InjectStore(BankPayer) private readonly payers: PlainStore<BankPayer>,
    private readonly bookings: BankBookings,
    private readonly receipts: ReceiptsService,
    private readonly payments: PaymentsService,
    private readonly recording: ReceiptRecording,
    private readonly transactions: Transactions,
  ) {}

  async list(query: ListQueryDto): Promise<ListPage<BankLineResponse>> {
    const { records, ...page } = await findPage(this.lines, parseListQuery(BANK_LINE_LIST, query));
    return { ...page, rows: records.map(toBankLine) };
  }

  async get(id: string): Promise<BankLineResponse> {
    return toBankLine(await this.load(id));
  }

  /** @throws DomainError BANK_LINE_NOT_FOUND */
  async load(id: string, session?: ClientSession): Promise<BankLineRecord> {
    const line = await findRecord(this.lines, id, session);
    if (line === null) throw refuse('BANK_LINE_NOT_FOUND');
    return line;
  }

  /**
   * Matches the line, or a part of it, with money that is in the books, or with a receipt that is recorded with it.
   * @throws DomainError BANK_LINE_CLOSED, BANK_LINE_IS_PAID_OUT, BANK_MATCH_TOO_LARGE, BOOKED_AMOUNT_TOO_LARGE, and what
   * recording a receipt throws
   */
  async match(id: string, body: MatchBankLineDto, actor: Actor): Promise<BankLineResponse> {
    const { receipt, payment, record } = body;
    if ([receipt, payment, record].filter((one) => one != null).length !== 1) throw refuseField('receipt', 'ONE_MATCH');
    const made = { _id: new Types.ObjectId(), receiptNumber: record == null ? '' : await this.recording.nextNumber() };
    const wanted = body.amount == null ? null : toFils(body.amount);
    return this.transactions.answer(actor, async (session) => {
      const by = { actor, session };
      const line = await this.load(id, session);
      const left = requireOpen(line, wanted);
      const money =
        record == null
          ? await this.inBooks(line, receipt, payment, session)
          : await this.recordReceipt(line, { ...made, amount: wanted ?? left }, record, by);
      const matched = await this.bookings.matched(money.resource, money._id, session);
      const amount = wanted ?? Math.min(left, Math.max(money.amount - matched, 1));
      await this.bookings.add(money, amount, session);
      return toBankLine(await this.storeMatch(line, money, amount, by));
    });
  }

  /** Frees the line, matched or ignored; receipts and payments stay in the books. @throws DomainError BANK_LINE_OPEN */
  unmatch(id: string, actor: Actor): Promise<BankLineResponse> {
    return this.transactions.answer(actor, async (session) => {
      const line = await this.load(id, session);
      if (line.status === 'Open' && line.matches.length === 0) throw refuse('BANK_LINE_OPEN');
      for (const { resource, record, amount } of line.matches) {
        await this.bookings.release(resource, record.toHexString(), amount, session);
      }
      const changes = [
        ...line.matches.map(({ amount }) => ({ field: 'match', from: amount, to: null })),
        ...line.matches.map(({ number }) => ({ field: 'matchedWith', from: number, to: null })),
        ...(line.ignoredFor === '' ? [] : [{ field: 'ignoredFor', from: line.ignoredFor, to: null }]),
      ];
      const fields = { status: 'Open' as const, matches: [], ignoredFor: '' };
      return toBankLine(await this.records.store(line, fields, { actor, session, changes }));
    });
  }

  /** @throws DomainError BANK_LINE_CLOSED */
  ignore(id: string, reason: string, actor: Actor): Promise<BankLineResponse> {
    return this.transactions.answer(actor, async (session) => {
      const line = await this.load(id, session);
      if (line.status !== 'Open' || line.matches.length > 0) throw closed(line);
      const fields = { status: 'Ignored' as const, ignoredFor: reason };
      return toBankLine(await this.records.store(line, fields, { actor, session }));
    });
  }

  /** @throws DomainError RECEIPT_AT_BANK */
  @OnEvent(MONEY_REVERSED)
  async refuseReversal({ ids, name }: ReversedRecords, { session }: ChangeContext): Promise<void> {
    const line = await this.lines
      .findOne({ 'matches.record': { $in: [...ids] } })
      .session(session)
      .lean();
    if (line !== null) throw refuse('RECEIPT_AT_BANK', { document: name, day: line.bookedOn });
  }

  private async inBooks(
    line: BankLineRecord,
    receipt: string | null | undefined,
    payment: string | null | undefined,
    session: ClientSession,
  ): Promise<ReceivedMoney> {
    if (receipt == null) return this.payments.receivedById(payment ?? '', session);
    const { company, user } = await this.receipts.load(receipt, session);
    await this.learn(line, company === null ? { company, user } : { company, user: null }, session);
    return this.receipts.receivedById(receipt, session);
  }

  private async recordReceipt(
    line: BankLineRecord,
    made: { readonly _id: Types.ObjectId; readonly receiptNumber: string; readonly amount: Fils },
    { note = '', ...paidBy }: Recorded,
    by: ChangeContext,
  ): Promise<ReceivedMoney> {
    const stored = await this.recording.insertReceipt(
      {
        ...made,
        ...{
          paymentMethod: METHODS[line.kind],
          paymentDate: new Date(line.bookedOn),
          chequeNumber: '',
          chequeDate: null,
        },
        ...{ reference: line.bankId || line.reference, note },
      },
      paidBy,
      by,
    );
    const { company, user } = stored;
    await this.learn(line, company === null ? { company, user } : { company, user: null }, by.session);
    return this.receipts.receivedById(made._id.toHexString(), by.session);
  }

  /** Later lines of the payer are known to be of the account. */
  private async learn(
    { counterparty }: BankLineRecord,
    account: Pick<BankPayer, 'company' | 'user'>,
    session: ClientSession,
  ): Promise<void> {
    for (const key of payerKeys(counterparty)) await this.payers.put(key, { $set: account }, session);
  }

  private storeMatch(
    line: BankLineRecord,
    money: ReceivedMoney,
    amount: Fils,
    by: ChangeContext,
  ): Promise<BankLineRecord> {
    const { resource, _id, number } = money;
    const matches = [...line.matches, { resource, record: new Types.ObjectId(_id), number, amount }];
    const status = leftOf({ amount: line.amount, matches }) === 0 ? ('Matched' as const) : line.status;
    const changes = [
      { field: 'match', from: null, to: amount },
      { field: 'matchedWith', from: null, to: number },
    ];
    return this.records.store(line, { matches, status }, { ...by, changes });
  }
}

/** @returns what is left of the line @throws DomainError BANK_LINE_CLOSED, BANK_LINE_IS_PAID_OUT, BANK_MATCH_TOO_LARGE */
function requireOpen(line: BankLineRecord, wanted: Fils | null): Fils {
  if (line.status !== 'Open') throw closed(line);
  if (line.amount < 0) throw refuse('BANK_LINE_IS_PAID_OUT');
  const left = leftOf(line);
  if (wanted !== null && wanted > left)
    throw refuse('BANK_MATCH_TOO_LARGE', { left: aedText(left), asked: aedText(wanted) });
  return left;
}

const closed = ({ status, matches }: BankLineRecord) =>
  refuse('BANK_LINE_CLOSED', { status: matches.length > 0 ? 'Matched' : status });
