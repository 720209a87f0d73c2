import type { Walks } from '../world.js';
import { catalogWalks } from './catalog.js';
import { historyWalks, invoiceWalks, orderWalks, paymentWalks, quoteWalks } from './documents.js';
import { messageWalks, shopWalks } from './messages.js';
import { userWalks } from './users.js';

/** One for each operation of the description, by its id. */
export const WALKS: Walks = {
  ...userWalks,
  ...catalogWalks,
  ...quoteWalks,
  ...orderWalks,
  ...invoiceWalks,
  ...paymentWalks,
  ...historyWalks,
  ...messageWalks,
  ...shopWalks,
};
