export const DAY_MS = 86_400_000;
export const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** Draws at random, and the same each time for the same seed: mulberry32. */
export class Dice {
  constructor(private state: number) {}

  below(limit: number): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * limit);
  }

  one<T>(some: readonly T[]): T | undefined {
    return some[this.below(Math.max(some.length, 1))];
  }

  upTo(amount: bigint): bigint {
    if (amount <= 0n) return 0n;
    return this.below(3) === 0 ? amount : 1n + BigInt(this.below(Number(amount)));
  }

  /** At least one piece. */
  some(left: readonly number[]): number[] {
    const qtys = left.map((qty) => (qty === 0 ? 0 : this.below(qty + 1)));
    if (qtys.some((qty) => qty > 0)) return qtys;
    return left.map((qty, index) => (index === left.findIndex((one) => one > 0) ? Math.min(qty, 1) : 0));
  }

  /** At most 25 days before the last one. */
  dayBetween(from: string, to: string): string {
    const days = (Date.parse(to) - Date.parse(from)) / DAY_MS;
    return dayOf(Date.parse(to) - this.below(Math.min(days, 25) + 1) * DAY_MS);
  }
}
