import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MoveInResponse } from '@shop/contract/api';
import { renderAdmin } from '../../../test/renderAdmin';
import { reportExport } from './MoveInReport';
import { MoveInSteps } from './MoveInSteps';

const MOVE_IN = {
  ...{ _id: '6920200f1c2d3e4f5a6b7c8d', version: 3, number: 'MOV-2026-00001', source: 'sheets', status: 'Open' },
  ...{ switchDay: '2026-12-01', lastFiled: '', banks: [], series: [], boxes: [], liveAt: null, liveReason: '' },
  declared: { receivables: null, credits: null, cheques: null, stock: null },
  notNeeded: ['invoices'],
  createdAt: '2026-11-30T08:00:00Z',
  updatedAt: '2026-11-30T08:00:00Z',
} as MoveInResponse;

const FILE = { name: 'old.csv', columns: [], done: 0, total: 0 };
const STEPS = [
  { kind: 'customers', count: 12, amount: 0, file: { ...FILE, done: 12, total: 40 } },
  { kind: 'invoices', count: 0, amount: 0, file: FILE },
  { kind: 'credits', count: 2, amount: 1050, file: FILE },
  { kind: 'cheques', count: 0, amount: 0, file: null },
  { kind: 'balances', count: 0, amount: 0, file: null },
];

it('the steps show what they brought and where an import stopped, offer Undo only then, and mark the next one', async () => {
  const sent: unknown[] = [];
  const server = {
    getMoveInSteps: () => Promise.resolve(STEPS),
    updateMoveIn: (_id: string, body: object) => {
      sent.push(body);
      return Promise.resolve(MOVE_IN);
    },
  };
  renderAdmin({ resource: 'move-ins', server, page: <MoveInSteps moveIn={MOVE_IN} mayRun /> });
  await screen.findByText('12 brought in, stopped at row 12 of 40');
  const step = (name: string) => {
    const item = screen.getByRole('heading', { name }).closest('li');
    if (item === null) throw new Error(`${name} is no step`);
    return within(item);
  };
  expect(step('Credit of customers').getByText('2 brought in, AED 1,050.00')).not.toBeNull();
  expect(step('Cheques in hand').getByText('Next')).not.toBeNull();
  expect(step('Balances of customers').getByText('Nothing yet')).not.toBeNull();
  expect(screen.getAllByRole('button', { name: /^Undo/ })).toHaveLength(2);
  await userEvent.click(step('Open invoices').getByRole('button', { name: 'Needed after all' }));
  await userEvent.click(step('Cheques in hand').getByRole('button', { name: 'Not needed' }));
  expect(sent).toEqual([
    { version: 3, notNeeded: null },
    { version: 3, notNeeded: ['invoices', 'cheques'] },
  ]);
});

it('the report is exported with the words and amounts of the page', () => {
  const row = { balance: 'bank' as const, name: 'AE07', declared: null, brought: 31_400.5, count: 1, difference: null };
  const sheet = reportExport(MOVE_IN).records([row], (key, values) =>
    [key, values?.['name']].filter(Boolean).join(' '),
  );
  expect(JSON.stringify(sheet)).toContain('resources.move-ins.balance.bank AE07');
  expect(JSON.stringify(sheet)).toContain('31400.5');
});
