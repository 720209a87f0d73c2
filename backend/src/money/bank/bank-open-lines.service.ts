import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { MAX_OPEN_LINES } from '@shop/contract/bank';
import type { Model } from 'mongoose';
import { findPage } from '../../platform/lists/find-page.js';
import { type ListQueryDto, parseListQuery } from '../../platform/lists/list-query.js';
import { BankLine, type BankLineRecord } from './bank-line.schema.js';
import { BANK_LINE_LIST } from './bank.lists.js';
import { toBankLine, toBankRule, toSuggestion } from './bank.mapper.js';
import { BankRules } from './bank-rules.service.js';
import { BankSuggestions } from './bank-suggestions.service.js';
import { firstSuggestions } from './domain/suggestions.js';
import type { Suggestion } from './domain/suggestion.js';
import type { OpenBankLineResponse } from './dto/bank-batch.response.js';

/** Open lines beside the meaning that each may have. */
@Injectable()
export class BankOpenLines {
  constructor(
    @InjectModel(BankLine.name) private readonly lines: Model<BankLine>,
    private readonly suggestions: BankSuggestions,
    private readonly rules: BankRules,
  ) {}

  /** The first open lines of the list, in its order. */
  async list(query: ListQueryDto): Promise<OpenBankLineResponse[]> {
    const { filter, sort } = parseListQuery(BANK_LINE_LIST, query);
    const open = { $and: [filter, { status: 'Open' as const }] };
    const { records } = await findPage(this.lines, { filter: open, sort, skip: 0, limit: MAX_OPEN_LINES });
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
}

const orderOf = ({ bookedOn, _id }: BankLineRecord): string => `${bookedOn} ${_id.toHexString()}`;
