import type { Connection } from 'mongoose';
import { dropOldIndex } from '../../platform/database/upgrades/drop-index.js';
import type { Upgrade } from '../../platform/database/upgrades/upgrades.js';
import { Invoice } from './invoice.schema.js';

/** Before, an order had at most one invoice that was not Void; invoices could not be credited in full. */
const OLD_INDEX = { model: Invoice.name, index: 'order._id_1_voidedAt_1' };

/** Allows another invoice of an order once its first one is credited in full. */
export const oneStandingInvoice: Upgrade = {
  name: '2026-11-25 orders invoiced anew',
  async run(connection: Connection) {
    return (await dropOldIndex(connection, OLD_INDEX)) ? 1 : 0;
  },
};
