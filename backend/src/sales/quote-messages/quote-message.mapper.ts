import type { ThreadSide } from '@shop/contract/quote-messages';
import { QuoteMessageResponse } from './dto/quote-message.response.js';
import type { QuoteMessage } from './quote-message.schema.js';

export function toMessage(message: QuoteMessage): QuoteMessageResponse {
  return { ...QuoteMessageResponse.stored(message), author: message.authorName };
}

/** Messages of the other side that this side has not read. */
export function unreadOf(messages: readonly QuoteMessage[], side: ThreadSide): number {
  const mark = side === 'buyer' ? 'readByBuyerAt' : 'readByStaffAt';
  return messages.filter((message) => message.side !== side && message[mark] === null).length;
}
