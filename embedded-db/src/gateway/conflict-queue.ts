/** How long a repeated transaction waits at most for the one before it; a stuck client must not stop the others. */
const LONGEST_WAIT_MS = 1_000;

/**
 * Lets transactions that have lost a write conflict run one after the other, collection by collection. Drivers repeat
 * a lost transaction after a pause that grows each time: without an order, twenty-five clients that count up one
 * number keep losing to each other for seconds.
 */
export class ConflictQueue {
  private readonly tails = new Map<string, Promise<void>>();

  /** Resolves when it is the caller's turn, with what to call when its transaction has ended. */
  async enter(collection: string): Promise<() => void> {
    const previous = this.tails.get(collection) ?? Promise.resolve();
    let leave: () => void = () => undefined;
    const ended = new Promise<void>((resolve) => (leave = resolve));
    const tail = previous.then(() => ended);
    this.tails.set(collection, tail);
    void tail.then(() => {
      if (this.tails.get(collection) === tail) this.tails.delete(collection);
    });
    await settledWithin(previous, LONGEST_WAIT_MS);
    return leave;
  }
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
