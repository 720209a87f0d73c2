import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { lazyPage } from './lazy-page';

const ThePage = () => <p>the page</p>;

describe('a page whose code is fetched', () => {
  it('stands at once when it is ready', async () => {
    const { Component, ready } = lazyPage([], () => Promise.resolve({ default: ThePage }));
    await ready();
    render(
      <Suspense fallback={<p>the stand-in</p>}>
        <Component />
      </Suspense>,
    );
    expect(screen.getByText('the page')).toBeInTheDocument();
  });

  it('has a stand-in until then, and is fetched again after a fetch that failed', async () => {
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
