import type { Connection } from 'mongoose';
import type { Upgrade } from '../../platform/database/upgrades/upgrades.js';
import { Invoice } from './invoice.schema.js';

/** An order had one invoice that was not Void, while none was credited in full. */
const OLD_INDEX = 'order._id_1_voidedAt_1';

/** Lets an order have another invoice once its first one is credited in full. */
export const oneStandingInvoice: Upgrade = {
  name: '2026-11-25 orders invoiced anew',
  async run(connection: Connection) {
    const { collection } = connection.model<Invoice>(Invoice.name);
    if (!(await collection.indexExists(OLD_INDEX))) return 0;
    await collection.dropIndex(OLD_INDEX);
    return 1;
  },
};
