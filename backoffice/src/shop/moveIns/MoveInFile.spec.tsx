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
beforeEach(() => {
  Object.assign(globalThis, { Worker: ReadingWorker });
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

/** Opens the page with a file of invoices. @param answer of the server to a part of it */
async function opened(rows: number, answer: (sent: Sent) => Promise<MoveInImportResponse>) {
  const server = {
    getMoveIn: () => Promise.resolve({ _id: ID, source: 'sheets' }),
    importMoveInFile: (_id: string, _kind: string, sent: Sent) => answer(sent),
  };
  const at = `/move-ins/${ID}/invoices`;
  renderAdmin({ resource: 'move-ins', server, path: '/move-ins/:id/:kind', at, page: <MoveInFile /> });
  const lines = Array.from({ length: rows }, (_, index) => `OLD-${String(index)},Gulf,03/02/2026,105,5,0`);
  const text = ['number,customer,issuedOn,total,vat,paid', ...lines].join('\n');
  const bytes = new TextEncoder().encode(text);
  const file = Object.assign(new File([bytes], 'old.csv'), { arrayBuffer: () => Promise.resolve(bytes.buffer) });
  await userEvent.upload(await screen.findByLabelText('Choose a file'), file);
}

it('an import that failed in the middle goes on at a click with the rows that are missing', async () => {
  const stored = new Set<string>();
  let isDown = true;
  await opened(501, ({ csv, plan }) => {
    const count = csv.split('\n').filter((line) => line.startsWith('OLD-')).length;
    if (stored.has(csv)) return Promise.resolve({ ...ANSWER, plan: null, unchanged: count });
    if (plan === undefined) return Promise.resolve({ ...ANSWER, created: count });
    if (stored.size > 0 && isDown) return Promise.reject(new Error('The server is gone'));
    stored.add(csv);
    return Promise.resolve({ ...ANSWER, applied: true, created: count });
  });
  await screen.findByText(/New: 501, already brought in: 0/);
  await userEvent.click(screen.getByRole('button', { name: 'Import' }));
  await screen.findByText(/New: 1, already brought in: 500/);
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Import' }));
  await screen.findByText('elsewhere');
  expect(stored.size).toBe(2);
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
