import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { BankTableProfile } from '@shop/contract/bank';
import { type Fils, toAed, toAedOrNull } from '@shop/contract/money';
import { dayAfter } from '@shop/contract/working-days';
import type { ClientSession, Model, Types } from 'mongoose';
import type { Actor } from '../../platform/auth/actor.js';
import { InjectStore, PlainStore } from '../../platform/database/plain-store.js';
import { isDuplicateKey, retryTransaction, Transactions } from '../../platform/database/transactions.js';
import { refuse, refuseField } from '../../platform/errors/refuse.js';
import { MoveInsService } from '../../shop/move-ins/move-ins.service.js';
import { SettingsService } from '../../shop/settings/settings.service.js';
import { PaymentsService } from '../payments/payments.service.js';
import type { ReceivedMoney, RefundedQuery } from '../payments/received-money.js';
import { ReceiptsService } from '../receipts/receipts.service.js';
import { BankLine } from './bank-line.schema.js';
import { BankBookings, bookedOf, keyOf } from './bank-bookings.service.js';
import { BankProfile } from './bank-notes.schema.js';
import { toBankTable } from './bank.mapper.js';
import { BankStatement } from './bank-statement.schema.js';
import { leftOf } from './domain/bank-line.rules.js';
import { hasAmounts } from './reading/columns.js';
import { balanceOn, type DaySum, type OpeningBalance } from './domain/bank-balance.js';
import type { BookedMoney } from './domain/suggestion.js';
import type { BankTableDto } from './dto/bank.requests.js';
import type { BankedAccountResponse, BankTableResponse } from './dto/bank.response.js';
import type { ReconciliationResponse } from './dto/reconciliation.response.js';
import { type ReadBankLine, tidied } from './reading/bank-statement.js';

type ShopBankAccount = ReturnType<SettingsService['current']>['bankAccounts'][number];

/** The methods whose money is at the bank by itself. */
const BANKED = ['Bank Transfer', 'Cheque'] as const;
const MOST_UNBANKED = 200;

const LAST_DAY = '9999-12-31';

/** True for money that went back with its cheque: it has the id of the money that came. */
const isReturn = ({ refund, _id }: BookedMoney): boolean => refund === _id;

/** Without the money of returned cheques, if the bank shows neither that it came nor that it went back. */
function withoutReturned(money: readonly BookedMoney[]): BookedMoney[] {
  const hasBoth = ({ _id, left }: BookedMoney) =>
    money.some((one) => one._id === _id && one.refund === null && one.left === left);
  const gone = new Set(money.filter((one) => isReturn(one) && hasBoth(one)).map(({ _id }) => _id));
  return money.filter((one) => !gone.has(one._id) || (one.refund !== null && !isReturn(one)));
}

/** Refunds take from the money in the books. */
const signedLeft = ({ refund, left }: BookedMoney): Fils => (refund === null ? left : -left);

/** The shop's bank accounts: their balances, and their reconciliation with the books. */
@Injectable()
export class BankAccounts {
  constructor(
    @InjectModel(BankStatement.name) private readonly statements: Model<BankStatement>,
    @InjectModel(BankLine.name) private readonly lines: Model<BankLine>,
    @InjectStore(BankProfile) private readonly profiles: PlainStore<BankProfile>,
    private readonly settings: SettingsService,
    private readonly moveIns: MoveInsService,
    private readonly bookings: BankBookings,
    private readonly receipts: ReceiptsService,
    private readonly payments: PaymentsService,
    private readonly transactions: Transactions,
  ) {}

  /** The account that a file is imported for. @throws DomainError at `bankAccount` */
  chosenAccount(id: string): ShopBankAccount {
    return this.withId(id, () => refuseField('bankAccount', 'UNKNOWN_BANK_ACCOUNT'));
  }

  /** How tables of this account are read, as staff said or as its last file was; null: by their headings. */
  async profileOf(account: Types.ObjectId, session: ClientSession | null): Promise<BankTableProfile | null> {
    const stored = await this.profiles.reads
      // Tables that were stored before 1.0 do not know all columns.
      .findOne({ _id: account.toHexString(), 'table.texts': { $exists: true } })
      .session(session)
      .lean<BankProfile | null>();
    return stored?.table ?? null;
  }

