import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { Clock } from '../clock.js';
import { InjectStore, PlainStore } from '../database/plain-store.js';
import { isDuplicateKey, retryTransaction, Transactions } from '../database/transactions.js';
import { DoneWork } from './done-work.schema.js';

/** Runs work at most once for each key, even if several servers try repeatedly. */
@Injectable()
export class OnceOnly {
  constructor(
    @InjectStore(DoneWork) private readonly done: PlainStore<DoneWork>,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * The key is stored in the transaction of the work: failed work may be tried again.
   * @param key for example `quote reminder 6920200f1c2d3e4f5a6b7c8d 2`
   * @param work writes in the session only, and sends emails through the outbox
   * @returns true if this call did the work
   */
  run(key: string, work: (session: ClientSession) => Promise<void>): Promise<boolean> {
    return this.transactions.run(null, async (session) => {
      if (!(await this.claimIn(key, session))) return false;
      await work(session);
      return true;
    });
  }

  /**
   * Claims work for a transaction that has begun already. @returns true if the work was not done before; from now on it
   * counts as done
   */
  async claimIn(key: string, session: ClientSession): Promise<boolean> {
    if ((await this.done.reads.exists({ _id: key }).session(session)) !== null) return false;
    await this.claim(key, session);
    return true;
  }

  async doneAmong(keys: readonly string[]): Promise<ReadonlySet<string>> {
    const found = await this.done.reads.find({ _id: { $in: [...keys] } }).lean<DoneWork[]>();
    return new Set(found.map(({ _id }) => _id));
  }

  /** If another server was faster, the next attempt finds its key. */
  private async claim(key: string, session: ClientSession): Promise<void> {
    try {
      await this.done.insert({ _id: key, doneAt: this.clock.now() }, session);
    } catch (error) {
      throw isDuplicateKey(error) ? retryTransaction() : error;
    }
  }
}
