import { runReading } from '../../../platform/reading/reading-program.js';
import { readBankFile } from './read-bank-file.js';

runReading(({ bytes, table }: { readonly bytes: Uint8Array; readonly table?: Parameters<typeof readBankFile>[1] }) =>
  readBankFile(bytes, table),
);
