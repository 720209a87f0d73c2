import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { laterChequeNumber, monthsAfter } from '@shop/contract/cheques';
import { toAed, toFils } from '@shop/contract/money';
import { Types } from 'mongoose';
import { AccountCredit } from '../receipts/account-credit.service.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Transactions } from '../../platform/database/transactions.js';
import { refuse, refuseField } from '../../platform/errors/refuse.js';
import { ChequeEntry } from './cheque-entry.service.js';
import { ChequePlans } from './cheque-plans.service.js';
import { ChequesService } from './cheques.service.js';
import { identityOf } from './domain/identity.js';
import type { PreviewSeriesDto, RecordSeriesDto } from './dto/cheque.requests.js';
import { type ChequeResponse, type ChequeSeriesResponse, PlannedChequeResponse } from './dto/cheque.response.js';

/** Cheques that follow each other in number and date: a year of rent, or a purchase in parts. */
@Injectable()
export class ChequeSeries {
  constructor(
    private readonly cheques: ChequesService,
    private readonly entry: ChequeEntry,
    private readonly plans: ChequePlans,
    private readonly credit: AccountCredit,
    private readonly transactions: Transactions,
  ) {}

  /** @throws DomainError CHEQUE_NUMBER_TAKEN, COMPANY_NOT_FOUND, USER_NOT_FOUND, or `invalid` */
  async preview(body: PreviewSeriesDto): Promise<ChequeSeriesResponse> {
    const { sheets } = await this.planned(body);
    return {
      cheques: sheets.map((sheet) => PlannedChequeResponse.stored(sheet)),
      total: toAed(sheets.reduce((sum, { amount }) => sum + amount, 0)),
      plan: digestOf(sheets),
    };
  }

  /** Enters all cheques that the preview showed, or none. @throws DomainError CHEQUE_SERIES_CHANGED, CHEQUE_NUMBER_TAKEN */
  async recordSeries(body: RecordSeriesDto, actor: Actor): Promise<ChequeResponse[]> {
    const { sheets, account, payer, drawer } = await this.planned(body);
    if (digestOf(sheets) !== body.plan) throw refuse('CHEQUE_SERIES_CHANGED');
    const receivedOn = this.cheques.pastDay(body.receivedOn ?? this.cheques.today(), 'receivedOn');
    const identified = sheets.map((sheet) => ({ ...sheet, _id: new Types.ObjectId() }));
    return this.entry.unlessTaken(body.first.chequeNumber, () =>
      this.transactions.answer(actor, async (session) => {
        const responses: ChequeResponse[] = [];
        for (const sheet of identified) {
          const number = await this.entry.nextNumber(session);
          const fields = { ...account, payer, drawer, bank: body.bank, receivedOn, note: body.note ?? '', ...sheet };
          responses.push(await this.cheques.toResponse(await this.entry.insert(number, fields, { actor, session })));
        }
        return responses;
      }),
    );
  }

  private async planned(body: PreviewSeriesDto) {
    const { first, count, everyMonths, bank } = body;
    const { account, payer } = await this.credit.findAccount(body);
    const drawer = body.drawer || payer;
    const amounts = Array.from({ length: count }, () => toFils(first.amount));
    const plans =
      body.allocations === 'none' ? amounts.map(() => []) : await this.plans.oldestInvoicesFor(account, amounts);
    const sheets = amounts.map((amount, index) => {
      const chequeNumber = laterChequeNumber(first.chequeNumber, index);
      if (chequeNumber === null) throw refuseField('first.chequeNumber', 'CHEQUE_DIGITS');
      const chequeDate = this.cheques.chequeDate(
        monthsAfter(first.chequeDate, index * everyMonths),
        'first.chequeDate',
      );
      return { chequeNumber, chequeDate, amount, allocations: plans[index] ?? [] };
    });
    const identities = sheets.map(({ chequeNumber }) => identityOf({ bank, chequeNumber, drawer }));
    const taken = await this.cheques.identityTaken(identities, null);
    if (taken !== null) throw refuse('CHEQUE_NUMBER_TAKEN', { number: taken });
    return { sheets, account, payer, drawer };
  }
}

const digestOf = (sheets: readonly object[]): string =>
  createHash('sha256').update(JSON.stringify(sheets)).digest('hex');
