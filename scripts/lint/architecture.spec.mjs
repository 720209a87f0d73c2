import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { FLOORS } from './floors.mjs';

const read = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

const cellsOf = (line) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
const codeIn = (cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, code]) => code);

/** The rows of the table below a heading, without its head. */
function tableBelow(text, heading) {
  const [, section = ''] = text.split(`\n## ${heading}\n`);
  const rows = section
    .split('\n## ')[0]
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map(cellsOf);
  return rows.slice(2);
}

/** What docs/architecture.md leaves out of the code, or says otherwise. */
function differences(document, wiring) {
  const floors = tableBelow(document, 'Folders and their order').map(([, folders]) => codeIn(folders).join(', '));
  const modules = tableBelow(document, 'Modules by area').map(([folder]) => codeIn(folder).join());
  const signals = tableBelow(document, 'Who handles which event').map(([signal, , listeners]) =>
    [...codeIn(signal), ...codeIn(listeners)].join(', '),
  );
  const [, list = ''] = wiring.split('export const WIRING');
  const wired = [...list.matchAll(/^ {2}\[\s*([A-Z_]+,[^\]]*?),?\s*\]/gm)].map(([, line]) => line.replace(/\s+/g, ' '));
  return {
    floors: changesBetween(
      FLOORS.map((floor) => floor.join(', ')),
      floors,
    ),
    modules: changesBetween(FLOORS.flat().toSorted(), modules.toSorted()),
    events: changesBetween(wired, signals),
  };
}

function changesBetween(code, document) {
  const length = Math.max(code.length, document.length);
  return Array.from({ length }, (_, row) => [code[row], document[row]]).filter(([one, other]) => one !== other);
}

const NONE = { floors: [], modules: [], events: [] };

describe('docs/architecture.md', () => {
  const document = read('docs/architecture.md');
  const wiring = read('backend/src/wiring.ts');

  it('has each floor of the backend, each module, and who handles which event', () => {
    expect(differences(document, wiring)).toEqual(NONE);
  });

  it('a new listener that the document does not name is found', () => {
    const withOneMore = wiring.replace('[INVOICE_ISSUED, ', '[INVOICE_ISSUED, WebhookCalls, ');
    expect(differences(document, withOneMore).events).toEqual([
      [expect.stringContaining('INVOICE_ISSUED, WebhookCalls'), expect.stringContaining('INVOICE_ISSUED, ')],
    ]);
  });

  it('a module that the document does not name is found', () => {
    const [row] = document.match(/^\| `sales\/approvals`.*\n/m);
    expect(differences(document.replace(row, ''), wiring).modules).not.toEqual([]);
  });
});
