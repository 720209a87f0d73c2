import type { QueryKey } from '@tanstack/react-query';

/** Data that the server sends with the document: responses of the API for visitors, each with its key in the cache. */
export type PageData = readonly (readonly [key: QueryKey, answer: unknown])[];

/** Reads the data in the document; empty if the server did not render the page. */
export const dataOfDocument = (): PageData =>
  JSON.parse(document.getElementById('page-data')?.textContent || '[]') as PageData;
