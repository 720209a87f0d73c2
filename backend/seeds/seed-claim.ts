import { setTimeout as sleep } from 'node:timers/promises';
import { type Collection, type Connection, Types } from 'mongoose';
import { isDuplicateKey } from '../src/platform/database/transactions.js';

const DEMO = 'demo';

/** Remembers that a database was filled, by which server, and whether the filling came to its end. */
interface SeedMark {
  readonly _id: string;
  readonly finishedAt: Date | null;
  /** Not in marks of earlier versions, as `beat`. */
  readonly filler?: Types.ObjectId | null;
  /** Rises while the filler is alive: no two machines need to agree on the time. */
  readonly beat?: number | null;
}

interface Pace {
  readonly beatEveryMs: number;
  /** A seeding process without a heartbeat for this long has stopped. */
  readonly goneAfterMs: number;
}

const PACE: Pace = { beatEveryMs: 1000, goneAfterMs: 10_000 };

interface Filling {
  readonly connection: Connection;
  /** True if the database is in use and was never seeded. */
  readonly isUsed: () => Promise<boolean>;
  readonly say: (line: string) => void;
  readonly pace?: Pace;
}

/** The right to seed a database: one server has it if several start at once, or if one died while seeding. */
export class SeedClaim {
  private readonly heart: NodeJS.Timeout;

  private constructor(
    private readonly marks: Collection<SeedMark>,
    private readonly filler: Types.ObjectId,
    /** An earlier seeding was not finished: its data must be deleted. */
    readonly isTakenOver: boolean,
    pace: Pace,
  ) {
    this.heart = setInterval(() => void this.beat(), pace.beatEveryMs).unref();
  }

  /** Waits while another server seeds the database. @returns null if there is nothing to seed */
  static async take({ connection, isUsed, say, pace = PACE }: Filling): Promise<SeedClaim | null> {
    const marks = connection.collection<SeedMark>('seeds');
    const filler = new Types.ObjectId();
    const watch = new Watch(() => say('Another server is creating the demo shop. Waiting for it …'));
    for (;;) {
      const used = await isUsed();
      const mark = await marks.findOne({ _id: DEMO });
      if (mark === null && used) return null;
      if (mark === null && (await begin(marks, filler))) return new SeedClaim(marks, filler, false, pace);
      if (mark === null) continue;
      if (mark.finishedAt !== null) return null;
      const isGone = mark.filler == null || watch.isIdle(mark) > pace.goneAfterMs;
      if (isGone && (await takeOver(marks, mark, filler))) return new SeedClaim(marks, filler, true, pace);
      await sleep(pace.beatEveryMs);
    }
  }

  /** @throws Error when another server thought that this one was gone */
  async finish(): Promise<void> {
    this.letGo();
    const { filler } = this;
    const { matchedCount } = await this.marks.updateOne({ _id: DEMO, filler }, { $set: { finishedAt: new Date() } });
    if (matchedCount === 0) throw new Error('Another server started to create the demo shop at the same time');
  }

  /** After this the claim is as good as its owner's death. */
  letGo(): void {
    clearInterval(this.heart);
  }

  private async beat(): Promise<void> {
    // A beat that is lost is made up for by the next one.
    await this.marks.updateOne({ _id: DEMO, filler: this.filler }, { $inc: { beat: 1 } }).catch(() => undefined);
  }
}

/** How long the beat of a mark has not moved, in milliseconds. */
class Watch {
  private last = '';
  private since = 0;

  constructor(private readonly onStart: () => void) {}

  isIdle({ filler, beat }: SeedMark): number {
    const current = `${filler?.toHexString()} ${beat}`;
    if (this.last === '') this.onStart();
    if (current !== this.last) this.since = performance.now();
    this.last = current;
    return performance.now() - this.since;
  }
}

async function begin(marks: Collection<SeedMark>, filler: Types.ObjectId): Promise<boolean> {
  try {
    await marks.insertOne({ _id: DEMO, finishedAt: null, filler, beat: 0 });
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

async function takeOver(marks: Collection<SeedMark>, mark: SeedMark, filler: Types.ObjectId): Promise<boolean> {
  const asSeen = { _id: DEMO, finishedAt: null, filler: mark.filler ?? null, beat: mark.beat ?? null };
  const { matchedCount } = await marks.updateOne(asSeen, { $set: { filler, beat: 0 } });
  return matchedCount === 1;
}
