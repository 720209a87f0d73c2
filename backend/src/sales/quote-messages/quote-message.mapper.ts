import type { ThreadSide } from '@shop/contract/quote-messages';
import type { MessageFileResponse, QuoteMessageResponse, TargetResponse } from './dto/quote-message.response.js';
import { type QuoteMessage, QuoteMessageSchema, type Target } from './quote-message.schema.js';
import { wireOf } from '../../platform/database/wire.js';
import type { FileRef } from '../../platform/database/refs.schema.js';

const wire = wireOf(QuoteMessageSchema);

export function toMessage(message: QuoteMessage): QuoteMessageResponse {
  return {
    ...wire(message, ['_id', 'side', 'text', 'readByBuyerAt', 'readByStaffAt', 'createdAt']),
    author: message.authorName,
    files: message.files.map(toMessageFile),
    targets: message.targets?.map(toTarget) ?? null,
  };
}

export function toMessageFile(file: FileRef): MessageFileResponse {
  return wire(file, ['_id', 'name', 'contentType', 'size']);
}

export function toTarget(target: Target): TargetResponse {
  const fields = wire(target, ['line', 'productName', 'price', 'quantity', 'note']);
  return { ...fields, productNameAr: target.productNameAr };
}

/** Messages of the other side that this side has not read. */
export function unreadOf(messages: readonly QuoteMessage[], side: ThreadSide): number {
  const mark = side === 'buyer' ? 'readByBuyerAt' : 'readByStaffAt';
  return messages.filter((message) => message.side !== side && message[mark] === null).length;
}
