import type { QueryClient } from '@tanstack/react-query';
import { createElement, lazy, useState, type ComponentType } from 'react';
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
  let loaded: ComponentType | undefined;
  const load = async (): Promise<PageModule> => {
    const [page] = await Promise.all([loadCode(), visit.load(texts)]);
    loaded = page.default;
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
  const Lazy = lazy(loadTwice);
  // A lazy component has to be waited for even when its code is here, and its stand-in is then kept for a while. What
  // a page began with it keeps: another component in its place would lose its state.
  const Component = () => createElement(useState(() => loaded ?? Lazy)[0]);
  return { Component, preload, ready };
}
