import type { Connection } from 'mongoose';
import type { Upgrade } from '../../platform/database/upgrades/upgrades.js';
import { NO_CHEQUE } from './domain/cheque.js';
import { Payment } from './payment.schema.js';

/** Adds empty cheque fields to older payments. */
export const fillCheques: Upgrade = {
  name: '2026-11-23 cheques of payments',
  async run(connection: Connection) {
    const { collection } = connection.model<Payment>(Payment.name);
    return (await collection.updateMany({ chequeNumber: { $exists: false } }, { $set: { ...NO_CHEQUE } }))
      .modifiedCount;
  },
};
