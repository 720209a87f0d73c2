import { Injectable } from '@nestjs/common';
import { MAX_THREAD_MESSAGES, type ThreadSide } from '@shop/contract/quote-messages';
import { type ClientSession, Types } from 'mongoose';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { InjectStore, PlainStore } from '../../platform/database/plain-store.js';
import type { ChangeContext } from '../../platform/database/record-store.js';
import { OnEvent } from '../../platform/events/events.js';
import { QUOTE_REMOVED } from '../quotes/quote.events.js';
import { Transactions } from '../../platform/database/transactions.js';
import { refuse, refuseField } from '../../platform/errors/refuse.js';
import { type LoadedQuote, QuotesService } from '../quotes/quotes.service.js';
import { QuoteConversation } from '../quotes/quote-conversation.service.js';
import type { WriteMessageDto } from './dto/quote-message.requests.js';
import type { QuoteMessageResponse, ThreadResponse } from './dto/quote-message.response.js';
import { MessageFiles } from './message-files.service.js';
import { QuoteMessageEmails } from './quote-message.emails.js';
import { toMessage, unreadOf } from './quote-message.mapper.js';
import { QuoteMessage } from './quote-message.schema.js';

/** The content of a message. */
type Said = Pick<QuoteMessage, '_id' | 'text' | 'files' | 'targets'>;

/** The buyer of a quote and the staff write to each other. */
@Injectable()
export class QuoteMessages {
  constructor(
    @InjectStore(QuoteMessage) private readonly messages: PlainStore<QuoteMessage>,
    private readonly quotes: QuotesService,
    private readonly conversation: QuoteConversation,
    private readonly files: MessageFiles,
    private readonly emails: QuoteMessageEmails,
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
    const messages = await this.of(quote, actor);
    return { messages: messages.map(toMessage), unread: unreadOf(messages, sideOf(quote, actor)) };
  }

  /** @throws DomainError QUOTE_NOT_FOUND, VALIDATION_FAILED, THREAD_FULL */
  write(id: string, { text = '', files }: WriteMessageDto, actor: Actor): Promise<QuoteMessageResponse> {
    const _id = new Types.ObjectId();
    if (text === '' && !files?.length) throw refuseField('text', 'REQUIRED/message');
    return this.transactions.answer(actor, async (session) => {
      const quote = await this.quotes.loadForParty(actor, id, session);
      const sent = { quote: quote._id, owner: new Types.ObjectId(actor.id), buyer: quote.user };
      const said = { _id, text, files: await this.files.use(files ?? [], sent, session), targets: null };
      return toMessage(await this.add(said, quote, { actor, session }));
    });
  }

  /** Marks what the other side wrote as read. @throws DomainError QUOTE_NOT_FOUND */
  markRead(id: string, actor: Actor): Promise<ThreadResponse> {
    return this.transactions.answer(actor, async (session) => {
      const quote = await this.quotes.loadForParty(actor, id, session);
      const side = sideOf(quote, actor);
      const mark = side === 'buyer' ? 'readByBuyerAt' : 'readByStaffAt';
      const unread = { ...ownFilter(quote, actor), side: { $ne: side }, [mark]: null };
      const marked = await this.messages.changeAll(unread, { $set: { [mark]: this.clock.now() } }, session);
      if (marked > 0) await this.conversation.read(quote, side, { actor, session });
      return { messages: (await this.of(quote, actor, session)).map(toMessage), unread: 0 };
    });
  }

  /** The messages that the actor may read, the oldest first. */
  of(quote: LoadedQuote, actor: Actor, session: ClientSession | null = null): Promise<QuoteMessage[]> {
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
    quote: LoadedQuote,
    { actor, session }: { readonly actor: Actor; readonly session: ClientSession },
  ): Promise<QuoteMessage> {
    const written = await this.messages.reads.countDocuments({ quote: quote._id }).session(session);
    if (written >= MAX_THREAD_MESSAGES) throw refuse('THREAD_FULL', { max: MAX_THREAD_MESSAGES });
    const side = sideOf(quote, actor);
    const message: QuoteMessage = {
      ...said,
      ...{ quote: quote._id, buyer: quote.user, side, author: new Types.ObjectId(actor.id), authorName: actor.name },
      ...{ readByBuyerAt: null, readByStaffAt: null, createdAt: this.clock.now() },
    };
    await this.messages.insert(message, session);
    await this.conversation.written(quote, side, { actor, session });
    await this.emails.written(quote, message, session);
    return message;
  }
}

/** Staff who own the quote write as its buyer. */
function sideOf({ user }: LoadedQuote, { id }: Actor): ThreadSide {
  return user.toHexString() === id ? 'buyer' : 'staff';
}

/** Those of another buyer, who had the quote before, are for staff alone. */
function ownFilter({ _id, user }: LoadedQuote, { isAdmin }: Actor) {
  return isAdmin ? { quote: _id } : { quote: _id, buyer: user };
}
