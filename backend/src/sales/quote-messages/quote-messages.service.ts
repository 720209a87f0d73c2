import { Injectable } from '@nestjs/common';
import { MAX_THREAD_MESSAGES, takesTargets, type ThreadSide } from '@shop/contract/quote-messages';
import { type ClientSession, Types } from 'mongoose';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { InjectStore, PlainStore } from '../../platform/database/plain-store.js';
import type { ChangeContext } from '../../platform/database/record-store.js';
import { OnEvent } from '../../platform/events/events.js';
import { QUOTE_REMOVED } from '../quotes/quote.events.js';
import { Transactions } from '../../platform/database/transactions.js';
import { refuse, refuseField } from '../../platform/errors/refuse.js';
import { type QuoteRecord, QuotesService } from '../quotes/quotes.service.js';
import { QuoteBinding } from '../quotes/quote-binding.service.js';
import type { SetTargetsDto, TargetDto, WriteMessageDto } from './dto/quote-message.requests.js';
import {
  QuoteMessageResponse,
  type QuoteTargetsResponse,
  type ThreadResponse,
  TargetResponse,
} from './dto/quote-message.response.js';
import { MessageFiles } from './message-files.service.js';
import { messageEmail } from './quote-message.emails.js';
import { Outbox } from '../../platform/mail/outbox.service.js';
import { UsersService } from '../../people/users/users.service.js';
import { SettingsService } from '../../shop/settings/settings.service.js';
import { QuoteMessage, type Target } from './quote-message.schema.js';
import type { FieldRefusalKey } from '@shop/contract/refusals';
import { toFils } from '@shop/contract/money';
import { sameWishes, type Wish, wishProblem, type WishRule } from './domain/targets.js';

const READ_MARKS = { buyer: 'readByBuyerAt', staff: 'readByStaffAt' } as const;

type Said = Pick<QuoteMessage, '_id' | 'text' | 'files' | 'targets'>;

const WISH_REFUSALS = {
  UNKNOWN_LINE: 'UNKNOWN_LINE/quote',
  LINE_TWICE: 'LINE_TWICE/target',
  EMPTY_TARGET: 'EMPTY_TARGET',
} as const satisfies Readonly<Record<WishRule, FieldRefusalKey>>;

