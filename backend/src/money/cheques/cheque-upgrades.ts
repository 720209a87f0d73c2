import type { Upgrade } from '../../platform/database/upgrades.js';
import { isDuplicateKey } from '../../platform/database/transactions.js';
import type { Cheque } from './cheque.schema.js';
import { identityOf } from './domain/identity.js';

/** Cheque numbers count without leading zeros and marks. A second entry of the same sheet keeps its identity. */
export const CHEQUE_IDENTITIES: Upgrade = {
  name: 'cheque numbers without leading zeros',
  run: async (connection) => {
    const cheques = connection.collection<Cheque>('cheques');
    let changed = 0;
    for await (const cheque of cheques.find({ status: { $ne: 'Withdrawn' } })) {
      const identity = identityOf(cheque);
      if (identity === cheque.identity) continue;
      try {
        await cheques.updateOne({ _id: cheque._id }, { $set: { identity } });
        changed += 1;
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
    }
    return changed;
  },
};
