import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { matchOf } from '@shop/contract/bank';
import { toAed } from '@shop/contract/money';
import { type Model, Types } from 'mongoose';
import type { Actor } from '../../platform/auth/actor.js';
import type { ChangeContext } from '../../platform/database/record-store.js';
import { requireVersion } from '../../platform/database/record.js';
import { Transactions } from '../../platform/database/transactions.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { refuse } from '../../platform/errors/refuse.js';
import { BANK_LINE_RECORD, BankLine, type BankLineRecord } from './bank-line.schema.js';
import { BankLines } from './bank-lines.service.js';
import { toSuggestion } from './bank.mapper.js';
import { BankMatching } from './bank-matching.service.js';
import { BankOpenLines } from './bank-open-lines.service.js';
import { leftOf } from './domain/bank-line.rules.js';
import type { BankBatchResponse } from './dto/bank-batch.response.js';
import type { AcceptBankLinesDto, ChosenBankLinesDto, IgnoreBankLinesDto } from './dto/bank.requests.js';

type ByPerson = ChangeContext & { readonly actor: Actor };

/** Staff do one thing for several bank lines. A line that refuses it does not stop the others. */
@Injectable()
export class BankBatches {
  constructor(
    @InjectModel(BankLine.name) private readonly records: Model<BankLine>,
    private readonly lines: BankLines,
    private readonly open: BankOpenLines,
    private readonly matching: BankMatching,
    private readonly transactions: Transactions,
  ) {}

  /** Each line has its own transaction, so that the others stay matched if one is refused. */
  async accept({ lines }: AcceptBankLinesDto, actor: Actor): Promise<BankBatchResponse> {
    const seen = new Map(lines.map(({ _id, version }) => [_id.toLowerCase(), version]));
    const ids = [...seen.keys()].map((id) => new Types.ObjectId(id));
    const found = await this.records.find({ _id: { $in: ids } }).lean<BankLineRecord[]>();
    const byId = new Map(found.map((line) => [line._id.toHexString(), line]));
    const firsts = await this.open.firstOf(found.filter(({ status }) => status === 'Open'));
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
