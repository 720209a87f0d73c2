import { allowedTransmissionActions, daysLeft, isUnsent } from '../domain/transmission.rules.js';
import { TransmissionResponse } from './dto/transmission.response.js';
import type { TransmissionRecord } from './transmission.schema.js';

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
    ...TransmissionResponse.stored(transmission),
    uuid: transmission.uuid,
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
