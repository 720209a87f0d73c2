import { beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MoveInImportResponse } from '@shop/contract/api';
import { answerSheets, type SheetWorker } from '@shop/contract/sheets/worker-answer';
import { renderAdmin } from '../../../test/renderAdmin';
import MoveInFile from './MoveInFile';

/** Reads the file at once: jsdom has no workers. */
class ReadingWorker implements SheetWorker {
  onmessage: ((this: never, event: never) => unknown) | null = null;
  onerror = null;
  postMessage(bytes: Uint8Array) {
    this.onmessage?.call(undefined as never, { data: answerSheets(bytes) } as never);
  }
  terminate() {
    this.onmessage = null;
  }
}

/** The files of jsdom can't be read without a reader. */
function arrayBuffer(this: File): Promise<ArrayBuffer> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(this);
  });
}
beforeEach(() => {
  Object.assign(globalThis, { Worker: ReadingWorker });
  Object.assign(File.prototype, { arrayBuffer });
});

const ID = '6920200f1c2d3e4f5a6b7c8d';
const ANSWER: MoveInImportResponse = {
  ...{ applied: false, plan: 'plan', goodPlan: null, created: 0, updated: 0, unchanged: 0, wrong: 0, skipped: 0 },
  ...{ problems: [], rows: [], left: [], columns: [], unused: [] },
};
interface Sent {
  csv: string;
  plan?: string;
  dateOrder: string | null;
}

const fileWith = (text: string) => new File([text], 'old.csv');

/** The record of the server about the file of invoices. */
interface Stored {
  file?: File;
  columns: { heading: string; column: string }[];
  done: number;
  total: number;
  /** How often the file was downloaded. */
  downloads: number;
}
const nothing = (): Stored => ({ columns: [], done: 0, total: 0, downloads: 0 });

/** Opens the page of invoices. @param answer of the server to a part of a file */
function open(answer: (sent: Sent) => Promise<MoveInImportResponse>, stored = nothing()) {
  const server = {
    getMoveIn: () => Promise.resolve({ _id: ID, source: 'sheets' }),
    getMoveInSteps: () =>
      Promise.resolve([{ kind: 'invoices', file: stored.file ? { ...stored, name: stored.file.name } : null }]),
    uploadMoveInFile: (_id: string, _kind: string, file: File) => Promise.resolve(Object.assign(stored, { file })),
    updateMoveInFile: (_id: string, _kind: string, body: object) => Promise.resolve(Object.assign(stored, body)),
    getMoveInFile: () => {
      stored.downloads += 1;
      return Promise.resolve(stored.file);
    },
    importMoveInFile: (_id: string, _kind: string, sent: Sent) => answer(sent),
  };
  const at = `/move-ins/${ID}/invoices`;
  return renderAdmin({ resource: 'move-ins', server, path: '/move-ins/:id/:kind', at, page: <MoveInFile /> });
}

/** Opens the page and a file of invoices. */
async function opened(rows: number, answer: (sent: Sent) => Promise<MoveInImportResponse>, stored = nothing()) {
  open(answer, stored);
  const lines = Array.from({ length: rows }, (_, index) => `OLD-${String(index)},Gulf,03/02/2026,105,5,0`);
  const text = ['number,customer,issuedOn,total,vat,paid', ...lines].join('\n');
  await userEvent.upload(await screen.findByLabelText('Choose a file'), fileWith(text));
}

it('an import that failed in the middle goes on at a click with the rows that are missing', async () => {
  const stored = new Set<string>();
  const server = nothing();
  let isDown = true;
  const answer = ({ csv, plan }: Sent) => {
    const count = csv.split('\n').filter((line) => line.startsWith('OLD-')).length;
    if (stored.has(csv)) return Promise.resolve({ ...ANSWER, plan: null, unchanged: count });
    if (plan === undefined) return Promise.resolve({ ...ANSWER, created: count });
    if (stored.size > 0 && isDown) return Promise.reject(new Error('The server is gone'));
    stored.add(csv);
    return Promise.resolve({ ...ANSWER, applied: true, created: count });
  };
  await opened(501, answer, server);
  await screen.findByText(/New: 501, already brought in: 0/);
  await userEvent.click(screen.getByRole('button', { name: 'Import' }));
  await screen.findByText(/New: 1, already brought in: 500/);
  expect(server).toMatchObject({ done: 500, total: 501 });
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Import' }));
  await screen.findByText('elsewhere');
  expect(stored.size).toBe(2);
  expect(server).toMatchObject({ done: 0, total: 0 });
});

it('a second browser goes on with the file of the first one and the columns that were chosen there', async () => {
  const server = nothing();
  const text = 'number,customer,issuedOn,total,vat,paid,Our ref.\nOLD-1,Gulf,2026-02-03,105,5,0,PO-77';
  const answer = ({ csv }: Sent) => Promise.resolve({ ...ANSWER, created: /,po\s/.test(csv) ? 7 : 1 });
  const first = open(answer, server);
  await userEvent.upload(await screen.findByLabelText('Choose a file'), fileWith(text));
  await userEvent.click(await screen.findByText('Columns with other headings: 1'));
  await userEvent.click(screen.getByRole('combobox', { name: 'Our ref.' }));
  await userEvent.click(await screen.findByRole('option', { name: 'PO number' }));
  await waitFor(() => expect(server.columns).toEqual([{ heading: 'our ref.', column: 'po' }]));
  first.unmount();
  open(answer, server);
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Go on with old.csv' }));
  await screen.findByText(/New: 7, already brought in: 0/);
  expect(server.downloads).toBe(1);
});

it('a file whose days can be read in two ways is checked again when their order is chosen', async () => {
  const question = {
    line: 2,
    message: 'Which order?',
    rule: 'DAY_ORDER',
    params: { value: 'a', one: 'b', other: 'c' },
  };
  await opened(1, ({ dateOrder }) =>
    Promise.resolve(dateOrder === 'dmy' ? { ...ANSWER, created: 1 } : { ...ANSWER, plan: null, problems: [question] }),
  );
  await screen.findByText(/Which order/);
  await userEvent.click(screen.getByRole('combobox', { name: 'Order of day and month' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Day first' }));
  await waitFor(() => expect(screen.getByText(/New: 1, already brought in: 0/)).not.toBeNull());
});
