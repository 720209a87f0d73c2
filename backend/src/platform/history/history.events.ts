import { event } from '../events/events.js';
import type { HistoryEntryRecord } from './history-entry.schema.js';

/** Entries were stored in the transaction of their changes. */
export const HISTORY_WRITTEN = event<readonly HistoryEntryRecord[]>('history written');
