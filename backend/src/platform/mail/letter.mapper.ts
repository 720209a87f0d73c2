import { allowedLetterActions } from './domain/delivery.rules.js';
import type { LetterResponse } from './dto/letter.response.js';
import type { OutboxRecord } from './outbox-letter.schema.js';

export function toLetter(letter: OutboxRecord): LetterResponse {
  const { to, subject, state, attempts, lastError } = letter;
  return {
    _id: letter._id.toHexString(),
    to,
    subject,
    state,
    attempts,
    nextAttemptAt: state === 'pending' ? letter.nextAttemptAt.toISOString() : null,
    lastError,
    sentAt: letter.sentAt?.toISOString() ?? null,
    allowedActions: allowedLetterActions({ state, isErased: letter.body === null }),
    version: letter.version,
    createdAt: letter.createdAt.toISOString(),
    updatedAt: letter.updatedAt.toISOString(),
  };
}
