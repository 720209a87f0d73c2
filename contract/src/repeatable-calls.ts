/** An equal call within this time after a success comes from a double click. */
const SECOND_CLICK_MS = 2000;

/** A call is made again after these refusals: another attempt at it may be under way, or have been stored. */
const UNSETTLED: ReadonlySet<unknown> = new Set(['IDEMPOTENCY_IN_PROGRESS', 'OUTCOME_UNKNOWN']);
/** Same value as `Retry-After` of both. */
const REPEAT_AFTER_MS = 1000;
/** The server lets another attempt in after a minute. */
const REPEATED_FOR_MS = 65_000;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

interface Known {
  readonly key: string;
  /** When the call succeeded, in milliseconds; null until then. */
  succeededAt: number | null;
}

/**
 * Gives each changing call of a page an `Idempotency-Key`, under which the server carries it out once. An equal call
 * gets the same key until it has succeeded: a retry after a lost response is not carried out twice. Equal concurrent
 * calls are sent once and share their response.
 */
export class RepeatableCalls {
  private readonly known = new Map<string, Known>();
  private readonly underWay = new Map<string, Promise<unknown>>();

  /** @param codeOf the code of a refusal, in a response or a thrown error */
  constructor(
    private readonly codeOf: (outcome: unknown) => unknown,
    private readonly now: () => number = () => performance.now(),
    private readonly wait: (ms: number) => Promise<void> = pause,
  ) {}

  /**
   * @param call method, address and body
   * @param send sends the call with this key
   */
  send<T>(call: string, send: (key: string) => Promise<T>, hasSucceeded: (answer: T) => boolean): Promise<T> {
    const sent = this.underWay.get(call) as Promise<T> | undefined;
    if (sent !== undefined) return sent;
    const known = this.knownOf(call);
    const answer = this.untilSettled(() => send(known.key))
      .then((found) => {
        if (hasSucceeded(found)) known.succeededAt = this.now();
        return found;
      })
      .finally(() => this.underWay.delete(call));
    this.underWay.set(call, answer);
    return answer;
  }

  private async untilSettled<T>(send: () => Promise<T>): Promise<T> {
    const last = this.now() + REPEATED_FOR_MS;
    for (;;) {
      const [answer] = await Promise.allSettled([send()]);
      const isFulfilled = answer.status === 'fulfilled';
      const code = this.codeOf(isFulfilled ? answer.value : answer.reason);
      if (!UNSETTLED.has(code) || this.now() > last) {
        if (isFulfilled) return answer.value;
        throw answer.reason;
      }
      await this.wait(REPEAT_AFTER_MS);
    }
  }

  private knownOf(call: string): Known {
    for (const [name, { succeededAt }] of this.known) {
      if (succeededAt !== null && this.now() - succeededAt > SECOND_CLICK_MS) this.known.delete(name);
    }
    const known = this.known.get(call) ?? { key: newKey(), succeededAt: null };
    this.known.set(call, known);
    return known;
  }
}

/** A random key, also on a page that was loaded over http, where `crypto.randomUUID` is missing. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
}
