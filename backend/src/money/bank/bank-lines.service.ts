import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { CHEQUE_RETURNED } from '@shop/contract/payment';
import type { Fils } from '@shop/contract/money';
import { type ClientSession, type Model, type QueryFilter, Types } from 'mongoose';
import type { Actor } from '../../platform/auth/actor.js';
import { loadRecord } from '../../platform/database/record.js';
import { type ChangeContext, InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { Transactions } from '../../platform/database/transactions.js';
import { refuse } from '../../platform/errors/refuse.js';
import { OnEvent } from '../../platform/events/events.js';
import { MONEY_REVERSED, type ReversedRecords } from '../payments/payment.events.js';
import { BankBookings, bookedOf } from './bank-bookings.service.js';
import { BANK_LINE_RECORD, BankLine, type BankLineRecord, type BankMatch } from './bank-line.schema.js';
import { BankRules } from './bank-rules.service.js';
import { toBankLine } from './bank.mapper.js';
import type { MoneyAtBank } from './domain/suggestion.js';
import type { IgnoreBankLineDto } from './dto/bank.requests.js';
import type { BankLineResponse } from './dto/bank.response.js';

type Ignoring = Pick<IgnoreBankLineDto, 'reason' | 'remember'>;
type ByPerson = ChangeContext & { readonly actor: Actor };

interface Days {
  readonly from: string;
  readonly to: string;
}

const sumOf = (matches: readonly BankMatch[]): Fils => matches.reduce((sum, { amount }) => sum + amount, 0);

const matchedWith = (ids: readonly string[]) => ({
  'matches.record': { $in: ids.map((id) => new Types.ObjectId(id)) },
});

/** Bank lines as they are: listed, opened again, and ignored. */
@Injectable()
export class BankLines {
  constructor(
    @InjectModel(BankLine.name) private readonly lines: Model<BankLine>,
    @InjectRecords(BankLine) private readonly records: RecordStore<BankLine>,
    private readonly bookings: BankBookings,
    private readonly rules: BankRules,
    private readonly transactions: Transactions,
  ) {}

  async get(id: string): Promise<BankLineResponse> {
    return toBankLine(await this.load(id));
  }

  /** @throws DomainError BANK_LINE_NOT_FOUND */
  load(id: string, session?: ClientSession): Promise<BankLineRecord> {
    return loadRecord(this.lines, BANK_LINE_RECORD, id, session);
  }

  /** The open lines of a statement with money received. */
  openOf(statement: string): Promise<BankLineRecord[]> {
    return this.lines
      .find({ statement: new Types.ObjectId(statement), status: 'Open', amount: { $gt: 0 } })
      .sort({ bookedOn: 1, _id: 1 })
      .lean<BankLineRecord[]>();
  }

  /** The sum of received money as far as bank lines have it, with what is open of it. */
  async matchedOrOpen<T extends MoneyAtBank>(money: readonly T[]) {
    const ids = new Set(money.map(({ _id }) => _id));
    const matched = (await this.receivedBy(matchedWith([...ids]))).filter(({ record }) =>
      ids.has(record.toHexString()),
    );
    const open = await this.bookings.withLeft(money);
    return { sum: sumOf(matched) + open.reduce((sum, { left }) => sum + left, 0), open };
  }

  /** The received money of lines of these days, as far as it is matched; and the part that the books have. */
  async matchedIn({ from, to }: Days, isInBooks: (id: string) => boolean) {
    const matched = await this.receivedBy({ bookedOn: { $gte: from, $lte: to }, 'matches.0': { $exists: true } });
    return { all: sumOf(matched), inBooks: sumOf(matched.filter(({ record }) => isInBooks(record.toHexString()))) };
  }

  private async receivedBy(filter: QueryFilter<BankLine>): Promise<BankMatch[]> {
    return (await this.matchedLines(filter)).flatMap(({ matches }) => matches.filter(({ refund }) => refund === null));
  }

  /** The bank accounts whose lines are matched with money, by the ids of the money and of its refunds. */
  async accountsOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const lines = await this.matchedLines(matchedWith(ids));
    return new Map(
      lines.flatMap(({ bankAccount, matches }) =>
        matches.map(({ record, refund }) => [(refund ?? record).toHexString(), bankAccount.toHexString()]),
      ),
    );
  }

  private matchedLines(filter: QueryFilter<BankLine>) {
    return this.lines
      .find(filter, { bankAccount: 1, matches: 1 })
      .lean<Pick<BankLineRecord, 'bankAccount' | 'matches'>[]>();
  }

  /** Frees the line, matched or ignored; receipts and payments stay in the books. @throws DomainError BANK_LINE_OPEN */
  unmatch(id: string, actor: Actor): Promise<BankLineResponse> {
    return this.transactions.answer(actor, async (session) => toBankLine(await this.reopenIn(id, { actor, session })));
  }

  async reopenIn(id: string, by: ChangeContext): Promise<BankLineRecord> {
    const line = await this.load(id, by.session);
    if (line.status === 'Open' && line.matches.length === 0) throw refuse('BANK_LINE_OPEN');
    for (const match of line.matches) await this.bookings.release(bookedOf(match), match.amount, by.session);
    const changes = [
      ...line.matches.map(({ amount }) => ({ field: 'match', from: amount, to: null })),
      ...line.matches.map(({ number }) => ({ field: 'matchedWith', from: number, to: null })),
      ...(line.ignoredFor === '' ? [] : [{ field: 'ignoredFor', from: line.ignoredFor, to: null }]),
    ];
    return this.records.store(line, { status: 'Open', matches: [], ignoredFor: '' }, { ...by, changes });
  }

  /** @throws DomainError BANK_LINE_CLOSED, BANK_RULE_WORDLESS */
  ignore(id: string, body: IgnoreBankLineDto, actor: Actor): Promise<BankLineResponse> {
    return this.transactions.answer(actor, async (session) =>
      toBankLine(await this.ignoreIn(id, body, { actor, session })),
    );
  }

  async ignoreIn(id: string, { reason, remember = null }: Ignoring, by: ByPerson): Promise<BankLineRecord> {
    const line = await this.load(id, by.session);
    requireUntouched(line);
    if (remember !== null) await this.rules.remember(line, { kind: remember, reason }, by);
    return this.records.store(line, { status: 'Ignored', ignoredFor: reason }, by);
  }

  /** Ignores the line for the reason of the rule that knows it. @throws DomainError BANK_LINE_CLOSED, BANK_RULE_NOT_FOUND */
  async setAsideIn(id: string, by: ChangeContext): Promise<BankLineRecord> {
    const line = await this.load(id, by.session);
    requireUntouched(line);
    const rule = await this.rules.of(line, by.session);
    if (rule === null) throw refuse('BANK_RULE_NOT_FOUND');
    return this.records.store(line, { status: 'Ignored', ignoredFor: rule.reason }, by);
  }

  /** Money that its bank took back came before: its line stays matched. @throws DomainError RECEIPT_AT_BANK */
  @OnEvent(MONEY_REVERSED)
  async refuseReversal({ ids, name, reason }: ReversedRecords, { session }: ChangeContext): Promise<void> {
    if (reason === CHEQUE_RETURNED) return;
    const line = await this.lines
      .findOne({ 'matches.record': { $in: [...ids] } })
      .session(session)
      .lean();
    if (line !== null) throw refuse('RECEIPT_AT_BANK', { document: name, day: line.bookedOn });
  }
}

/** @throws DomainError BANK_LINE_CLOSED */
function requireUntouched({ status, matches }: BankLineRecord): void {
  if (status !== 'Open' || matches.length > 0) throw refuse('BANK_LINE_CLOSED');
}
