import { Injectable } from '@nestjs/common';
import { matchOf } from '@shop/contract/bank';
import type { Actor } from '../../platform/auth/actor.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { SettingsService } from '../../shop/settings/settings.service.js';
import { BankLines } from './bank-lines.service.js';
import { toSuggestion } from './bank.mapper.js';
import { BankMatching } from './bank-matching.service.js';
import { BankSuggestions } from './bank-suggestions.service.js';
import { leftOf } from './domain/bank-line.rules.js';
import { certainInvoiceOf, namesInvoice } from './domain/invoice-suggestions.js';

/** Matches new lines without a click, where the shop wants it and a line names one invoice and pays it to the fils. */
@Injectable()
export class BankAutoMatching {
  constructor(
    private readonly lines: BankLines,
    private readonly suggestions: BankSuggestions,
    private readonly matching: BankMatching,
    private readonly settings: SettingsService,
  ) {}

  /** Each line has its own transaction: a refused one stays open. */
  async matchStatement(statement: string, actor: Actor): Promise<void> {
    if (!this.settings.current().autoMatchBankLines) return;
    const { invoices, cheques } = await this.suggestions.unpaid();
    const paid = new Set<string>();
    for (const line of await this.lines.openOf(statement)) {
      const unpaid = { cheques, invoices: invoices.filter(({ _id }) => !paid.has(_id)) };
      if (!namesInvoice({ ...line, amount: leftOf(line) }, unpaid.invoices)) continue;
      const [suggested = []] = await this.suggestions.ofReceived([line], unpaid);
      const found = certainInvoiceOf(suggested);
      if (found === null) continue;
      for (const { invoice } of found.allocations) paid.add(invoice);
      const alone = found.allocations.map(({ number }) => number).join(', ');
      const body = matchOf(toSuggestion(found));
      await this.matching.matchOne(line._id.toHexString(), body, actor, { alone }).catch(ignoreRefusal);
    }
  }
}

function ignoreRefusal(error: unknown): void {
  if (!(error instanceof DomainError)) throw error;
}
