import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeEInvoice } from '../../../src/e-invoicing/domain/write-document.js';
import { brokenDocuments } from './broken-documents.js';
import { randomDocuments } from './random-documents.js';
import { validDocuments } from './valid-documents.js';

const SEED = 20_261_125;

/**
 * Writes the documents of the tests: `valid/`, `broken/<rule>.xml`, and `stricter/<rule>.xml` of rules that the official
 * ones do not know. @param random how many more valid ones are made up
 */
async function writeSamples(folder: string, random: number): Promise<void> {
  const files = new Map([...validDocuments()].map(([name, document]) => [`valid/${name}`, document]));
  for (const { rule, document, stricter } of brokenDocuments()) {
    files.set(`${stricter ? 'stricter' : 'broken'}/${rule}`, document);
  }
  let count = 0;
  for (const document of randomDocuments(SEED)) {
    if (count >= random) break;
    count += 1;
    files.set(`valid/random-${String(count).padStart(4, '0')}`, document);
  }
  for (const part of ['valid', 'broken', 'stricter']) {
    await rm(join(folder, part), { recursive: true, force: true });
    await mkdir(join(folder, part), { recursive: true });
  }
  for (const [name, document] of files) await writeFile(join(folder, `${name}.xml`), writeEInvoice(document));
  process.stdout.write(`${files.size} documents in ${folder}\n`);
}

const [folder, random = '0'] = process.argv.slice(2);
if (folder === undefined || !/^\d{1,5}$/.test(random)) {
  throw new Error('Usage: npm run e-invoices:samples -- DIR [number of random documents]');
}
await writeSamples(folder, Number(random));
