import { toAedOrNull } from '@shop/contract/money';
import type { ThreadSide } from '@shop/contract/quote-messages';
import type { MessageFileResponse, QuoteMessageResponse, TargetResponse } from './dto/quote-message.response.js';
import type { MessageFileRef, QuoteMessage, Target } from './quote-message.schema.js';

export function toMessage(message: QuoteMessage): QuoteMessageResponse {
  return {
    _id: message._id.toHexString(),
    side: message.side,
    author: message.authorName,
    text: message.text,
    files: message.files.map(toMessageFile),
    targets: message.targets?.map(toTarget) ?? null,
    readByBuyerAt: message.readByBuyerAt?.toISOString() ?? null,
    readByStaffAt: message.readByStaffAt?.toISOString() ?? null,
    createdAt: message.createdAt.toISOString(),
  };
}

export function toMessageFile({ _id, name, contentType, size }: MessageFileRef): MessageFileResponse {
  return { _id: _id.toHexString(), name, contentType, size };
}

export function toTarget({ line, productName, price, quantity, note }: Target): TargetResponse {
  return { line: line.toHexString(), productName, price: toAedOrNull(price), quantity, note };
}

/** Messages of the other side that this one has not read. */
export function unreadOf(messages: readonly QuoteMessage[], side: ThreadSide): number {
  const mark = side === 'buyer' ? 'readByBuyerAt' : 'readByStaffAt';
  return messages.filter((message) => message.side !== side && message[mark] === null).length;
}
