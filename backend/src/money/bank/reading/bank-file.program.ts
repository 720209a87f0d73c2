import { runReading } from '../../../platform/reading/reading-program.js';
import { type BankFileContext, readBankFile } from './read-bank-file.js';

interface Input {
  readonly bytes: Uint8Array;
  readonly context: BankFileContext;
}

await runReading(({ bytes, context }: Input) => readBankFile(bytes, context));
