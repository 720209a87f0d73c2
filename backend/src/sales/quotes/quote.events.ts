import { event } from '../../platform/events/events.js';
import type { CheckedRequest } from './quote-requests.service.js';

/** A checked request before it is stored: a listener may refuse it. */
export const QUOTE_REQUESTED = event<CheckedRequest>('quote requested');
/** The id of a quote that is being deleted: listeners delete the records that belong only to it. */
export const QUOTE_REMOVED = event<string>('quote removed');
