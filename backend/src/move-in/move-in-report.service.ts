import { Injectable } from '@nestjs/common';
import { type Fils, toAed, toAedOrNull } from '@shop/contract/money';
import type { ComparedBalance } from '@shop/contract/move-in';
import { dayAfter } from '@shop/contract/working-days';
import type { Types } from 'mongoose';
import { OpeningInvoices } from '../billing/invoices/opening-invoices.service.js';
import { ProductsService } from '../goods/catalog/products.service.js';
import { BankAccounts } from '../money/bank/bank-accounts.service.js';
import { OpeningCheques } from '../money/cheques/opening-cheques.service.js';
import { OpeningCredits } from '../money/receipts/opening-credits.service.js';
import type { Actor } from '../platform/auth/actor.js';
import { Transactions } from '../platform/database/transactions.js';
import { refuse } from '../platform/errors/refuse.js';
import type { BroughtSums } from '../platform/imports/brought-records.js';
import { MoveInResponse } from '../shop/move-ins/dto/move-in.response.js';
import { type MoveInRecord, MoveInsService } from '../shop/move-ins/move-ins.service.js';
import type { MoveInReportResponse } from './dto/move-in-file.response.js';
import { BroughtBalances } from './brought-balances.service.js';
import { BroughtCustomers } from './brought-customers.service.js';
import { MoveInEntries } from './move-in-entries.service.js';

/** Compares what was brought with the old trial balance, and finishes the move-in. */
@Injectable()
export class MoveInReports {
  constructor(
    private readonly moveIns: MoveInsService,
    private readonly entries: MoveInEntries,
    private readonly invoices: OpeningInvoices,
    private readonly credits: OpeningCredits,
    private readonly cheques: OpeningCheques,
    private readonly balances: BroughtBalances,
    private readonly customers: BroughtCustomers,
    private readonly accounts: BankAccounts,
    private readonly products: ProductsService,
    private readonly transactions: Transactions,
  ) {}

  async report(id: string): Promise<MoveInReportResponse[]> {
    return this.compared(await this.moveIns.load(id));
  }

  private async compared(moveIn: MoveInRecord): Promise<MoveInReportResponse[]> {
    const { _id, declared } = moveIn;
    const stock = declared.stock == null ? [] : [rowOf('stock', '', declared.stock, await this.products.stockAtCost())];
    const [owed, owing, inHand] = await Promise.all([
      this.invoices.sumsOf(_id),
      this.credits.sumsOf(await this.balances.creditsOf(_id)),
      this.cheques.sumsOf(_id),
    ]);
    // A cheque whose invoice came with it counts as that invoice.
    const cheques = { ...inHand, open: inHand.open - (await this.balances.ofCheques(_id)) };
    const both = { count: owed.count + inHand.count, open: owed.open + cheques.open };
    const declaredBoth =
      declared.receivables === null || declared.cheques === null ? null : declared.receivables + declared.cheques;
    return [
      rowOf('receivables', '', declared.receivables, owed),
      rowOf('credits', '', declared.credits, owing),
      rowOf('cheques', '', declared.cheques, cheques),
      rowOf('together', '', declaredBoth, both),
      ...stock,
      ...(await this.banks(moveIn)),
      ...(await this.customersThatDiffer(_id)),
    ];
  }

  /** The bank accounts whose statements give a balance of the eve. */
  private async banks({ banks, switchDay }: MoveInRecord): Promise<MoveInReportResponse[]> {
    if (banks.length === 0) return [];
    const stated = await this.accounts.statedOn(dayAfter(switchDay, -1));
    return stated.flatMap(({ account, balance }) => {
      const own = banks.find(({ bankAccount }) => bankAccount.equals(account._id));
      return own ? [rowOf('bank', account.iban, own.balance, { count: 1, open: balance })] : [];
    });
  }

  private async customersThatDiffer(moveIn: Types.ObjectId): Promise<MoveInReportResponse[]> {
    const declared = (await this.entries.of(moveIn, 'balances')).filter(({ content }) => content !== '');
    if (declared.length === 0) return [];
    const brought = await this.balances.byAccount(moveIn);
    const old = new Map(declared.map(({ key, content }) => [key, Number(content)]));
    const differing = [...new Set([...old.keys(), ...brought.keys()])].filter(
      (key) => (old.get(key) ?? 0) !== (brought.get(key) ?? 0),
    );
    const names = await this.customers.accountNames(differing);
    return differing
      .map((key) => {
        const sums = { count: 1, open: brought.get(key) ?? 0 };
        return rowOf('customer', names.get(key) ?? key, old.get(key) ?? 0, sums);
      })
      .sort((a, b) => a.name.localeCompare(b.name));
  }

  /** @throws DomainError MOVE_IN_ENDED, MOVE_IN_DIFFERENCE */
  goLive(id: string, reason: string, actor: Actor): Promise<MoveInResponse> {
    return this.transactions.answer(actor, async (session) => {
      const before = await this.moveIns.lockOpen(id, session);
      const rows = await this.compared(before);
      const isTogether = rows.some(({ balance, declared }) => balance === 'together' && declared !== null);
      const differences = rows.filter(
        ({ balance, difference }) =>
          // Stock is compared as it is now: trade since the first day changed it.
          balance !== 'stock' &&
          (difference ?? 0) !== 0 &&
          !(isTogether && (balance === 'receivables' || balance === 'cheques')),
      );
      if (differences.length > 0 && reason === '') throw refuse('MOVE_IN_DIFFERENCE', {}, { field: 'reason' });
      return MoveInResponse.stored(await this.moveIns.goLive(before, reason, actor, session));
    });
  }
}

const rowOf = (
  balance: ComparedBalance,
  name: string,
  declared: Fils | null,
  { count, open }: BroughtSums,
): MoveInReportResponse => ({
  balance,
  name,
  declared: toAedOrNull(declared),
  brought: toAed(open),
  count,
  difference: declared === null ? null : toAed(open - declared),
});
