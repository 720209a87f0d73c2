import { stat } from 'node:fs/promises';
import { isOpenToOthers } from '../bundle/cache-dir.js';
import { findProgram } from '../bundle/platform.js';

/** The account that PostgreSQL runs under, and the words to put before its command line. */
export interface ServerIdentity {
  /** Null: the same account as ours. */
  account: { uid: number; gid: number } | null;
  prefix: string[];
}

const NOBODY = 65534;

/**
 * PostgreSQL refuses root, so root hands it to the owner of an existing data folder, else to `nobody`.
 * A folder that this account can't reach (below /root, say) is reached by the one capability for that.
 * @param folder the folder for PostgreSQL's data; @param programs the bundle that it is started from
 */
export async function chooseIdentity(folder: string, programs: string): Promise<ServerIdentity> {
  const setpriv = await findProgram('setpriv');
  // The kernel tells PostgreSQL to shut down when its supervisor dies, even when that was killed outright.
  const prefix = setpriv ? [setpriv, '--pdeathsig', 'INT'] : [];
  if (process.getuid?.() !== 0) return { account: null, prefix };
  const owner = await stat(folder).catch(() => null);
  const account = owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : { uid: NOBODY, gid: NOBODY };
  if (!setpriv) return { account, prefix };
  prefix.push('--reuid', String(account.uid), '--regid', String(account.gid), '--clear-groups');
  if (!(await isOpenToOthers(folder)) || !(await isOpenToOthers(programs))) {
    prefix.push('--inh-caps', '+dac_override', '--ambient-caps', '+dac_override');
  }
  return { account, prefix };
}

/** The command line that runs `program` under this identity, and what `child_process.spawn` needs for it. */
export function underIdentity(identity: ServerIdentity, program: string, args: string[]): LaunchCommand {
  const [first = program, ...rest] = [...identity.prefix, program, ...args];
  const needsSpawnAccount = identity.account !== null && identity.prefix.length === 0;
  return { command: first, args: rest, account: needsSpawnAccount && identity.account ? identity.account : {} };
}

export interface LaunchCommand {
  command: string;
  args: string[];
  account: { uid?: number; gid?: number };
}

/** PostgreSQL sees none of our environment: PG* variables and secrets stay here. */
export const SERVER_ENVIRONMENT: NodeJS.ProcessEnv = { PATH: '/usr/bin:/bin', LC_ALL: 'C.UTF-8', TZ: 'UTC' };
