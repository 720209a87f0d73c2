import type { Types } from 'mongoose';
import { event } from '../../platform/events/events.js';

/** Money that was never received, or was lost with a returned cheque. */
export interface ReversedRecords {
  /** The receipt, if it is one, and the payments that it made. */
  readonly ids: readonly Types.ObjectId[];
  /** The number of the receipt, or of the payment's invoice. */
  readonly name: string;
  readonly reason: string;
}

/** A payment, or a receipt with its payments, is reversed. */
export const MONEY_REVERSED = event<ReversedRecords>('money reversed');