  async storeProfile(account: Types.ObjectId, table: BankTableProfile, session: ClientSession): Promise<void> {
    await this.profiles.put(account.toHexString(), { $set: { table } }, session);
  }

  /** Imports and removals of an account that run at the same moment conflict: the second one sees the first. */
  async lock(account: string, session: ClientSession): Promise<void> {
    try {
      await this.profiles.put(account, { $inc: { locks: 1 } }, session);
    } catch (error) {
      throw isDuplicateKey(error) ? retryTransaction() : error;
    }
  }

  /** @throws DomainError BANK_ACCOUNT_NOT_FOUND, and at `columns` where none has amounts */
  async setColumns(id: string, body: BankTableDto, actor: Actor): Promise<BankTableResponse> {
    const { _id } = this.withId(id);
    const columns = Object.fromEntries(Object.entries(body.columns).filter(([, index]) => typeof index === 'number'));
    const table = { ...body, headings: body.headings.map(tidied), columns, texts: body.texts ?? [], isChosen: true };
    if (!hasAmounts(table.columns)) throw refuseField('columns', 'BANK_COLUMNS_INCOMPLETE');
    return this.transactions.answer(actor, async (session) => {
      await this.storeProfile(_id, table, session);
      return toBankTable(table);
    });
  }

  async list(): Promise<BankedAccountResponse[]> {
    return Promise.all(this.settings.current().bankAccounts.map((account) => this.toAccountResponse(account)));
  }

  /** The balance after these lines too, at the end of the statement; null: no statement says one. */
  async balanceWith(
    account: Types.ObjectId,
    read: { readonly from: string; readonly to: string; readonly opening: Fils | null },
    fresh: readonly ReadBankLine[],
    session: ClientSession | null,
  ): Promise<Fils | null> {
    const stored = await this.openingOf(account, session);
    const isOlder = read.opening !== null && (stored === null || read.from < stored.from);
    const first = isOlder ? { from: read.from, opening: read.opening } : stored;
    const days = fresh.map(({ bookedOn, amount }) => ({ day: bookedOn, amount }));
    return balanceOn(read.to, first, [...(await this.daysOf(account, session)), ...days]);
  }

  /** @throws DomainError BANK_ACCOUNT_NOT_FOUND */
  async reconciliation(id: string, on: string): Promise<ReconciliationResponse> {
    const account = this.withId(id)._id;
    const opening = await this.openingOf(account, null);
    const bank = balanceOn(on, opening, await this.daysOf(account, null));
    // The first balance contains what came before it.
    const from = opening?.from ?? on;
    const not = await this.notInBooks(account, from, on);
    const open = not.open + (await this.bookedAfter(account, from, on));
    const unbanked = await this.unbanked(from, on);
    const sum = unbanked.reduce((total, money) => total + signedLeft(money), 0);
    return {
      on,
      bankBalance: toAedOrNull(bank),
      openCount: not.openCount,
      open: toAed(open),
      ignored: toAed(not.ignored),
      unbanked: toAed(sum),
      unbankedMoney: unbanked.slice(0, MOST_UNBANKED).map((money) => {
        const { resource, _id, refund, number, day, payer } = money;
        return { resource, _id, refund, number, day, payer, amount: toAed(signedLeft(money)) };
      }),
      booksBalance: toAedOrNull(bank === null ? null : bank - open - not.ignored + sum),
    };
  }

  /** The balances of the accounts at the end of a day by bank statements alone; an account without one is missing. */
  async statedOn(day: string): Promise<{ readonly account: ShopBankAccount; readonly balance: Fils }[]> {
    const found = await Promise.all(
      this.settings.current().bankAccounts.map(async (account) => {
        const first = await this.firstStated(account._id, null);
        // The opening of the first statement is the balance of the day before.
        const days = await this.daysOf(account._id, null);
        if (dayAfter(day) === first?.from) return [{ account, balance: first.opening }];
        const balance = balanceOn(day, first, days);
        return balance === null ? [] : [{ account, balance }];
      }),
    );
    return found.flat();
  }

  private withId(id: string, refusal = () => refuse('BANK_ACCOUNT_NOT_FOUND')): ShopBankAccount {
    const account = this.settings.current().bankAccounts.find(({ _id }) => _id.toHexString() === id);
    if (account === undefined) throw refusal();
    return account;
  }

