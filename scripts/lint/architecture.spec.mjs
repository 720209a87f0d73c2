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

/** The differences between the code and docs/architecture.md. */
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

/** Rows that the document lacks, rows that it has too many, and rows at another place. */
function changesBetween(code, document) {
  const lacking = code.filter((row) => !document.includes(row));
  const outdated = document.filter((row) => !code.includes(row));
  const moved = lacking.length + outdated.length > 0 ? [] : code.filter((row, place) => row !== document[place]);
  return [...lacking, ...outdated, ...moved];
}

const NONE = { floors: [], modules: [], events: [] };

describe('docs/architecture.md', () => {
  const document = read('docs/architecture.md');
  const wiring = read('backend/src/wiring.ts');

  it('lists each floor of the backend, each module, and the listeners of each event', () => {
    expect(differences(document, wiring)).toEqual(NONE);
  });

  it('is refused without a new listener', () => {
    const withOneMore = wiring.replace('[INVOICE_ISSUED, ', '[INVOICE_ISSUED, NoSuchListener, ');
    expect(differences(document, withOneMore).events).toEqual([
      'INVOICE_ISSUED, NoSuchListener, OrderMoney, TransmissionEditing',
      'INVOICE_ISSUED, OrderMoney, TransmissionEditing',
    ]);
  });

  it('is refused with an event in the wrong place', () => {
    const [row] = wiring.match(/^ {2}\[USER_REMOVED, .*\n/m);
    const moved = wiring.replace(row, '').replace('= [\n', `= [\n${row}`);
    expect(differences(document, moved).events).toContain(row.trim().slice(1, -2));
  });

  it('is refused without a new module', () => {
    const [row] = document.match(/^\| `sales\/approvals`.*\n/m);
    expect(differences(document.replace(row, ''), wiring).modules).toEqual(['sales/approvals']);
  });

  it('names existing files, which contain the names beside them', () => {
    const rows = tableBelow(document, 'Where it is decided');
    const wrong = rows.filter(([, names, files]) => {
      const texts = codeIn(files).map((file) =>
        read(/^(contract|storefront)\//.test(file) ? file : `backend/src/${file}`),
      );
      const words = codeIn(names).filter((name) => /^\w+$/.test(name));
      return texts.length === 0 || !words.every((word) => texts.some((text) => text.includes(word)));
    });
    expect(rows.length).toBeGreaterThan(10);
    expect(wrong).toEqual([]);
  });
});
