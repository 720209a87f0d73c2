import { beforeEach, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from 'react-admin';
import { renderAdmin } from '../../../test/renderAdmin';
import { signedInAs } from '../../../test/signedInAs';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import type { FollowUpRecord } from '../../types';
import { FollowUpsDue } from './FollowUpsDue';

const followUp: FollowUpRecord = {
  ...{
    _id: 'f1',
    id: 'f1',
    day: '2026-11-01',
    note: 'Is the price right?',
    promised: null,
    received: 0,
    createdAt: '2026-10-30T08:00:00.000Z',
    updatedAt: '2026-10-30T08:00:00.000Z',
  },
  about: {
    ...{ resource: 'quotes', _id: 'q1', title: 'QUO-2026-00042', customer: 'Al Manar LLC' },
    ...{ phoneNumber: '+971 50 123 4567', salesperson: { _id: 's1', name: 'Sami Seller' } },
  },
  ...{ createdBy: { _id: 's1', name: 'Sami Seller' }, doneAt: null, doneBy: null },
};

const server = {
  getList: jest.fn((_resource: string, _params: object) => Promise.resolve({ data: [followUp], total: 1 })),
  finishFollowUp: jest.fn<ShopDataProvider['finishFollowUp']>(),
  changeFollowUp: jest.fn<ShopDataProvider['changeFollowUp']>(),
};

const show = async () => {
  renderAdmin({ resource: 'quotes', server, page: signedInAs('Sales', <FollowUpsDue />) });
  return screen.findByRole('button', { name: 'Finish follow-up of QUO-2026-00042' });
};

beforeEach(() => {
  jest.clearAllMocks();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  server.finishFollowUp.mockResolvedValue({});
  server.changeFollowUp.mockResolvedValue({});
});

it('the dashboard shows the next follow-up: the quote, its customer and phone number, and the note', async () => {
  await show();
  expect(screen.getByRole('link', { name: 'QUO-2026-00042' })).toBeVisible();
  expect(screen.getByText('Al Manar LLC')).toBeVisible();
  expect(screen.getByRole('link', { name: '+971 50 123 4567' })).toHaveAttribute('href', 'tel:+971501234567');
  expect(screen.getByText('Is the price right? · Sami Seller')).toBeVisible();
  expect(server.getList.mock.calls[0]).toMatchObject([
    'follow-ups',
    { filter: { isDone: false }, sort: { field: 'day', order: 'ASC' } },
  ]);
});

it('a follow-up is finished once, even by a double click', async () => {
  await userEvent.dblClick(await show());
  expect(await screen.findByText('Follow-up finished.')).toBeVisible();
  expect(server.finishFollowUp.mock.calls).toEqual([['f1']]);
});

it('a follow-up shows a second user who has finished it', async () => {
  const body = {
    code: 'FOLLOW_UP_DONE',
    message: 'Omar has already finished this follow-up.',
    params: { name: 'Omar' },
  };
  server.finishFollowUp.mockRejectedValue(new HttpError(body.message, 409, body));
  await userEvent.click(await show());
  expect((await screen.findByRole('alert')).textContent).toContain('Omar has already finished this follow-up.');
});

it('a follow-up is moved to another day', async () => {
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  const note = await screen.findByLabelText('Note');
  await userEvent.clear(note);
  await userEvent.type(note, 'Call again');
  await userEvent.click(screen.getByRole('button', { name: 'Save follow-up' }));
  expect(await screen.findByText('Follow-up saved.')).toBeVisible();
  expect(server.changeFollowUp.mock.calls).toEqual([['f1', { day: '2026-11-01', note: 'Call again', promised: null }]]);
});
