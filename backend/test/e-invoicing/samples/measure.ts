import { findingsOf } from '../../../src/e-invoicing/checks/check.js';
import { writeEInvoice } from '../../../src/e-invoicing/domain/write-document.js';
import { BOMBS } from './bombs.js';
import { judge } from '../../../src/e-invoicing/reading/judge.js';
import { readEInvoice } from '../../../src/e-invoicing/reading/read-e-invoice.js';
import { validDocuments } from './valid-documents.js';

const NOW = new Date('2026-11-25T12:00:00Z');
const RUNS = 30;

interface Times {
  readonly first: number;
  readonly median: number;
  readonly worst: number;
}

/** @returns milliseconds; the first run is the slow one of a program that has just begun */
function timesOf(work: () => void): Times {
  const times = Array.from({ length: RUNS }, () => {
    const begun = performance.now();
    work();
    return performance.now() - begun;
  });
  const [first = 0] = times;
  const sorted = times.slice(1).sort((a, b) => a - b);
  return { first, median: sorted[RUNS >> 1] ?? 0, worst: sorted.at(-1) ?? 0 };
}

function tell(name: string, { first, median, worst }: Times): void {
  const cells = [first, median, worst].map((ms) => ms.toFixed(2).padStart(9));
  process.stdout.write(`${name.padEnd(48)}${cells.join('')}\n`);
}

function refused(xml: Uint8Array): void {
  try {
    readEInvoice(xml);
  } catch {
    return;
  }
  throw new Error('A bomb was read.');
}

const hundred = validDocuments().get('invoice-hundred-small-lines');
if (hundred === undefined) throw new Error('There is no such document.');
const xml = Buffer.from(writeEInvoice(hundred));

process.stdout.write(
  `${'milliseconds'.padEnd(48)}${['first', 'median', 'worst'].map((name) => name.padStart(9)).join('')}\n`,
);
for (const [name, [bomb]] of Object.entries(BOMBS)) {
  const bytes = Buffer.from(bomb);
  tell(
    `refuse ${name} (${Math.ceil(bytes.byteLength / 1024)} KB)`,
    timesOf(() => refused(bytes)),
  );
}
tell(
  'check 100 lines',
  timesOf(() => findingsOf(hundred, NOW)),
);
tell(
  'write 100 lines',
  timesOf(() => writeEInvoice(hundred)),
);
tell(
  'read and check 100 lines',
  timesOf(() => judge(readEInvoice(xml), NOW)),
);
