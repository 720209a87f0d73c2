/** At most `points` in `seconds`; RATE_LIMIT multiplies the points. */
interface Limit {
  readonly points: number;
  readonly seconds: number;
}

/** Attempts that are counted in the database, for all servers together, under their name. */
export interface AttemptLimit extends Limit {
  readonly name: string;
}

export const MINUTE = 60;
export const QUARTER = 15 * MINUTE;
export const HOUR = 60 * MINUTE;

/** Calls of any kind, for each address. Counted in each server's memory: a write to the database for each read would cost more than the read. */
export const CALLS: Limit = { points: 1200, seconds: MINUTE };

/** Calls with one API key, counted in the same way. */
export const KEY_CALLS: Limit = { points: 600, seconds: MINUTE };

/** A module declares a limit next to its use. */
export const attemptLimit = (name: string, points: number, seconds: number): AttemptLimit => ({
  name,
  points,
  seconds,
});

/** One call with `@AttemptsLimited()`, from one address. */
export const LIMITED_CALLS = attemptLimit('call', 10, MINUTE);
