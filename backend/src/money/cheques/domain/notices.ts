import { presentUntil, RETURNED_STATUSES } from '@shop/contract/cheques';
import { dayAfter } from '@shop/contract/working-days';
import { isUnanswered } from './cheque-days.js';
import { type Clearable, isDue } from './cheque.rules.js';

/** The kinds of notices, in the order of the email. */
export const CHEQUE_NOTICES = ['today', 'tomorrow', 'lastWeek', 'lastMonth', 'unanswered'] as const;
export type ChequeNotice = (typeof CHEQUE_NOTICES)[number];

/** The hour in Dubai from which emails about cheques are sent. */
export const SENDING_HOUR = 7;

const LAST_MONTH_DAYS = 30;
const LAST_WEEK_DAYS = 7;

interface NoticedCheque extends Clearable {
  readonly depositedOn: string | null;
}

/**
 * The tasks of the shop with a cheque, each with the day since which it is due: it is mailed once.
 * @param today in Dubai
 */
export function noticesOf(
  cheque: NoticedCheque,
  today: string,
): { readonly kind: ChequeNotice; readonly day: string }[] {
  const { status, kind, chequeDate, depositedOn } = cheque;
  if (kind === 'Guarantee') return [];
  if (isUnanswered(cheque, today)) return [{ kind: 'unanswered', day: depositedOn ?? chequeDate }];
  const isReturned = RETURNED_STATUSES.some((returned) => returned === status);
  if (status !== 'Held' && !isReturned) return [];
  const last = presentUntil(chequeDate);
  const since = (days: number) => dayAfter(last, -days);
  if (last < today) return [];
  if (since(LAST_WEEK_DAYS) <= today) return [{ kind: 'lastWeek', day: since(LAST_WEEK_DAYS) }];
  if (since(LAST_MONTH_DAYS) <= today) return [{ kind: 'lastMonth', day: since(LAST_MONTH_DAYS) }];
  if (isDue(cheque, today)) return [{ kind: 'today', day: chequeDate }];
  return status === 'Held' && chequeDate === dayAfter(today) ? [{ kind: 'tomorrow', day: today }] : [];
}
