import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Fils, toAed, toAedOrNull } from '@shop/contract/money';
import type { ClientSession, Model } from 'mongoose';
import type { BankAccount } from '../../documents/parties/bank-account.schema.js';
import { refuseField } from '../../platform/errors/refuse.js';
import { SettingsService } from '../../shop/settings/settings.service.js';
import { PaymentsService } from '../payments/payments.service.js';
import { ReceiptsService } from '../receipts/receipts.service.js';
import { BankLine } from './bank-line.schema.js';
import { BankBookings } from './bank-bookings.service.js';
import { BankStatement } from './bank-statement.schema.js';
import { balanceOn, type DaySum, type OpeningBalance } from './domain/bank-balance.js';
import type { BookedMoney } from './domain/suggestions.js';
import type { BankedAccountResponse, ReconciliationResponse } from './dto/bank.response.js';
import type { ReadBankLine } from './reading/bank-statement.js';

/** The methods whose money is at the bank by itself. */
const BANKED = ['Bank Transfer', 'Cheque'] as const;
const MOST_UNBANKED = 200;

/** The shop's bank accounts: their balances, and their reconciliation with the books. */
@Injectable()
export class BankAccounts {
  constructor(
    @InjectModel(BankStatement.name) private readonly statements: Model<BankStatement>,
    @InjectModel(BankLine.name) private readonly lines: Model<BankLine>,
    private readonly settings: SettingsService,
    private readonly bookings: BankBookings,
    private readonly receipts: ReceiptsService,
    private readonly payments: PaymentsService,
  ) {}

  /** The account of the settings with this IBAN, in any spelling. @throws DomainError BANK_ACCOUNT_UNKNOWN */
  known(iban: string): BankAccount {
    const wanted = iban.replace(/\s/g, '').toUpperCase();
    const account = this.settings.current().bankAccounts.find((one) => one.iban === wanted);
    if (account === undefined) throw refuseField('bankAccount', 'BANK_ACCOUNT_UNKNOWN', { value: iban });
    return account;
  }

  async list(): Promise<BankedAccountResponse[]> {
    return Promise.all(this.settings.current().bankAccounts.map((account) => this.toAccountResponse(account)));
  }

  /** The balance after these lines too, at the end of the statement; null: no statement says one. */
  async balanceWith(
    iban: string,
    read: { readonly from: string; readonly to: string; readonly opening: Fils | null },
    fresh: readonly ReadBankLine[],
    session: ClientSession | null,
  ): Promise<Fils | null> {
    const openings = await this.openingsOf(iban, session);
    const own = read.opening === null ? [] : [{ from: read.from, opening: read.opening }];
    const days = fresh.map(({ bookedOn, amount }) => ({ day: bookedOn, amount }));
    return balanceOn(read.to, [...openings, ...own], [...(await this.daysOf(iban, session)), ...days]);
  }

  /** @throws DomainError BANK_ACCOUNT_UNKNOWN */
  async reconciliation(bankAccount: string, on: string): Promise<ReconciliationResponse> {
    const { iban } = this.known(bankAccount);
    const openings = await this.openingsOf(iban, null);
    const bank = balanceOn(on, openings, await this.daysOf(iban, null));
    const not = await this.notInBooks(iban, on);
    const unbanked = await this.unbanked(openings.map(({ from }) => from).sort()[0] ?? on, on);
    const sum = unbanked.reduce((total, { left }) => total + left, 0);
    return {
      ...{ on, bankBalance: toAedOrNull(bank), openCount: not.openCount, open: toAed(not.open) },
      ...{ ignored: toAed(not.ignored), unbanked: toAed(sum) },
      unbankedMoney: unbanked.slice(0, MOST_UNBANKED).map(({ resource, _id, number, day, payer, left }) => ({
        ...{ resource, _id, number, day, payer, amount: toAed(left) },
      })),
      booksBalance: toAedOrNull(bank === null ? null : bank - not.open - not.ignored + sum),
    };
  }

  private async toAccountResponse({ iban, bank, accountName }: BankAccount): Promise<BankedAccountResponse> {
    const openCount = await this.lines.countDocuments({ bankAccount: iban, status: 'Open' });
    const last = await this.statements.findOne({ bankAccount: iban }).sort({ to: -1 }).lean();
    const lastDay = last?.to ?? null;
    const balance =
      lastDay === null ? null : balanceOn(lastDay, await this.openingsOf(iban, null), await this.daysOf(iban, null));
    return { iban, bank, accountName, openCount, lastDay, balance: toAedOrNull(balance) };
  }

  private async openingsOf(iban: string, session: ClientSession | null): Promise<OpeningBalance[]> {
    const found = await this.statements
      .find({ bankAccount: iban, opening: { $ne: null } }, { from: 1, opening: 1 })
      .sort({ from: 1, _id: 1 })
      .limit(1)
      .session(session)
      .lean();
    return found.flatMap(({ from, opening }) => (opening === null ? [] : [{ from, opening }]));
  }

  private daysOf(iban: string, session: ClientSession | null): Promise<DaySum[]> {
    return this.lines
      .aggregate<DaySum>([
        { $match: { bankAccount: iban } },
        { $group: { _id: '$bookedOn', amount: { $sum: '$amount' } } },
        { $project: { _id: 0, day: '$_id', amount: 1 } },
      ])
      .session(session);
  }

  private async notInBooks(iban: string, on: string): Promise<{ openCount: number; open: Fils; ignored: Fils }> {
    const lines = await this.lines
      .find(
        { bankAccount: iban, status: { $ne: 'Matched' }, bookedOn: { $lte: on } },
        { amount: 1, status: 1, matches: 1 },
      )
      .lean();
    const open = lines.filter(({ status }) => status === 'Open');
    const unmatched = open.map(({ amount, matches }) => amount - matches.reduce((sum, one) => sum + one.amount, 0));
    const ignored = lines.filter(({ status }) => status === 'Ignored').map(({ amount }) => amount);
    const sum = (amounts: readonly Fils[]) => amounts.reduce((total, amount) => total + amount, 0);
    return { openCount: open.length, open: sum(unmatched), ignored: sum(ignored) };
  }

  private async unbanked(from: string, on: string): Promise<BookedMoney[]> {
    const days = { from, to: on, methods: BANKED };
    const money = [...(await this.receipts.received(days)), ...(await this.payments.received(days))];
    const left = await this.bookings.withLeft(money);
    return left.sort((a, b) => (a.day < b.day ? -1 : 1));
  }
}
