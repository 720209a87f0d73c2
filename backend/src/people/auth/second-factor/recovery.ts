import type { UserRecord } from '../../user-record/user.schema.js';
import { newRecoveryCodes, recoveryHash } from '../../users/domain/recovery-codes.js';

/** New recovery codes for the first factor; users who already have codes keep them. */
export function codesFor({ secondFactor }: Pick<UserRecord, 'secondFactor'>) {
  if (secondFactor.recovery.length > 0) return { codes: [], recovery: {} };
  const codes = newRecoveryCodes();
  return { codes, recovery: { recovery: codes.map(recoveryHash) } };
}
