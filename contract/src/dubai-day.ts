/** Asia/Dubai is UTC+4 all year round: no daylight saving since 1920 (IANA time zone database, zone Asia/Dubai). */
const OFFSET_MS = 4 * 3_600_000;
export const DAY_MS = 86_400_000;

/** A date whose UTC fields are the time of day and date in Dubai at `instant`. */
export function dubaiClock(instant: Date): Date {
  return new Date(instant.getTime() + OFFSET_MS);
}

/** The calendar year in Dubai at `instant`: the year of document numbers. */
export function dubaiYear(instant: Date): number {
  return dubaiClock(instant).getUTCFullYear();
}

/** The calendar day in Dubai at `instant`. @returns as `2026-11-21` */
export function dubaiDay(instant: Date): string {
  return dubaiClock(instant).toISOString().slice(0, 10);
}

/** Day and time in Dubai at `instant`. @returns as `2026-11-21 14:05` */
export function dubaiMoment(instant: Date): string {
  return dubaiClock(instant).toISOString().slice(0, 16).replace('T', ' ');
}

/** The last millisecond of the Dubai day that is `days` after that of `instant`. */
export function endOfDubaiDay(instant: Date, days = 0): Date {
  return new Date((dayNumberOf(instant) + days + 1) * DAY_MS - OFFSET_MS - 1);
}

/** The number of days in Dubai from `earlier` to `later`; negative if `later` is before it. */
export function dubaiDaysBetween(earlier: Date, later: Date): number {
  return dayNumberOf(later) - dayNumberOf(earlier);
}

/** True if a text is a calendar day, like `2026-11-21`. */
export function isDay(text: string): boolean {
  const instant = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text);
}

/** The first millisecond of a day in Dubai. @param day as `2026-11-21` */
export function startOfDubaiDay(day: string): Date {
  return new Date(`${day}T00:00:00+04:00`);
}

function dayNumberOf(instant: Date): number {
  return Math.floor((instant.getTime() + OFFSET_MS) / DAY_MS);
}
