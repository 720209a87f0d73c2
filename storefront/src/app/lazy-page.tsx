import { connection, whenBack } from '@shop/contract/connection';
import type { QueryClient } from '@tanstack/react-query';
import { createElement, lazy, useEffect, useState, type ComponentType } from 'react';
import { isReachable } from '../lib/connection';
import { visit } from '../lib/i18n/i18n';
import { ConnectionLost } from './connection-lost';
import type { PageData } from './page-data';
import type { TextPack } from '../lib/i18n/messages/texts';

/** Fetches ahead the data that the page will show at this address. */
export type Prefetch = (address: URL, queryClient: QueryClient) => void;

/** Gives the page what the server wrote into the document for it. */
export type Restore = (address: URL, data: PageData, queryClient: QueryClient) => void;

export interface LazyPage {
  Component: ComponentType;
  /** Fetches the page's code, texts and data ahead of the click. */
  preload: Prefetch;
  /** Resolves when code and texts are here, or can't be had: with whether they are. */
  ready: () => Promise<boolean>;
  /** Nothing while the page is not ready. */
  restore: Restore;
}

export interface PageModule {
  default: ComponentType;
  prefetch?: Prefetch;
  restore?: Restore;
}

/**
 * A page whose code and texts are files of their own; a fetch that failed once is tried again before it counts. Without a
 * connection the page says so, and opens when there is one again.
 */
export function lazyPage(texts: readonly TextPack[], loadCode: () => Promise<PageModule>): LazyPage {
  let loaded: PageModule | undefined;
  const load = async (): Promise<PageModule> => {
    const [page] = await Promise.all([loadCode(), visit.load(texts)]);
    loaded = page;
    return page;
  };
  const loadTwice = () => load().catch(load);
  const loadOrWait = () =>
    loadTwice().catch(async (error: unknown): Promise<PageModule> => {
      if (await isReachable()) throw error;
      connection.noteAnswer(false);
      return { default: Waiting };
    });
  function Waiting() {
    const [Page, setPage] = useState<ComponentType>(() => loaded?.default ?? ConnectionLost);
    useEffect(
      () =>
        whenBack(isReachable, () => {
          const show = ({ default: Arrived }: PageModule) => setPage(() => Arrived);
          // Some browsers remember that a file could not be had, until the page is loaded anew.
          load().then(show, () => window.location.reload());
        }),
      [],
    );
    return <Page />;
  }
  const preload: Prefetch = (address, queryClient) =>
    void load().then(
      ({ prefetch }) => prefetch?.(address, queryClient),
      () => undefined,
    );
  const ready = () =>
    load().then(
      () => true,
      () => false,
    );
  const restore: Restore = (...given) => loaded?.restore?.(...given);
  const Lazy = lazy(loadOrWait);
  // A lazy component has to be waited for even when its code is here, and its stand-in is then kept for a while. What
  // a page began with it keeps: another component in its place would lose its state.
  const Component = () => createElement(useState(() => loaded?.default ?? Lazy)[0]);
  return { Component, preload, ready, restore };
}
