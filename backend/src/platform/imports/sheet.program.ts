import { runReading } from '../reading/reading-program.js';
import { readSheet, type SheetForm } from './import-sheet.js';

interface Input {
  readonly csv: string;
  readonly form: SheetForm<string>;
}

await runReading(({ csv, form }: Input) => readSheet(csv, form));
