import { Injectable } from '@nestjs/common';
import { type Fils, toAed, toAedOrNull } from '@shop/contract/money';
import { OpeningInvoices } from '../billing/invoices/opening-invoices.service.js';
import { OpeningCheques } from '../money/cheques/opening-cheques.service.js';
import { OpeningCredits } from '../money/receipts/opening-credits.service.js';
import type { Actor } from '../platform/auth/actor.js';
import { Transactions } from '../platform/database/transactions.js';
import { refuse } from '../platform/errors/refuse.js';
import { MoveInResponse } from '../shop/move-ins/dto/move-in.response.js';
import { type MoveInRecord, MoveInsService } from '../shop/move-ins/move-ins.service.js';
import type { MoveInReportResponse } from './dto/move-in-file.response.js';
import { MoveInEntries } from './move-in-entries.service.js';

/** Compares what was brought with the old trial balance, and ends the move-in. */
@Injectable()
export class MoveInReports {
  constructor(
    private readonly moveIns: MoveInsService,
    private readonly entries: MoveInEntries,
    private readonly invoices: OpeningInvoices,
    private readonly credits: OpeningCredits,
    private readonly cheques: OpeningCheques,
    private readonly transactions: Transactions,
  ) {}

  async report(id: string): Promise<MoveInReportResponse[]> {
    return this.compared(await this.moveIns.load(id));
  }

  private async compared({ _id, declared }: MoveInRecord): Promise<MoveInReportResponse[]> {
    const credits = await this.entries.of(_id, 'credits');
    const [owed, owing, inHand] = await Promise.all([
      this.invoices.sumsOf(_id),
      this.credits.sumsOf(credits.map(({ record }) => record)),
      this.cheques.sumsOf(_id),
    ]);
    const row = (balance: keyof typeof declared, sums: { readonly count: number; readonly open: Fils }) => {
      const own = declared[balance];
      return {
        balance,
        declared: toAedOrNull(own),
        brought: toAed(sums.open),
        count: sums.count,
        difference: own === null ? null : toAed(sums.open - own),
      };
    };
    return [row('receivables', owed), row('credits', owing), row('cheques', inHand)];
  }

  /** @throws DomainError MOVE_IN_ENDED, MOVE_IN_DIFFERENCE */
  goLive(id: string, reason: string, actor: Actor): Promise<MoveInResponse> {
    return this.transactions.answer(actor, async (session) => {
      const before = await this.moveIns.lockOpen(id, session);
      const differences = (await this.compared(before)).filter(({ difference }) => (difference ?? 0) !== 0);
      if (differences.length > 0 && reason === '') throw refuse('MOVE_IN_DIFFERENCE', {}, { field: 'reason' });
      return MoveInResponse.stored(await this.moveIns.goLive(before, reason, actor, session));
    });
  }

  /** Ends a move-in that brought nothing, or whose steps are undone. @throws DomainError MOVE_IN_ENDED, MOVE_IN_STEPS */
  undo(id: string, actor: Actor): Promise<MoveInResponse> {
    return this.transactions.answer(actor, async (session) => {
      const before = await this.moveIns.lockOpen(id, session);
      if (await this.entries.isUsed(before._id, session)) throw refuse('MOVE_IN_STEPS');
      return MoveInResponse.stored(await this.moveIns.undo(before, actor, session));
    });
  }
}
