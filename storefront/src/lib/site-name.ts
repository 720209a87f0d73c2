import { useSyncExternalStore } from 'react';
import { createStore } from './store';

/** The shop's own name, for the titles of its pages; empty until its settings are known. */
export const siteName = createStore('');

export const useSiteName = (): string => useSyncExternalStore(siteName.subscribe, siteName.get, siteName.get);
