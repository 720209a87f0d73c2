import { connection, whenBack } from '@shop/contract/connection';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ComponentType } from 'react';
import { isReachable } from '../lib/connection';
import { visit } from '../lib/i18n/i18n';
import { renderedAtOnce } from '../lib/lazy-part';
import { ConnectionLost } from './connection-lost';
import type { TextPack } from '../lib/i18n/messages/texts';

/** Preloads the data that the page shows at this address. */
export type Prefetch = (address: URL, queryClient: QueryClient) => void;

/** Loads what the first view of the page takes at this address beside the page's own code. */
export type Parts = (address: URL) => unknown;

export interface LazyPage {
  Component: ComponentType;
  /** Loads the page's code, texts and data before a click. */
  preload: Prefetch;
  /** Resolves to true when code and texts for the address are loaded, or to false when they can't be. */
  ready: (address: URL) => Promise<boolean>;
}

export interface PageModule {
  default: ComponentType;
  prefetch?: Prefetch;
  parts?: Parts;
}

/**
 * A page whose code and texts are separate files; a failed fetch is repeated once. Without a connection the page shows
 * that, and opens when the connection is back.
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
          // Some browsers cache the failure of a file until the page is reloaded.
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
  const ready = (address: URL) =>
    load()
      .then(({ parts }) => parts?.(address))
      .then(
        () => true,
        () => false,
      );
  return { Component: renderedAtOnce(loadOrWait, () => loaded?.default), preload, ready };
}
