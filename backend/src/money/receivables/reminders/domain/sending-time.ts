import { dubaiClock, dubaiDay } from '@shop/contract/dubai-day';
import { dayAfter, isWorkingDay, workingDayFrom } from '@shop/contract/working-days';

/** The hour in Dubai from which emails about money are sent. */
const SENDING_HOUR = 9;

/** True if emails about money may be sent now: on a working day, from nine o'clock on. */
export const isSendingTime = (now: Date): boolean =>
  isWorkingDay(dubaiDay(now)) && dubaiClock(now).getUTCHours() >= SENDING_HOUR;

/**
 * The day of the next reminders in Dubai: today before nine o'clock of a working day, otherwise the next working day.
 */
export function nextSendingDay(now: Date): string {
  const today = dubaiDay(now);
  const isAhead = dubaiClock(now).getUTCHours() < SENDING_HOUR;
  return workingDayFrom(isAhead ? today : dayAfter(today));
}
