import type { Connection } from 'mongoose';
import type { Upgrade } from '../../platform/database/upgrades/upgrades.js';
import { User } from '../user-record/user.schema.js';

/** Addresses from before they were proved count as proved, since their users have received papers there. */
export const proveEmails: Upgrade = {
  name: '2026-11-26 addresses that exist are proved',
  async run(connection: Connection) {
    const unknown = { email: { $gt: '' }, emailProvedAt: { $exists: false } };
    const proved = { $set: { emailProvedAt: new Date() } };
    const { modifiedCount } = await connection
      .model<User>(User.name)
      .updateMany(unknown, proved, { timestamps: false });
    return modifiedCount;
  },
};
