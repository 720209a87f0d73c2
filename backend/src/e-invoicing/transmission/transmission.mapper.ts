import { allowedTransmissionActions, daysLeft, isUnsent } from '../domain/transmission.rules.js';
import type { TransmissionResponse } from './dto/transmission.response.js';
import { wireOf } from '../../platform/database/wire.js';
import { type TransmissionRecord, TransmissionSchema } from './transmission.schema.js';

const wire = wireOf(TransmissionSchema);

interface TransmissionContext {
  readonly now: Date;
  /** Documents that were issued earlier have no time limit. */
  readonly since: Date;
  readonly isConnected: boolean;
  /** The number of findings that make the document incomplete. */
  readonly missing: number;
  readonly correctedBy: readonly string[];
}

export function toTransmission(transmission: TransmissionRecord, context: TransmissionContext): TransmissionResponse {
  const { status, dueAt, createdAt } = transmission;
  const { now, since, isConnected, missing, correctedBy } = context;
  const isDue = isUnsent(status) && createdAt >= since;
  return {
    ...wire(transmission, ['_id', 'uuid', 'kind', 'number', 'invoice', 'buyer', 'status', 'sentAt', 'sentBy']),
    ...wire(transmission, [
      'answeredAt',
      'answeredBy',
      'attempts',
      'nextAttemptAt',
      'version',
      'createdAt',
      'updatedAt',
    ]),
    dueAt: isDue ? dueAt.toISOString() : null,
    daysLeft: isDue ? daysLeft(dueAt, now) : null,
    connector: transmission.connector ?? '',
    reasons: [...transmission.reasons],
    lastError: transmission.lastError ?? '',
    missing,
    correctedBy: [...correctedBy],
    allowedActions: allowedTransmissionActions({ status, isComplete: missing === 0, isConnected }),
  };
}
