import type { Connection } from 'mongoose';
import type { Upgrade } from '../../platform/database/upgrades/upgrades.js';
import { User } from '../user-record/user.schema.js';

/** Every user had an e-mail address; now those that there are must be unique, which an index of its own sees to. */
const OLD_INDEX = 'email_1';

export const dropEmailIndex: Upgrade = {
  name: '2026-11-23 users without e-mail',
  async run(connection: Connection) {
    const users = connection.model<User>(User.name).collection;
    if (await users.indexExists(OLD_INDEX)) await users.dropIndex(OLD_INDEX);
    return 0;
  },
};
