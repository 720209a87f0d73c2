import { Injectable } from '@nestjs/common';
import { presentUntil } from '@shop/contract/cheques';
import { toAed } from '@shop/contract/money';
import { type ClientSession, Types } from 'mongoose';
import { SettingsService } from '../../shop/settings/settings.service.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { InjectStore, PlainStore } from '../../platform/database/plain-store.js';
import { toObjectId } from '../../platform/database/record.js';
import { InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { Sequences } from '../../platform/database/sequences.service.js';
import { Transactions } from '../../platform/database/transactions.js';
import { refuse, refuseField } from '../../platform/errors/refuse.js';
import { ChequeDeposit } from './cheque-deposit.schema.js';
import { Cheque, type ChequeRecord } from './cheque.schema.js';
import { ChequesService } from './cheques.service.js';
import { clearedOf, requireChequeAction, restOf } from './domain/cheque.rules.js';
import { courseAfter, lastDayOf } from './domain/course.js';
import type { DepositChequesDto } from './dto/cheque.requests.js';
import type { ChequeDepositResponse } from './dto/cheque.response.js';

/** Takes cheques to the bank, together. */
@Injectable()
export class ChequeDeposits {
  constructor(
    @InjectRecords(Cheque) private readonly records: RecordStore<Cheque>,
    @InjectStore(ChequeDeposit) private readonly deposits: PlainStore<ChequeDeposit>,
    private readonly cheques: ChequesService,
    private readonly settings: SettingsService,
    private readonly sequences: Sequences,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** All of them, or none. @throws DomainError CHEQUE_NOT_FOUND, CHEQUE_STATE, CHEQUE_IS_GUARANTEE, CHEQUE_NOT_DUE, CHEQUE_STALE */
  async deposit(body: DepositChequesDto, actor: Actor): Promise<ChequeDepositResponse> {
    const { lodged = false, slipNumber = '', note = '' } = body;
    const depositedOn = this.cheques.pastDay(body.depositedOn, 'depositedOn');
    const _id = new Types.ObjectId();
    const ids = [...new Set(body.cheques)];
    return this.transactions.answer(actor, async (session) => {
      const deposit = { _id, number: await this.sequences.nextWithoutGap('DEP', this.clock.now(), session) };
      const { _id: bankAccount, bank, accountName, iban, bic } = await this.accountOf(body.bankAccount, session);
      const deposited: ChequeRecord[] = [];
      for (const id of ids) {
        const cheque = await this.cheques.load(id, session);
        requireDepositable(cheque, depositedOn, lodged);
        this.cheques.pastDay(depositedOn, 'depositedOn', lastDayOf(cheque));
        const stage = { on: depositedOn, status: 'Deposited' as const, cleared: clearedOf(cheque) };
        const fields = { status: stage.status, depositedOn, deposit, course: courseAfter(cheque, stage) };
        const by = { actor, session, action: 'cheque deposited' as const };
        deposited.push(await this.records.store(cheque, fields, by));
      }
      const record = {
        ...deposit,
        bankAccount,
        account: { bank, accountName, iban, bic },
        depositedOn,
        lodged,
        slipNumber,
        note,
        cheques: deposited.map(({ _id }) => _id),
        amounts: deposited.map((cheque) => ({ cheque: cheque._id, amount: restOf(cheque) })),
        by: actor.name,
        createdAt: this.clock.now(),
      };
      await this.deposits.insert(record, session);
      return {
        _id: deposit._id.toHexString(),
        number: deposit.number,
        depositedOn,
        slipNumber,
        total: toAed(deposited.reduce((sum, cheque) => sum + restOf(cheque), 0)),
        cheques: await this.cheques.toResponses(deposited, 'staff'),
      };
    });
  }

  /** A deposit with its cheques, in its order. @throws DomainError CHEQUE_DEPOSIT_NOT_FOUND */
  async load(id: string): Promise<{ readonly deposit: ChequeDeposit; readonly cheques: ChequeRecord[] }> {
    const deposit = await this.deposits.reads.findById(toObjectId(id));
    if (deposit === null) throw refuse('CHEQUE_DEPOSIT_NOT_FOUND');
    const cheques = await Promise.all(deposit.cheques.map((cheque) => this.cheques.load(cheque.toHexString())));
    return { deposit, cheques };
  }

  private async accountOf(id: string, session: ClientSession) {
    const { bankAccounts } = await this.settings.load(session);
    const account = bankAccounts.find(({ _id }) => _id.toHexString() === id);
    if (account === undefined) throw refuseField('bankAccount', 'UNKNOWN_BANK_ACCOUNT');
    return account;
  }
}

/** A cheque is presented from the day on it, for half a year; the bank keeps a lodged one until its day. */
function requireDepositable(cheque: ChequeRecord, depositedOn: string, lodged: boolean): void {
  const { number, chequeDate } = cheque;
  requireChequeAction(cheque, 'deposit');
  if (depositedOn < chequeDate && !lodged) throw refuse('CHEQUE_NOT_DUE', { cheque: number, day: chequeDate });
  const until = presentUntil(chequeDate);
  if (depositedOn > until) throw refuse('CHEQUE_STALE', { cheque: number, day: until });
}
