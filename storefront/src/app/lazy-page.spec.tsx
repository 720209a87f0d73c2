import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { type ComponentType, Suspense } from 'react';
import { stubApi } from '../../test/api-stub';
import { visit } from '../lib/i18n/i18n';
import { ErrorBoundary } from './error-boundary';
import { lazyPage } from './lazy-page';

const ThePage = () => <p>the page</p>;

describe('a page whose code is loading', () => {
  it('appears immediately when it is loaded', async () => {
    const { Component, ready } = lazyPage([], () => Promise.resolve({ default: ThePage }));
    await ready(new URL('http://shop/'));
    render(
      <Suspense fallback={<p>the stand-in</p>}>
        <Component />
      </Suspense>,
    );
    expect(screen.getByText('the page')).toBeInTheDocument();
  });

  it('shows a placeholder until then, and is fetched again after a failure', async () => {
    let fetches = 0;
    const { Component } = lazyPage([], () => {
      fetches += 1;
      return fetches === 1 ? Promise.reject(new Error('lost')) : Promise.resolve({ default: ThePage });
    });
    render(
      <Suspense fallback={<p>the stand-in</p>}>
        <Component />
      </Suspense>,
    );
    expect(screen.getByText('the stand-in')).toBeInTheDocument();
    expect(await screen.findByText('the page')).toBeInTheDocument();
    expect(fetches).toBe(2);
  });
});

describe('a page whose code cannot be loaded', () => {
  let api: ReturnType<typeof stubApi>;
  beforeAll(() => visit.load(['app']));
  afterEach(() => {
    api.restore();
    jest.restoreAllMocks();
  });
  const show = (Page: ComponentType) =>
    render(
      <ErrorBoundary>
        <Suspense fallback={<p>the stand-in</p>}>
          <Page />
        </Suspense>
      </ErrorBoundary>,
    );

  it('reports the lost connection, and opens automatically when it is back', async () => {
    api = stubApi({});
    let isBack = false;
    const { Component } = lazyPage([], () =>
      isBack ? Promise.resolve({ default: ThePage }) : Promise.reject(new Error('lost')),
    );
    show(Component);
    expect(await screen.findByRole('alert')).toHaveTextContent('Can’t connect to the shop.');
    isBack = true;
    api.restore();
    api = stubApi({ 'GET /api/shop': { body: {} } });
    // The page listens once its effects have run, which may be after it is shown.
    await waitFor(() => {
      act(() => void window.dispatchEvent(new Event('online')));
      expect(screen.getByText('the page')).toBeInTheDocument();
    });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('offers a reload if the shop responds, as after a deployment', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    api = stubApi({ 'GET /api/shop': { body: {} } });
    const { Component } = lazyPage([], () => Promise.reject(new Error('no such file')));
    show(Component);
    expect(await screen.findByRole('button', { name: 'Reload page' })).toBeInTheDocument();
  });
});
