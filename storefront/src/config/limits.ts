import { MAX_QTY } from '@shop/contract/limits';

/** Business constants and timings of the shop. Times are milliseconds unless the name says otherwise. */
export const limits = {
  maxQuantity: MAX_QTY,
  paginationWindow: 5,
  compactPickerAbove: 15,
  addedFeedbackMs: 800,
  signInRedirectMs: 1500,
  toastMs: 3000,
  scrollTopAfterPx: 200,
  cacheMs: 300_000,
  /** Data that came with the page or was preloaded is not fetched again within this time when its page opens. */
  justFetchedMs: 5000,
  searchDebounceMs: 50,
  typingPauseMs: 400,
  nextPageAfterMs: 1000,
} as const;
