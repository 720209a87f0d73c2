import type { QueryClient } from '@tanstack/react-query';
import { lazy, type ComponentType } from 'react';
import { visit } from '../lib/i18n/i18n';
import type { TextPack } from '../lib/i18n/messages/texts';

/** Fetches ahead the data that the page will show at this address. */
export type Prefetch = (address: URL, queryClient: QueryClient) => void;

export interface LazyPage {
  Component: ComponentType;
  /** Fetches the page's code, texts and data ahead of the click. */
  preload: Prefetch;
  /** Resolves when code and texts are here, or can't be had. */
  ready: () => Promise<void>;
}

interface PageModule {
  default: ComponentType;
  prefetch?: Prefetch;
}

/** A page whose code and texts are files of their own; a fetch that failed once is tried again before it counts. */
export function lazyPage(texts: readonly TextPack[], loadCode: () => Promise<PageModule>): LazyPage {
  const load = async (): Promise<PageModule> => {
    const [page] = await Promise.all([loadCode(), visit.load(texts)]);
    return page;
  };
  const loadTwice = () => load().catch(load);
  const preload: Prefetch = (address, queryClient) =>
    void load().then(
      ({ prefetch }) => prefetch?.(address, queryClient),
      () => undefined,
    );
  const ready = () =>
    load().then(
      () => undefined,
      () => undefined,
    );
  return { Component: lazy(loadTwice), preload, ready };
}
