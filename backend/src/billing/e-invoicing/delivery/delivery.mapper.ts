import { allowedDeliveryActions, daysLeft, isUnsent } from '../domain/delivery.rules.js';
import type { DeliveryResponse } from './dto/delivery.response.js';
import type { DeliveryRecord } from './e-invoice-delivery.schema.js';

interface DeliveryContext {
  readonly now: Date;
  readonly isConnected: boolean;
  /** Things that keep the document from being an e-invoice. */
  readonly missing: number;
  readonly correctedBy: readonly string[];
}

export function toDelivery(delivery: DeliveryRecord, context: DeliveryContext): DeliveryResponse {
  const { status, dueAt } = delivery;
  const { now, isConnected, missing, correctedBy } = context;
  const isDue = isUnsent(status);
  return {
    _id: delivery._id.toHexString(),
    uuid: delivery.uuid,
    kind: delivery.kind,
    number: delivery.number,
    invoice: delivery.invoice.toHexString(),
    buyer: delivery.buyer,
    status,
    dueAt: isDue ? dueAt.toISOString() : null,
    daysLeft: isDue ? daysLeft(dueAt, now) : null,
    connector: delivery.connector ?? '',
    sentAt: delivery.sentAt?.toISOString() ?? null,
    sentBy: delivery.sentBy,
    answeredAt: delivery.answeredAt?.toISOString() ?? null,
    answeredBy: delivery.answeredBy,
    reasons: [...delivery.reasons],
    attempts: delivery.attempts,
    nextAttemptAt: delivery.nextAttemptAt?.toISOString() ?? null,
    lastError: delivery.lastError ?? '',
    missing,
    correctedBy: [...correctedBy],
    allowedActions: allowedDeliveryActions({ status, isComplete: missing === 0, isConnected }),
    version: delivery.version,
    createdAt: delivery.createdAt.toISOString(),
    updatedAt: delivery.updatedAt.toISOString(),
  };
}
