import { query } from '../events/events.js';
import type { Email } from './email.js';

/** Emails to be stored; the response replaces them. */
export const EMAILS_POSTED = query<readonly Email[], readonly Email[]>('emails as they may be sent');
