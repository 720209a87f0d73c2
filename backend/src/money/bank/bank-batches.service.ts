import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { matchOf, MAX_OPEN_LINES } from '@shop/contract/bank';
import { toAed } from '@shop/contract/money';
import { type Model, Types } from 'mongoose';
import type { Actor } from '../../platform/auth/actor.js';
import type { ChangeContext } from '../../platform/database/record-store.js';
import { requireVersion } from '../../platform/database/record.js';
import { Transactions } from '../../platform/database/transactions.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { refuse } from '../../platform/errors/refuse.js';
import { findPage } from '../../platform/lists/find-page.js';
import { type ListQueryDto, parseListQuery } from '../../platform/lists/list-query.js';
import { SettingsService } from '../../shop/settings/settings.service.js';
import { BANK_LINE_RECORD, BankLine, type BankLineRecord } from './bank-line.schema.js';
import { BankLines } from './bank-lines.service.js';
import { BANK_LINE_LIST } from './bank.lists.js';
import { toBankLine, toBankRule, toSuggestion } from './bank.mapper.js';
import { BankMatching } from './bank-matching.service.js';
import { BankRules } from './bank-rules.service.js';
import { BankSuggestions } from './bank-suggestions.service.js';
import { leftOf } from './domain/bank-line.rules.js';
import { certainInvoiceOf, namesInvoice } from './domain/invoice-suggestions.js';
import type { Suggestion } from './domain/suggestion.js';
import { firstSuggestions } from './domain/suggestions.js';
import type { BankBatchResponse, OpenBankLineResponse } from './dto/bank-batch.response.js';
import type { AcceptBankLinesDto, ChosenBankLinesDto, IgnoreBankLinesDto } from './dto/bank.requests.js';

type ByPerson = ChangeContext & { readonly actor: Actor };

/** Several bank lines at once: their suggestions, and one thing done for all. A line that refuses it does not stop the others. */
@Injectable()
export class BankBatches {
  constructor(
    @InjectModel(BankLine.name) private readonly records: Model<BankLine>,
    private readonly lines: BankLines,
    private readonly suggestions: BankSuggestions,
    private readonly rules: BankRules,
    private readonly matching: BankMatching,
    private readonly settings: SettingsService,
    private readonly transactions: Transactions,
  ) {}

  /** The first open lines of the list, in its order. */
  async open(query: ListQueryDto): Promise<OpenBankLineResponse[]> {
    const { filter, sort } = parseListQuery(BANK_LINE_LIST, query);
    const ofOpen = { $and: [filter, { status: 'Open' as const }] };
    const { records } = await findPage(this.records, { filter: ofOpen, sort, skip: 0, limit: MAX_OPEN_LINES });
    const firsts = await this.firstOf(records);
    const rules = await this.rules.ofAll(records);
    return records.map((line, index) => {
      const suggestion = firsts.get(line) ?? null;
      const rule = rules[index] ?? null;
      const isSetAside = rule !== null && line.matches.length === 0 && suggestion === null;
      return {
        ...toBankLine(line),
        suggestion: suggestion && toSuggestion(suggestion),
        rule: isSetAside ? toBankRule(rule) : null,
      };
    });
  }

  /** The first suggestion for each of these open lines. Of two that name the same, the older one is certain. */
  async firstOf(lines: readonly BankLineRecord[]): Promise<ReadonlyMap<BankLineRecord, Suggestion | null>> {
    const oldest = lines.toSorted((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));
    const firsts = firstSuggestions(await this.suggestions.suggestionsOfAll(oldest));
    return new Map(oldest.map((line, index) => [line, firsts[index] ?? null]));
  }

  /** Each line has its own transaction, so that the others stay matched if one is refused. */
  async accept({ lines }: AcceptBankLinesDto, actor: Actor): Promise<BankBatchResponse> {
    const seen = new Map(lines.map(({ _id, version }) => [_id.toLowerCase(), version]));
    const ids = [...seen.keys()].map((id) => new Types.ObjectId(id));
    const found = await this.records.find({ _id: { $in: ids } }).lean<BankLineRecord[]>();
    const byId = new Map(found.map((line) => [line._id.toHexString(), line]));
    const firsts = await this.firstOf(found.filter(({ status }) => status === 'Open'));
    const answer = await each([...seen.keys()], async (_id) => {
      const line = byId.get(_id);
      if (line === undefined) throw refuse('BANK_LINE_NOT_FOUND');
      const { version } = line;
      requireVersion(BANK_LINE_RECORD.name, line, seen.get(_id));
      const suggestion = firsts.get(line) ?? null;
      if (suggestion?.isCertain !== true) throw refuse('BANK_LINE_UNCERTAIN');
      const body = { ...matchOf(toSuggestion(suggestion)), amount: toAed(leftOf(line)) };
      await this.matching.matchOne(_id, body, actor, { version });
    });
    return this.transactions.answer(actor, () => Promise.resolve(answer));
  }

  ignore({ lines, ...body }: IgnoreBankLinesDto, actor: Actor): Promise<BankBatchResponse> {
    return this.together(lines, actor, (id, by) => this.lines.ignoreIn(id, body, by));
  }

  /** Ignores lines for the reasons of the rules that know them. */
  setAside({ lines }: ChosenBankLinesDto, actor: Actor): Promise<BankBatchResponse> {
    return this.together(lines, actor, (id, by) => this.lines.setAsideIn(id, by));
  }

  reopen({ lines }: ChosenBankLinesDto, actor: Actor): Promise<BankBatchResponse> {
    return this.together(lines, actor, (id, by) => this.lines.reopenIn(id, by));
  }

  /**
   * Matches new lines without a click, where the shop wants it and a line names one invoice and pays it to the fils. Each
   * has its own transaction: a refused one stays open.
   */
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

  private together(
    ids: readonly string[],
    actor: Actor,
    work: (id: string, by: ByPerson) => Promise<unknown>,
  ): Promise<BankBatchResponse> {
    return this.transactions.answer(actor, (session) => each(ids, (id) => work(id, { actor, session })));
  }
}

async function each(ids: readonly string[], work: (id: string) => Promise<unknown>): Promise<BankBatchResponse> {
  const answer: BankBatchResponse = { done: 0, leftOut: [] };
  for (const _id of new Set(ids)) {
    try {
      await work(_id);
      answer.done += 1;
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      answer.leftOut.push({ _id, code: error.code, message: error.message });
    }
  }
  return answer;
}

function ignoreRefusal(error: unknown): void {
  if (!(error instanceof DomainError)) throw error;
}

const orderOf = ({ bookedOn, _id }: BankLineRecord): string => `${bookedOn} ${_id.toHexString()}`;
