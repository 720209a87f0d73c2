import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types } from 'mongoose';
import { insertWhole } from '../platform/database/insert.js';
import { afterTransaction } from '../platform/database/transactions.js';
import { CatalogueChange, type CatalogueChangeRecord } from './catalogue-change.schema.js';

const LOOK_EVERY_MS = 400;
/** Who has heard nothing for so long knows nothing. */
const DEAF_AFTER_MS = 5000;
/** Longer than a change may take from the moment that it names to its commit, with room for clocks that differ. */
const LOOK_BACK_MS = 45_000;
const KEPT_MS = 600_000;

export interface ChangedIds {
  readonly products: readonly Types.ObjectId[];
  readonly categories: readonly Types.ObjectId[];
}

/** `null`: anything may have changed. What it returns is done, or has failed, when the change is taken in; it never rejects. */
type Listener = (changed: ChangedIds | null) => Promise<void>;

/**
 * Tells each server of changes of the catalogue: at once of its own, within half a second of those of others. A change
 * is told if and only if it is committed. Times are those of the machine: what they are for is over within a minute.
 */
@Injectable()
export class CatalogueChanges implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(CatalogueChanges.name);
  private readonly known = new Map<string, number>();
  private readonly noted = new WeakMap<ClientSession, ChangedIds[]>();
  private listener: Listener = () => Promise.resolve();
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> | undefined;
  private isFailing = false;
  private lastLook = Date.now();
  private lastCleaning = Date.now();

  constructor(@InjectModel(CatalogueChange.name) private readonly changes: Model<CatalogueChange>) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.tick(), LOOK_EVERY_MS).unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.looking;
  }

  onChange(listener: Listener): void {
    this.listener = listener;
  }

  /** Stores that the transaction of `session` changes these. */
  async note(changed: Partial<ChangedIds>, session: ClientSession): Promise<void> {
    const { products = [], categories = [] } = changed;
    const change = { _id: new Types.ObjectId(), at: new Date(), products: [...products], categories: [...categories] };
    await insertWhole(this.changes, [change], session);
    this.known.set(change._id.toHexString(), change.at.getTime());
    this.tellAfter(session, change);
  }

  /** Before anybody is answered; a retried transaction has the same session. */
  private tellAfter(session: ClientSession, change: ChangedIds): void {
    const noted = this.noted.get(session) ?? [];
    noted.push(change);
    if (noted.length > 1) return;
    this.noted.set(session, noted);
    afterTransaction(session, () => {
      this.noted.delete(session);
      const products = noted.flatMap((one) => one.products);
      return this.listener({ products, categories: noted.flatMap((one) => one.categories) });
    });
  }

  /** A database that does not answer may be at work for other servers, whether it refuses or keeps silent. */
  private tick(): void {
    if (Date.now() - this.lastLook > DEAF_AFTER_MS) void this.listener(null);
    void this.look();
  }

  /** One look at a time; never throws: the next one tries again. */
  private look(): Promise<void> {
    this.looking ??= this.lookNow()
      .then(() => {
        this.isFailing = false;
      })
      .catch((error: unknown) => this.fail(error))
      .finally(() => {
        this.looking = undefined;
      });
    return this.looking;
  }

  /** Said once, not every time. */
  private fail(error: unknown): void {
    if (!this.isFailing) this.logger.warn(`Changes of the catalogue can't be read: ${messageOf(error)}`);
    this.isFailing = true;
  }

  private async lookNow(): Promise<void> {
    const now = Date.now();
    const since = now - LOOK_BACK_MS;
    const found = await this.changes.find({ at: { $gt: new Date(since) } }).lean<CatalogueChangeRecord[]>();
    this.lastLook = now;
    for (const change of found) this.meet(change);
    for (const [id, at] of this.known) if (at < since) this.known.delete(id);
    if (now - this.lastCleaning < KEPT_MS) return;
    this.lastCleaning = now;
    await this.changes.deleteMany({ at: { $lt: new Date(now - KEPT_MS) } });
  }

  private meet(change: CatalogueChangeRecord): void {
    const id = change._id.toHexString();
    if (this.known.has(id)) return;
    this.known.set(id, change.at.getTime());
    void this.listener(change);
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
