import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { useQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubApi } from '../../../test/api-stub';
import { renderApp } from '../../../test/render-app';
import { categoriesQuery } from '../../features/catalog/api/get-categories';
import { OfflineNotice } from './offline-notice';

function Categories() {
  const { data, isError } = useQuery(categoriesQuery());
  return <p>{isError ? 'no categories' : data?.length}</p>;
}

/** The notice's own live region: the first on the page. */
const live = () => screen.getAllByRole('status')[0];

let api: ReturnType<typeof stubApi>;
let connected = true;
const connection = (online: boolean) => {
  connected = online;
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
};
const answers = (given: Parameters<typeof stubApi>[0]) => {
  api.restore();
  api = stubApi(given);
};

beforeEach(() => {
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => connected);
  api = stubApi({});
});
afterEach(() => {
  api.restore();
  connected = true;
  jest.restoreAllMocks();
});

describe('the offline notice', () => {
  it('is visible while there is no connection', async () => {
    await renderApp(<OfflineNotice />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    connection(false);
    expect(live()).toHaveTextContent(/^You’re offline\./);
    connection(true);
    expect(live()).toBeEmptyDOMElement();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('retries failed requests, and announces the result to screen readers', async () => {
    await renderApp(
      <>
        <OfflineNotice />
        <Categories />
      </>,
    );
    expect(await screen.findByText('no categories')).toBeInTheDocument();
    connection(false);
    const again = screen.getByRole('button', { name: 'Try again' });
    await userEvent.click(again);
    expect(await screen.findByText('Still can’t connect. Your cart is saved.')).toBe(live());

    answers({ 'GET /api/categories': { body: [] }, 'GET /api/shop': { body: {} } });
    await userEvent.click(again);
    expect(await screen.findByText('You’re back online.')).toBe(live());
    expect(screen.getByText('0')).toBeInTheDocument();
    expect(again).toHaveFocus();
  });

  it('does not repeat a request that succeeded', async () => {
    answers({ 'GET /api/categories': { body: [] }, 'GET /api/shop': { body: {} } });
    await renderApp(
      <>
        <OfflineNotice />
        <Categories />
      </>,
    );
    expect(await screen.findByText('0')).toBeInTheDocument();
    connection(false);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('You’re back online.');
    expect(api.calls.map(({ path }) => path)).toEqual(['/api/categories', '/api/shop']);
  });
});
