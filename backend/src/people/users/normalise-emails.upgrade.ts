import { Logger } from '@nestjs/common';
import type { Connection, Model } from 'mongoose';
import { derivedFields } from '../../platform/database/derived-fields.js';
import { isDuplicateKey } from '../../platform/database/transactions.js';
import type { Upgrade } from '../../platform/database/upgrades/upgrades.js';
import { User, type UserRecord } from '../user-record/user.schema.js';
import { storedEmail } from './domain/email.js';

/**
 * Normalises stored addresses for sign-in. An address that another user has already is not changed but marked, since
 * only staff can decide which of the two accounts is right.
 */
export const normaliseEmails: Upgrade = {
  name: '2026-11-25 email addresses without invisible marks',
  async run(connection: Connection) {
    const users = connection.model<User>(User.name);
    let changed = 0;
    for await (const user of users
      .find({ email: { $gt: '' }, hasTwinEmail: { $ne: true } })
      .sort({ createdAt: 1, _id: 1 })
      .lean<UserRecord>()
      .cursor()) {
      if (user.email === storedEmail(user.email)) continue;
      changed += 1;
      await normalise(users, user);
    }
    return changed;
  },
};

async function normalise(users: Model<User>, user: UserRecord): Promise<void> {
  const email = storedEmail(user.email);
  const filter = { _id: user._id, email: user.email };
  const write = (set: object) => users.updateOne(filter, { $set: set }, { timestamps: false });
  try {
    await write({ email, ...derivedFields(users, { ...user, email }) });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    await write({ hasTwinEmail: true });
    new Logger('Upgrades').warn(`Two users have one email address: the one of ${String(user._id)} was left as it is`);
  }
}