  private async toAccountResponse({ _id, iban, bank, accountName }: ShopBankAccount): Promise<BankedAccountResponse> {
    const openCount = await this.lines.countDocuments({ bankAccount: _id, status: 'Open' });
    const last = await this.statements.findOne({ bankAccount: _id }).sort({ to: -1 }).lean();
    const lastDay = last?.to ?? null;
    const balance =
      lastDay === null ? null : balanceOn(lastDay, await this.openingOf(_id, null), await this.daysOf(_id, null));
    const table = await this.profileOf(_id, null);
    return {
      _id: _id.toHexString(),
      iban,
      bank,
      accountName,
      openCount,
      lastDay,
      balance: toAedOrNull(balance),
      table: table && toBankTable(table),
    };
  }

  private async openingOf(account: Types.ObjectId, session: ClientSession | null): Promise<OpeningBalance | null> {
    return (await this.firstStated(account, session)) ?? this.moveIns.bankOpening(account, session);
  }

  private firstStated(account: Types.ObjectId, session: ClientSession | null): Promise<OpeningBalance | null> {
    return this.statements
      .findOne({ bankAccount: account, opening: { $ne: null } }, { from: 1, opening: 1 })
      .sort({ from: 1, _id: 1 })
      .session(session)
      .lean<OpeningBalance | null>();
  }

  private daysOf(account: Types.ObjectId, session: ClientSession | null): Promise<DaySum[]> {
    return this.lines
      .aggregate<DaySum>([
        { $match: { bankAccount: account } },
        { $group: { _id: '$bookedOn', amount: { $sum: '$amount' } } },
        { $project: { _id: 0, day: '$_id', amount: 1 } },
      ])
      .session(session);
  }

  private async notInBooks(
    account: Types.ObjectId,
    from: string,
    on: string,
  ): Promise<{ openCount: number; open: Fils; ignored: Fils }> {
    const lines = await this.lines
      .find(
        { bankAccount: account, status: { $ne: 'Matched' }, bookedOn: { $gte: from, $lte: on } },
        { amount: 1, status: 1, matches: 1 },
      )
      .lean();
    const open = lines.filter(({ status }) => status === 'Open');
    const unmatched = open.map((line) => Math.sign(line.amount) * leftOf(line));
    const ignored = lines.filter(({ status }) => status === 'Ignored').map(({ amount }) => amount);
    const sum = (amounts: readonly Fils[]) => amounts.reduce((total, amount) => total + amount, 0);
    return { openCount: open.length, open: sum(unmatched), ignored: sum(ignored) };
  }

  private async bookedMoney(days: RefundedQuery): Promise<ReceivedMoney[]> {
    return [
      ...(await this.receipts.received(days)),
      ...(await this.payments.received(days)),
      ...(await this.receipts.refunded(days)),
      ...(await this.payments.refunded(days)),
    ];
  }

  private async unbanked(from: string, on: string): Promise<BookedMoney[]> {
    const money = await this.bookedMoney({ from, to: on, methods: BANKED });
    const later = await this.lines
      .find({ bookedOn: { $gt: on }, 'matches.0': { $exists: true } }, { matches: 1 })
      .lean();
    const left = await this.bookings.withLeft(
      money,
      later.flatMap(({ matches }) => matches),
    );
    return withoutReturned(left).sort((a, b) => (a.day < b.day ? -1 : 1));
  }

  /** Lines of these days that are matched with money that the books have since a later day. */
  private async bookedAfter(account: Types.ObjectId, from: string, on: string): Promise<Fils> {
    const money = await this.bookedMoney({ from: dayAfter(on), to: LAST_DAY });
    const keys = new Set(money.map(keyOf));
    const lines = await this.lines
      .find(
        {
          bankAccount: account,
          bookedOn: { $gte: from, $lte: on },
          'matches.record': { $in: money.map(({ _id }) => _id) },
        },
        { amount: 1, matches: 1 },
      )
      .lean();
    return lines
      .flatMap(({ amount, matches }) => matches.map((match) => ({ match, sign: Math.sign(amount) })))
      .filter(({ match }) => keys.has(keyOf(bookedOf(match))))
      .reduce((sum, { match, sign }) => sum + sign * match.amount, 0);
  }
}
