import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { StepFailure } from '../setup/command.mjs';

const VARIABLE = 'BACKUP_PASSPHRASE';
/** A stolen backup can be attacked for years, so a shorter passphrase is refused. */
const SHORTEST = 12;

const here = () => ({ env: process.env, ask: process.stdin.isTTY ? askUnseen : null });

export const isPassphraseSet = (env) => Boolean(env[VARIABLE]);

/**
 * Reads the passphrase for encryption: BACKUP_PASSPHRASE, otherwise the user types it twice.
 * @throws StepFailure with one line
 */
export async function newPassphrase({ env, ask } = here()) {
  const passphrase = await passphraseOf(env, ask);
  if (passphrase.length < SHORTEST) throw new StepFailure(`The passphrase must have at least ${SHORTEST} characters.`);
  const isRepeated = isPassphraseSet(env) || (await ask('Repeat passphrase: ')) === passphrase;
  if (!isRepeated) throw new StepFailure('The passphrases do not match.');
  return passphrase;
}

/** Reads the passphrase of an encrypted backup. */
export const knownPassphrase = ({ env, ask } = here()) => passphraseOf(env, ask);

async function passphraseOf(env, ask) {
  if (isPassphraseSet(env)) return env[VARIABLE];
  if (!ask) throw new StepFailure(`Set ${VARIABLE}: there is no terminal to prompt for the passphrase.`);
  return ask('Backup passphrase: ');
}

/** Shows the question, but not the typed text. */
async function askUnseen(question) {
  process.stderr.write(question);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  const interrupted = new Promise((_, reject) => {
    terminal.once('SIGINT', () => reject(new StepFailure('Interrupted')));
  });
  try {
    return await Promise.race([terminal.question(''), interrupted]);
  } finally {
    terminal.close();
    process.stderr.write('\n');
  }
}
