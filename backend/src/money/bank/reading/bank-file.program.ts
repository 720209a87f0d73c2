import { refuse } from '../../../platform/errors/refuse.js';
import { runReading } from '../../../platform/reading/reading-program.js';
import { type BankFileContext, type ReadBankFile, readBankFile } from './read-bank-file.js';

interface Input {
  readonly bytes: Uint8Array;
  readonly context: BankFileContext;
}

/** A month of a busy account has a few hundred. */
const MOST_LINES = 2000;

/** More lines would hold up other calls while they come from the thread. */
function withFewLines(file: ReadBankFile): ReadBankFile {
  const count = file.statements.reduce((sum, { lines }) => sum + lines.length, 0);
  if (Math.max(count, file.unread.length) > MOST_LINES) throw refuse('BANK_FILE_TOO_LONG', { max: MOST_LINES });
  return file;
}

await runReading(({ bytes, context }: Input) => withFewLines(readBankFile(bytes, context)));
