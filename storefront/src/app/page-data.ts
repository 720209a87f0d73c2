import type { ProductPageResponse, ProductResponse } from '../lib/api-types';

/** What the server knows already of what a page will ask for: bodies of the API's answers to visitors. */
export interface PageData {
  products?: ProductPageResponse;
  product?: ProductResponse;
}

/** What came with the document; nothing where the page was not drawn by the server. */
export function dataOfDocument(): PageData {
  const data = document.getElementById('page-data')?.textContent;
  return data ? (JSON.parse(data) as PageData) : {};
}