/** The buyer of a quote and the staff write to each other; buyers state their target prices and quantities. */
@Injectable()
export class QuoteMessages {
  constructor(
    @InjectStore(QuoteMessage) private readonly messages: PlainStore<QuoteMessage>,
    private readonly quotes: QuotesService,
    private readonly binding: QuoteBinding,
    private readonly files: MessageFiles,
    private readonly users: UsersService,
    private readonly settings: SettingsService,
    private readonly outbox: Outbox,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  @OnEvent(QUOTE_REMOVED)
  async removeWithQuote(id: string, { session }: ChangeContext): Promise<void> {
    const quote = new Types.ObjectId(id);
    await this.messages.removeAll({ quote }, session);
    await this.files.removeOf(quote, session);
  }

  /** @throws DomainError QUOTE_NOT_FOUND */
  async thread(id: string, actor: Actor): Promise<ThreadResponse> {
    const quote = await this.quotes.loadForParty(actor, id);
    const messages = await this.messagesOf(quote, actor);
    const side = sideOf(quote, actor);
    const unread = messages.filter((message) => message.side !== side && message[READ_MARKS[side]] === null);
    return { messages: messages.map(toMessage), unread: unread.length };
  }

  /** @throws DomainError QUOTE_NOT_FOUND, VALIDATION_FAILED, THREAD_FULL */
  write(id: string, { text = '', files }: WriteMessageDto, actor: Actor): Promise<QuoteMessageResponse> {
    const _id = new Types.ObjectId();
    if (text === '' && !files?.length) throw refuseField('text', 'REQUIRED/message');
    return this.transactions.answer(actor, async (session) => {
      const quote = await this.quotes.loadForParty(actor, id, session);
      const sent = { quote: quote._id, owner: new Types.ObjectId(actor.id), buyer: quote.user };
      const said = { _id, text, files: await this.files.markFilesSent(files ?? [], sent, session), targets: null };
      return toMessage(await this.add(said, quote, { actor, session }));
    });
  }

  /** Marks the messages of the other side as read. @throws DomainError QUOTE_NOT_FOUND */
  markRead(id: string, actor: Actor): Promise<ThreadResponse> {
    return this.transactions.answer(actor, async (session) => {
      const quote = await this.quotes.loadForParty(actor, id, session);
      const side = sideOf(quote, actor);
      const mark = READ_MARKS[side];
      const unread = { ...ownFilter(quote, actor), side: { $ne: side }, [mark]: null };
      const marked = await this.messages.changeAll(unread, { $set: { [mark]: this.clock.now() } }, session);
      if (marked > 0) await this.binding.noteRead(quote, side, { actor, session });
      return { messages: (await this.messagesOf(quote, actor, session)).map(toMessage), unread: 0 };
    });
  }

  /** The messages that the actor may read, the oldest first. */
  messagesOf(quote: QuoteRecord, actor: Actor, session: ClientSession | null = null): Promise<QuoteMessage[]> {
    return this.messages.reads
      .find(ownFilter(quote, actor))
      .sort({ createdAt: 1, _id: 1 })
      .limit(MAX_THREAD_MESSAGES)
      .session(session)
      .lean<QuoteMessage[]>();
  }

  /** Stores a message, counts it as unread for the other side, and mails it to them. @throws DomainError THREAD_FULL */
  async add(
    said: Said,
    quote: QuoteRecord,
    { actor, session }: { readonly actor: Actor; readonly session: ClientSession },
  ): Promise<QuoteMessage> {
    const written = await this.messages.reads.countDocuments({ quote: quote._id }).session(session);
    if (written >= MAX_THREAD_MESSAGES) throw refuse('THREAD_FULL', { max: MAX_THREAD_MESSAGES });
    const side = sideOf(quote, actor);
    const message: QuoteMessage = {
      ...said,
      quote: quote._id,
      buyer: quote.user,
      side,
      author: new Types.ObjectId(actor.id),
      authorName: actor.name,
      readByBuyerAt: null,
      readByStaffAt: null,
      createdAt: this.clock.now(),
    };
    await this.messages.insert(message, session);
    await this.binding.noteMessage(quote, side, { actor, session });
    const buyer = await this.users.recipientOf(quote, session);
    await this.outbox.post(messageEmail({ quote, message, buyer }, this.settings.current()), session);
    return message;
  }

  /** @throws DomainError QUOTE_NOT_FOUND */
  async targetsOf(id: string, actor: Actor): Promise<QuoteTargetsResponse> {
    const quote = await this.quotes.loadForParty(actor, id);
    return toTargets(currentTargets(quote, await this.messagesOf(quote, actor)));
  }

  /**
   * Replaces all targets, and notifies staff in the thread. Unchanged targets cause no message.
   * @throws DomainError QUOTE_NOT_FOUND also for staff who don't own the quote; VALIDATION_FAILED, QUOTE_DECIDED,
   * THREAD_FULL
   */
  setTargets(id: string, { lines }: SetTargetsDto, actor: Actor): Promise<QuoteTargetsResponse> {
    const _id = new Types.ObjectId();
    const wishes = lines.map(wishOf);
    return this.transactions.answer(actor, async (session) => {
      const quote = await this.quotes.loadForParty(actor, id, session);
      if (!(await this.quotes.isParty(actor, quote, session))) throw refuse('QUOTE_NOT_FOUND');
      if (!takesTargets(quote.status)) throw refuse('QUOTE_DECIDED');
      const targets = wanted(quote, wishes);
      const present = currentTargets(quote, await this.messagesOf(quote, actor, session));
      if (!sameWishes(wishes, present.map(toWish))) {
        await this.add({ _id, text: '', files: [], targets }, quote, { actor, session });
      }
      return toTargets(targets);
    });
  }
}

const toMessage = (message: QuoteMessage): QuoteMessageResponse => ({
  ...QuoteMessageResponse.stored(message),
  author: message.authorName,
});

/** Staff who own the quote write as its buyer. */
function sideOf({ user }: QuoteRecord, { id, isAdmin }: Actor): ThreadSide {
  return !isAdmin || user.toHexString() === id ? 'buyer' : 'staff';
}

/** Only staff see messages of a previous owner of the quote. */
function ownFilter({ _id, user }: QuoteRecord, { isAdmin }: Actor) {
  return isAdmin ? { quote: _id } : { quote: _id, buyer: user };
}

function wishOf({ line, price = null, quantity = null, note = '' }: TargetDto): Wish {
  return { line: line.toLowerCase(), price: price === null ? null : toFils(price), quantity, note };
}

const toWish = ({ line, price, quantity, note }: Target): Wish => ({
  line: line.toHexString(),
  price,
  quantity,
  note,
});

const toTargets = (targets: readonly Target[]): QuoteTargetsResponse => ({
  lines: targets.map((target) => TargetResponse.stored(target)),
});

/** The latest set of targets, without targets of lines that the quote no longer has. */
function currentTargets({ requestedItems, user }: QuoteRecord, messages: readonly QuoteMessage[]): Target[] {
  const latest = messages.findLast(({ targets, buyer }) => targets !== null && buyer.equals(user));
  const lines = new Set(requestedItems.map(({ _id }) => _id.toHexString()));
  return (latest?.targets ?? []).filter(({ line }) => lines.has(line.toHexString()));
}

function wanted({ requestedItems }: QuoteRecord, wishes: readonly Wish[]): Target[] {
  const lines = new Map(requestedItems.map((line) => [line._id.toHexString(), line]));
  const problem = wishProblem(wishes, new Set(lines.keys()));
  if (problem !== null) throw refuseField(`lines.${problem.index}.${problem.field}`, WISH_REFUSALS[problem.rule]);
  return wishes.map((wish) => ({
    ...wish,
    line: new Types.ObjectId(wish.line),
    productName: lines.get(wish.line)?.productName ?? '',
    productNameAr: lines.get(wish.line)?.productNameAr ?? '',
  }));
}
