interface Window {
  calls: number;
  readonly endsAt: number;
}

/** How many windows that are over may lie about before they are looked for. */
const SWEEP_EVERY_CALLS = 10_000;

/** Counts calls by a key, in windows that begin with the first call. Takes times in milliseconds, of any clock that only goes on. */
export class CallCounter {
  private readonly windows = new Map<string, Window>();
  private callsSinceSweep = 0;

  constructor(
    private readonly most: number,
    private readonly windowMs: number,
  ) {}

  /** @returns 0 for a call within the limit, else for how many milliseconds there is none */
  count(key: string, now: number): number {
    if ((this.callsSinceSweep += 1) > SWEEP_EVERY_CALLS) this.sweep(now);
    const current = this.windows.get(key);
    if (current === undefined || current.endsAt <= now) {
      this.windows.set(key, { calls: 1, endsAt: now + this.windowMs });
      return 0;
    }
    current.calls += 1;
    return current.calls > this.most ? current.endsAt - now : 0;
  }

  get size(): number {
    return this.windows.size;
  }

  private sweep(now: number): void {
    this.callsSinceSweep = 0;
    for (const [key, { endsAt }] of this.windows) if (endsAt <= now) this.windows.delete(key);
  }
}
