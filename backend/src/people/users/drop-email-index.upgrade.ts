import type { Connection } from 'mongoose';
import type { Upgrade } from '../../platform/database/upgrades/upgrades.js';
import { User } from '../user-record/user.schema.js';

/** Before, every user needed an e-mail address; the new index requires only that existing ones are unique. */
const OLD_INDEX = 'email_1';

export const dropEmailIndex: Upgrade = {
  name: '2026-11-23 users without e-mail',
  async run(connection: Connection) {
    const users = connection.model<User>(User.name).collection;
    if (await users.indexExists(OLD_INDEX)) await users.dropIndex(OLD_INDEX);
    return 0;
  },
};
