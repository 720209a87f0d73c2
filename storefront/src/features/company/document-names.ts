import { PAGES, type PageName } from '@shop/contract/pages';

/** Pages of continuous text. */
export type DocumentName = {
  [Name in PageName]: (typeof PAGES)[Name] extends { isDocument: true } ? Name : never;
}[PageName];

export const isDocument = (name: PageName): name is DocumentName => 'isDocument' in PAGES[name];
