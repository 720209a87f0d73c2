import type { FieldRefusalKey } from '@shop/contract/refusals';
import { Injectable } from '@nestjs/common';
import { toFils } from '@shop/contract/money';
import { takesTargets } from '@shop/contract/quote-messages';
import { Types } from 'mongoose';
import type { Actor } from '../../platform/auth/actor.js';
import { Transactions } from '../../platform/database/transactions.js';
import { refuse, refuseField } from '../../platform/errors/refuse.js';
import { type LoadedQuote, QuotesService } from '../quotes/quotes.service.js';
import { sameWishes, type Wish, wishProblem, type WishRule } from './domain/targets.js';
import type { SetTargetsDto, TargetDto } from './dto/quote-message.requests.js';
import type { QuoteTargetsResponse } from './dto/quote-message.response.js';
import { toTarget } from './quote-message.mapper.js';
import type { QuoteMessage, Target } from './quote-message.schema.js';
import { QuoteMessages } from './quote-messages.service.js';

const WISH_REFUSALS = {
  UNKNOWN_LINE: 'UNKNOWN_LINE/quote',
  LINE_TWICE: 'LINE_TWICE/target',
  EMPTY_TARGET: 'EMPTY_TARGET',
} as const satisfies Readonly<Record<WishRule, FieldRefusalKey>>;

/** Buyers say at which prices and quantities they would take the lines of a quote. */
@Injectable()
export class QuoteTargets {
  constructor(
    private readonly quotes: QuotesService,
    private readonly messages: QuoteMessages,
    private readonly transactions: Transactions,
  ) {}

  /** @throws DomainError QUOTE_NOT_FOUND */
  async get(id: string, actor: Actor): Promise<QuoteTargetsResponse> {
    const quote = await this.quotes.loadForParty(actor, id);
    return toTargets(currentTargets(quote, await this.messages.of(quote, actor)));
  }

  /**
   * Replaces all targets, and tells staff in the thread. The same ones again tell nothing.
   * @throws DomainError QUOTE_NOT_FOUND also for staff, whose quote it is not; VALIDATION_FAILED, QUOTE_DECIDED, THREAD_FULL
   */
  set(id: string, { lines }: SetTargetsDto, actor: Actor): Promise<QuoteTargetsResponse> {
    const _id = new Types.ObjectId();
    const wishes = lines.map(wishOf);
    return this.transactions.answer(actor, async (session) => {
      const quote = await this.quotes.loadForParty(actor, id, session);
      if (!quote.user.equals(actor.id)) throw refuse('QUOTE_NOT_FOUND');
      if (!takesTargets(quote.status)) throw refuse('QUOTE_DECIDED');
      const targets = wanted(quote, wishes);
      const present = currentTargets(quote, await this.messages.of(quote, actor, session));
      if (!sameWishes(wishes, present.map(toWish))) {
        await this.messages.add({ _id, text: '', files: [], targets }, quote, { actor, session });
      }
      return toTargets(targets);
    });
  }
}

function wishOf({ line, price = null, quantity = null, note = '' }: TargetDto): Wish {
  return { line: line.toLowerCase(), price: price === null ? null : toFils(price), quantity, note };
}

const toWish = ({ line, price, quantity, note }: Target): Wish => ({
  ...{ line: line.toHexString(), price, quantity, note },
});

const toTargets = (targets: readonly Target[]): QuoteTargetsResponse => ({ lines: targets.map(toTarget) });

/** The latest set of targets, without those of lines that the quote has no more. */
function currentTargets({ requestedItems, user }: LoadedQuote, messages: readonly QuoteMessage[]): Target[] {
  const latest = messages.findLast(({ targets, buyer }) => targets !== null && buyer.equals(user));
  const lines = new Set(requestedItems.map(({ _id }) => _id.toHexString()));
  return (latest?.targets ?? []).filter(({ line }) => lines.has(line.toHexString()));
}

function wanted({ requestedItems }: LoadedQuote, wishes: readonly Wish[]): Target[] {
  const names = new Map(requestedItems.map(({ _id, productName }) => [_id.toHexString(), productName]));
  const problem = wishProblem(wishes, new Set(names.keys()));
  if (problem !== null) throw refuseField(`lines.${problem.index}.${problem.field}`, WISH_REFUSALS[problem.rule]);
  return wishes.map((wish) => ({
    ...wish,
    line: new Types.ObjectId(wish.line),
    productName: names.get(wish.line) ?? '',
  }));
}
