import type { Walks } from '../world.js';
import { invoiceWalks, paymentWalks } from './billing.js';
import { catalogWalks } from './catalog.js';
import { orderWalks, quoteWalks } from './documents.js';
import { historyWalks } from './histories.js';
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
