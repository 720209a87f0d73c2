import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type BankRuleKind, ruleWordsOf } from '@shop/contract/bank';
import type { ClientSession } from 'mongoose';
import type { Actor } from '../../platform/auth/actor.js';
import { InjectStore, PlainStore } from '../../platform/database/plain-store.js';
import type { ChangeContext } from '../../platform/database/record-store.js';
import { isDuplicateKey, retryTransaction, Transactions } from '../../platform/database/transactions.js';
import { refuse } from '../../platform/errors/refuse.js';
import type { DeletedResponse } from '../../platform/openapi/response-fields.js';
import type { BankLineRecord } from './bank-line.schema.js';
import { BankRule } from './bank-notes.schema.js';

const ID_LENGTH = 24;

type Known = Pick<BankLineRecord, 'bankAccount' | 'amount' | 'text'>;

/** The id of the rule that knows a line; null if the line has no words. */
function ruleIdOf(line: Known): string | null {
  const words = ruleWordsOf(line);
  if (words === '') return null;
  const marks = [line.bankAccount.toHexString(), line.amount > 0, words].join('\n');
  return createHash('sha256').update(marks).digest('hex').slice(0, ID_LENGTH);
}

/** Rules that recognize bank charges and transfers between own accounts. They propose; nothing is stored without a click. */
@Injectable()
export class BankRules {
  constructor(
    @InjectStore(BankRule) private readonly rules: PlainStore<BankRule>,
    private readonly transactions: Transactions,
  ) {}

  list(): Promise<BankRule[]> {
    return this.rules.reads.find().sort({ text: 1, _id: 1 }).lean<BankRule[]>();
  }

  async of(line: Known, session: ClientSession | null): Promise<BankRule | null> {
    return this.rules.reads.findById(ruleIdOf(line)).session(session).lean<BankRule | null>();
  }

  async ofAll(lines: readonly Known[]): Promise<(BankRule | null)[]> {
    const ids = lines.map(ruleIdOf);
    const found = await this.rules.reads.find({ _id: { $in: ids.filter((id) => id !== null) } }).lean<BankRule[]>();
    const rules = new Map(found.map((rule) => [rule._id, rule]));
    return ids.map((id) => (id === null ? null : (rules.get(id) ?? null)));
  }

  /** The same line again has the latest kind and reason. @throws DomainError BANK_RULE_WORDLESS */
  async remember(
    line: Known,
    fields: { readonly kind: BankRuleKind; readonly reason: string },
    { actor, session }: ChangeContext & { readonly actor: Actor },
  ): Promise<void> {
    const id = ruleIdOf(line);
    if (id === null) throw refuse('BANK_RULE_WORDLESS');
    const { bankAccount, amount, text } = line;
    const rule = { ...fields, bankAccount, isReceived: amount > 0, text, createdBy: actor.name };
    try {
      await this.rules.put(id, { $set: rule }, session);
    } catch (error) {
      throw isDuplicateKey(error) ? retryTransaction() : error;
    }
  }

  /** @throws DomainError BANK_RULE_NOT_FOUND */
  remove(id: string, actor: Actor): Promise<DeletedResponse> {
    const _id = id.toLowerCase();
    return this.transactions.answer(actor, async (session) => {
      if ((await this.rules.removeAll({ _id }, session)) === 0) throw refuse('BANK_RULE_NOT_FOUND');
      return { _id };
    });
  }
}
