import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { HttpError } from 'react-admin';
import { renderAdmin } from '../test/renderAdmin';
import { createQueryClient } from './connection';
import { ConnectionNotice } from './app/layout/ShopLayout';
import { PageLoading } from './kit/ui/PageLoading';
import { lazyPage } from './kit/lazyPage';

const realFetch = globalThis.fetch;
const fetchMock = jest.fn<typeof fetch>();
beforeEach(() => {
  globalThis.fetch = fetchMock;
  fetchMock.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
});
afterEach(() => {
  globalThis.fetch = realFetch;
  jest.useRealTimers();
});

describe('a page whose code is loading', () => {
  const ThePage = () => <p>the page</p>;
  const open = (load: () => Promise<{ default: () => React.JSX.Element }>) => {
    const Page = lazyPage(load);
    const page = (
      <Suspense fallback={<PageLoading />}>
        <Page />
      </Suspense>
    );
    renderAdmin({ resource: 'orders', page });
  };

  it('announces immediately that it is loading', () => {
    open(() => new Promise(() => undefined));
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
  });

  it('opens automatically when the connection is back', async () => {
    let isBack = false;
    open(() => (isBack ? Promise.resolve({ default: ThePage }) : Promise.reject(new Error('lost'))));
    expect(await screen.findByText(/^This page opens automatically/)).toBeInTheDocument();
    isBack = true;
    fetchMock.mockImplementation(() => Promise.resolve(new Response('{}')));
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('the page')).toBeInTheDocument();
  });
});

describe('a call without a response', () => {
  const orders = jest.fn<() => Promise<string>>();
  const Orders = () => {
    const { data } = useQuery({ queryKey: ['orders'], queryFn: orders, retry: false });
    return <p>{data}</p>;
  };
  const open = async () => {
    jest.useFakeTimers();
    renderAdmin({
      resource: 'orders',
      page: (
        <QueryClientProvider client={createQueryClient()}>
          <ConnectionNotice />
          <Orders />
        </QueryClientProvider>
      ),
    });
    await pass(0);
  };
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const notice = () => screen.queryByText(/^Can’t connect to the shop\./);

  it('is shown as a lost connection, and repeated until a response arrives', async () => {
    orders.mockReset().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue('two orders');
    await open();
    expect(notice()).toBeInTheDocument();
    await pass(6000);
    expect(screen.getByText('two orders')).toBeInTheDocument();
    expect(notice()).not.toBeInTheDocument();
  });

  it('is different from a failure of the server', async () => {
    orders.mockReset().mockRejectedValue(new HttpError('busy', 503));
    await open();
    await pass(20_000);
    expect(notice()).not.toBeInTheDocument();
    expect(orders).toHaveBeenCalledTimes(1);
  });
});
