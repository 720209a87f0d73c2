import { lazy, type ComponentType } from 'react';
import { visit } from '../lib/i18n/i18n';
import type { TextPack } from '../lib/i18n/messages/texts';

export interface LazyPage {
  Component: ComponentType;
  /** Fetches the page's code and texts ahead of the click. */
  preload: () => void;
}

type PageModule = { default: ComponentType };

/** A page whose code and texts are files of their own; a fetch that failed once is tried again before it counts. */
export function lazyPage(texts: readonly TextPack[], loadCode: () => Promise<PageModule>): LazyPage {
  const load = async (): Promise<PageModule> => {
    const [page] = await Promise.all([loadCode(), visit.load(texts)]);
    return page;
  };
  const loadTwice = () => load().catch(load);
  return { Component: lazy(loadTwice), preload: () => void load().catch(() => undefined) };
}
