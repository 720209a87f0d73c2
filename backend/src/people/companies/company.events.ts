import { event } from '../../platform/events/events.js';

/** The id of a company that is being deleted: listeners delete the records that belong only to it. */
export const COMPANY_REMOVED = event<string>('company removed');
