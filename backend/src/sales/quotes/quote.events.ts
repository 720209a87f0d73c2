import { event } from '../../platform/events/events.js';
import type { CheckedRequest } from './quote-requests.service.js';

/** A request that the shop can take, before it is stored: a listener may refuse it. */
export const QUOTE_REQUESTED = event<CheckedRequest>('quote requested');
/** The id of a quote that is being deleted: what belongs to this quote alone goes too. */
export const QUOTE_REMOVED = event<string>('quote removed');
