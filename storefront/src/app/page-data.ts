import type { ProductPageResponse, ProductResponse } from '@shop/contract/api';

/** Data that the server sends with the document: bodies of the API's answers to visitors. */
export interface PageData {
  products?: ProductPageResponse;
  product?: ProductResponse;
}

/** Reads the data in the document; empty where the server did not draw the page. */
export function dataOfDocument(): PageData {
  const data = document.getElementById('page-data')?.textContent;
  return data ? (JSON.parse(data) as PageData) : {};
}
