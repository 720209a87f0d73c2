import type { ProductPageResponse, ProductResponse } from '@shop/contract/api';

/** Data that the server sends with the document: responses of the API for visitors. */
export interface PageData {
  products?: ProductPageResponse;
  product?: ProductResponse;
}

/** Reads the data in the document; empty if the server did not render the page. */
export function dataOfDocument(): PageData {
  const data = document.getElementById('page-data')?.textContent;
  return data ? (JSON.parse(data) as PageData) : {};
}
