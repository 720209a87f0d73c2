import type { Connection, Types } from 'mongoose';
import type { Upgrade } from '../../platform/database/upgrades/upgrades.js';

interface Member {
  readonly _id: Types.ObjectId;
  readonly company: Types.ObjectId;
}

/**
 * Adds the confirmed company of their buyer to older quotes and orders, if the buyer already belonged to it when they
 * were created. All other documents belong to the buyer as a person.
 */
export const nameCompanies: Upgrade = {
  name: '2026-11-25 companies of quotes and orders',
  async run(connection: Connection) {
    const confirmed = await connection.collection('companies').distinct('_id', { status: 'Confirmed' });
    const members = connection.collection<Member>('users').find({ company: { $in: confirmed } });
    let changed = 0;
    for await (const { _id: user, company } of members) {
      const since = await joined(connection, user);
      const lacking = { user, company: { $exists: false }, createdAt: { $gte: since } };
      for (const documents of ['quotes', 'orders']) {
        changed += (await connection.collection(documents).updateMany(lacking, { $set: { company } })).modifiedCount;
      }
    }
    return changed;
  },
};

/** When the user last joined the company; users who were created in it have no such entry. */
async function joined(connection: Connection, resourceId: Types.ObjectId): Promise<Date> {
  const [last] = await connection
    .collection<{ at: Date }>('audit')
    .find({ resource: 'users', resourceId, 'changes.field': 'company' })
    .sort({ at: -1 })
    .limit(1)
    .toArray();
  return last?.at ?? new Date(0);
}
