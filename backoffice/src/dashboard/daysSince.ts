import { toDay } from '../dubaiDay';

const DAY_MS = 86_400_000;

/** How many days of Dubai lie between an instant and `now`: 0 for today, 1 for yesterday. Never below 0. */
export const daysSince = (instant: string, now: Date): number =>
  Math.max(0, Math.round((Date.parse(toDay(now)) - Date.parse(toDay(instant))) / DAY_MS));
