import { query } from '../events/events.js';
import type { Email } from './email.js';

/** Emails that are about to be stored; the answer is what is stored in their place. */
export const EMAILS_POSTED = query<readonly Email[], readonly Email[]>('emails as they may be sent');
