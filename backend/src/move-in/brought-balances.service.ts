import { Injectable } from '@nestjs/common';
import type { Fils } from '@shop/contract/money';
import type { Types } from 'mongoose';
import { OpeningInvoices } from '../billing/invoices/opening-invoices.service.js';
import { OpeningCredits } from '../money/receipts/opening-credits.service.js';
import { MoveInEntries } from './move-in-entries.service.js';

@Injectable()
export class BroughtBalances {
  constructor(
    private readonly entries: MoveInEntries,
    private readonly invoices: OpeningInvoices,
    private readonly credits: OpeningCredits,
  ) {}

  /** Invoices less credit on the eve of the switch, by account. Those that came with a cheque were paid for the old books. */
  async byAccount(moveIn: Types.ObjectId): Promise<ReadonlyMap<string, Fils>> {
    const sums = new Map<string, Fils>();
    const add = (found: ReadonlyMap<string, Fils>, sign: 1 | -1) => {
      for (const [key, amount] of found) sums.set(key, (sums.get(key) ?? 0) + sign * amount);
    };
    add(await this.invoices.openByAccount(moveIn), 1);
    add(await this.credits.byAccount(await this.creditsOf(moveIn)), -1);
    add(await this.invoices.openByAccount(moveIn, await this.recordsOf(moveIn, 'cheques')), -1);
    return sums;
  }

  async ofCheques(moveIn: Types.ObjectId): Promise<Fils> {
    const found = await this.invoices.openByAccount(moveIn, await this.recordsOf(moveIn, 'cheques'));
    return [...found.values()].reduce((sum, amount) => sum + amount, 0);
  }

  /** The receipts of its credits, and of balances that became credit. */
  async creditsOf(moveIn: Types.ObjectId): Promise<Types.ObjectId[]> {
    return [...(await this.recordsOf(moveIn, 'credits')), ...(await this.recordsOf(moveIn, 'balances'))];
  }

  private async recordsOf(moveIn: Types.ObjectId, kind: 'credits' | 'balances' | 'cheques') {
    return (await this.entries.of(moveIn, kind)).map(({ record }) => record);
  }
}
