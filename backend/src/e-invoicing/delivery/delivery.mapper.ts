import { allowedDeliveryActions, daysLeft, isUnsent } from '../domain/delivery.rules.js';
import type { DeliveryResponse } from './dto/delivery.response.js';
import { wireOf } from '../../platform/database/wire.js';
import { type DeliveryRecord, EInvoiceDeliverySchema } from './e-invoice-delivery.schema.js';

const wire = wireOf(EInvoiceDeliverySchema);

interface DeliveryContext {
  readonly now: Date;
  /** Documents that were issued earlier have no time limit. */
  readonly since: Date;
  readonly isConnected: boolean;
  /** The number of findings that make the document incomplete. */
  readonly missing: number;
  readonly correctedBy: readonly string[];
}

export function toDelivery(delivery: DeliveryRecord, context: DeliveryContext): DeliveryResponse {
  const { status, dueAt, createdAt } = delivery;
  const { now, since, isConnected, missing, correctedBy } = context;
  const isDue = isUnsent(status) && createdAt >= since;
  return {
    ...wire(delivery, ['_id', 'uuid', 'kind', 'number', 'invoice', 'buyer', 'status', 'sentAt', 'sentBy']),
    ...wire(delivery, ['answeredAt', 'answeredBy', 'attempts', 'nextAttemptAt', 'version', 'createdAt', 'updatedAt']),
    dueAt: isDue ? dueAt.toISOString() : null,
    daysLeft: isDue ? daysLeft(dueAt, now) : null,
    connector: delivery.connector ?? '',
    reasons: [...delivery.reasons],
    lastError: delivery.lastError ?? '',
    missing,
    correctedBy: [...correctedBy],
    allowedActions: allowedDeliveryActions({ status, isComplete: missing === 0, isConnected }),
  };
}
