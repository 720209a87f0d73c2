import { readFile, stat } from 'node:fs/promises';
import { isOpenToOthers } from '../bundle/cache-dir.js';
import { findProgram } from '../bundle/platform.js';

/** The account that PostgreSQL runs under, and the prefix of its command line. */
export interface ServerIdentity {
  /** null for the same account as this process. */
  account: Account | null;
  prefix: string[];
}

interface Account {
  uid: number;
  gid: number;
}

/** The only capability that an account needs to access folders that are closed to it. */
const REACH_EVERYTHING = ['--inh-caps', '+dac_override', '--ambient-caps', '+dac_override'];

const NOBODY: Account = { uid: 65534, gid: 65534 };
/** From the range for services without a name, so that no other program uses it, unlike `nobody`. */
const OWN: Account = { uid: 61847, gid: 61847 };

/**
 * PostgreSQL refuses to run as root, so root uses the owner of an existing data folder, otherwise a separate account.
 * If this account can't access the folder (for example below /root), it gets one capability for that.
 * @param folder of PostgreSQL's data; @param programs the bundle that it is started from
 */
export async function chooseIdentity(folder: string, programs: string): Promise<ServerIdentity> {
  const setpriv = await findProgram('setpriv');
  // The kernel signals PostgreSQL to shut down when its supervisor dies, even if that was killed.
  const prefix = setpriv ? [setpriv, '--pdeathsig', 'INT'] : [];
  if (process.getuid?.() !== 0) return { account: null, prefix };
  const owner = await stat(folder).catch(() => null);
  const isAnothers = owner !== null && owner.uid !== 0 && owner.uid !== NOBODY.uid;
  const account = isAnothers ? { uid: owner.uid, gid: owner.gid } : setpriv ? await ownAccount() : NOBODY;
  if (!setpriv) return { account, prefix };
  prefix.push('--reuid', String(account.uid), '--regid', String(account.gid), '--clear-groups');
  if (!(await isOpenToOthers(folder)) || !(await isOpenToOthers(programs))) {
    prefix.push(...REACH_EVERYTHING);
  }
  return { account, prefix };
}

/** A container may have fewer accounts than its host. */
async function ownAccount(): Promise<Account> {
  const ranges = (await readFile('/proc/self/uid_map', 'utf8')).trim().split('\n');
  const isKnown = ranges.some((line) => {
    const [first = 0, , count = 0] = line.trim().split(/\s+/).map(Number);
    return OWN.uid >= first && OWN.uid < first + count;
  });
  return isKnown ? OWN : NOBODY;
}

/**
 * The same identity with an account name: `initdb` and a server in single-user mode look up the name. Their folder is
 * inside one that only PostgreSQL's own account can access.
 */
export function namedIdentity(identity: ServerIdentity): ServerIdentity {
  if (identity.account?.uid !== OWN.uid) return identity;
  const prefix = identity.prefix.map((word) => (word === String(OWN.uid) ? String(NOBODY.uid) : word));
  return { account: NOBODY, prefix: prefix.includes('--ambient-caps') ? prefix : [...prefix, ...REACH_EVERYTHING] };
}

/** The command line that runs `program` under this identity, and the options of `child_process.spawn` for it. */
export function underIdentity(identity: ServerIdentity, program: string, args: string[]): LaunchCommand {
  const [first = program, ...rest] = [...identity.prefix, program, ...args];
  const needsSpawnAccount = identity.account !== null && identity.prefix.length === 0;
  return { command: first, args: rest, account: needsSpawnAccount && identity.account ? identity.account : {} };
}

interface LaunchCommand {
  command: string;
  args: string[];
  account: { uid?: number; gid?: number };
}

/** PostgreSQL gets none of this process's environment, such as PG* variables and secrets. */
export const SERVER_ENVIRONMENT: NodeJS.ProcessEnv = { PATH: '/usr/bin:/bin', LC_ALL: 'C.UTF-8', TZ: 'UTC' };
