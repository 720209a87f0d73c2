/** So long one waits at most for the one before: what hangs must not stop all that comes after it. */
const LONGEST_WAIT_MS = 2000;

/** Lets work of one name run one after the other, in this process. */
export class Turns {
  private readonly last = new Map<string, Promise<void>>();

  async take<T>(name: string, work: () => Promise<T>): Promise<T> {
    const before = this.last.get(name);
    const running = before === undefined ? work() : settledWithin(before, LONGEST_WAIT_MS).then(work);
    const ended = running.then(ignore, ignore);
    this.last.set(name, ended);
    try {
      return await running;
    } finally {
      if (this.last.get(name) === ended) this.last.delete(name);
    }
  }
}

function ignore(): void {
  // Who waits for its turn asks when the one before ended, not how.
}

function settledWithin(promise: Promise<void>, milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    void promise.then(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
