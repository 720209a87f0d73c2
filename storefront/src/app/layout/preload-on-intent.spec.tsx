import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { fireEvent, waitFor } from '@testing-library/react';
import { stubApi } from '../../../test/api-stub';
import { product } from '../../../test/given';
import { preloadOnIntent } from './preload-on-intent';

const restsMs = 80;

let api: ReturnType<typeof stubApi>;
let stop: () => void;
const requestedPaths = () => api.calls.map(({ path }) => path);

beforeEach(() => {
  api = stubApi({ 'GET /api/products/p1': { body: product() } });
  stop = preloadOnIntent(new QueryClient({ defaultOptions: { queries: { networkMode: 'always' } } }));
});
afterEach(() => {
  stop();
  jest.useRealTimers();
  document.body.replaceChildren();
  api.restore();
});

function link(href: string, target = ''): HTMLAnchorElement {
  const anchor = Object.assign(document.createElement('a'), { href, target });
  anchor.append(document.createElement('span'));
  document.body.append(anchor);
  return anchor;
}

describe('a link', () => {
  it.each([
    ['the pointer rests on it', (anchor: Element) => fireEvent.pointerOver(anchor.firstElementChild ?? anchor)],
    ['it gets the focus', (anchor: Element) => fireEvent.focusIn(anchor)],
  ])('fetches the data of its page when %s', async (_when, turnTo) => {
    turnTo(link('/product/p1'));
    expect(requestedPaths()).toEqual([]);
    await waitFor(() => expect(requestedPaths()).toEqual(['/api/products/p1']), { timeout: 5000 });
  });

  it('fetches nothing if the pointer only passes over it', () => {
    jest.useFakeTimers();
    fireEvent.pointerOver(link('/product/p1'));
    jest.advanceTimersByTime(restsMs - 1);
    fireEvent.pointerOver(document.body);
    expect(jest.getTimerCount()).toBe(0);
  });

  it.each([
    ['another site', link('https://wa.me/971500000001')],
    ['another tab', link('/product/p1', '_blank')],
  ])('preloads nothing if it leads to %s', (_where, anchor) => {
    jest.useFakeTimers();
    document.body.append(anchor);
    fireEvent.pointerOver(anchor);
    expect(jest.getTimerCount()).toBe(0);
  });
});
