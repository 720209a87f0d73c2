import type { Connection } from 'mongoose';
import type { Upgrade } from '../../platform/database/upgrades/upgrades.js';
import { PoFile } from './po-file.schema.js';

/** Before, equal bytes of one user were one file, whatever its name; now the name of a file never changes. */
const OLD_INDEX = 'owner_1_sha256_1';

export const dropPoFileIndex: Upgrade = {
  name: '2026-11-25 files of purchase orders by name',
  async run(connection: Connection) {
    const files = connection.model<PoFile>(PoFile.name).collection;
    if (await files.indexExists(OLD_INDEX)) await files.dropIndex(OLD_INDEX);
    return 0;
  },
};
