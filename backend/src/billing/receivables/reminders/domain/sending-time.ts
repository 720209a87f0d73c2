import { dubaiClock, dubaiDay } from '@shop/contract/dubai-day';
import { dayAfter, isWorkingDay, workingDayFrom } from '@shop/contract/working-days';

/** The hour in Dubai from which e-mails about money go out. */
const SENDING_HOUR = 9;

/** Whether e-mails about money may go out now: on a working day, from nine o'clock on. */
export const isSendingTime = (now: Date): boolean =>
  isWorkingDay(dubaiDay(now)) && dubaiClock(now).getUTCHours() >= SENDING_HOUR;

/** The day of the next reminders in Dubai: today before nine o'clock of a working day, else the next working day. */
export function nextSendingDay(now: Date): string {
  const today = dubaiDay(now);
  const isAhead = dubaiClock(now).getUTCHours() < SENDING_HOUR;
  return workingDayFrom(isAhead ? today : dayAfter(today));
}
