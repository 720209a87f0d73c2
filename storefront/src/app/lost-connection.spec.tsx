import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { stubApi } from '../../test/api-stub';
import { profile } from '../../test/given';
import { MyInvoices } from '../features/documents/components/my-invoices';
import { visit } from '../lib/i18n/i18n';
import { createQueryClient } from '../lib/query-client';

const INVOICES = 'GET /api/invoices/my';
const PROFILE = { 'GET /api/users/account/profile': { body: profile() } };
const LOST = /Can’t connect to the shop\. We’ll retry automatically/;
let api: ReturnType<typeof stubApi>;

beforeEach(async () => {
  await visit.load(['account', 'app']);
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  api.restore();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const open = async () => {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <MyInvoices />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await pass(1000);
};

it('a call without a response shows that the connection is lost, and is repeated until it is back', async () => {
  api = stubApi({});
  await open();
  expect(screen.getByRole('alert')).toHaveTextContent(LOST);
  api.restore();
  api = stubApi({ [INVOICES]: { body: [] } });
  await pass(6000);
  expect(screen.getByText('You have no invoices yet.')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('a failure of the server is not shown as a lost connection, and is not repeated automatically', async () => {
  api = stubApi({ ...PROFILE, [INVOICES]: { status: 500, body: { code: 'INTERNAL_ERROR' } } });
  await open();
  const callsBefore = api.calls.length;
  expect(screen.getByRole('alert')).not.toHaveTextContent(LOST);
  await pass(20_000);
  expect(api.calls).toHaveLength(callsBefore);
});
