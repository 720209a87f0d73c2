import { formatDay } from '../../kit/format';
import type { ReminderHoldResponse } from '@shop/contract/api';

type Translate = (key: string, values?: Record<string, unknown>) => string;

/** The reason of a hold, its author, and its last day. */
export const holdText = ({ reason, by, until }: ReminderHoldResponse, translate: Translate): string =>
  until === null
    ? translate('resources.reminders.hold.text', { reason, by })
    : translate('resources.reminders.hold.text_until', { reason, by, day: formatDay(until) });
