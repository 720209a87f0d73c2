import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { type ClientSession, Types } from 'mongoose';
import { ENVIRONMENT } from '../../config/config.module.js';
import type { Environment } from '../../config/environment.js';
import { DailyTask } from '../../jobs/daily-task.js';
import { DatabaseClock } from '../../database/database-clock.service.js';
import { InjectStore, PlainStore } from '../../database/plain-store.js';
import { isDuplicateKey } from '../../database/transactions.js';
import { IdempotencyKey, type StoredAnswer } from './idempotency-key.schema.js';
import { refuse } from '../../errors/refuse.js';
import { ServerHeartbeat } from './server-heartbeat.service.js';

export const LEASE_MS = 60_000;
const RETENTION_MS = 86_400_000;

/** The right to carry out a call and to store its answer. */
export interface Claim {
  readonly _id: string;
  readonly lease: Types.ObjectId;
}

export const newClaim = (_id: string): Claim => ({ _id, lease: new Types.ObjectId() });

/** Stores the answers of calls that carry an idempotency key, for a day. */
@Injectable()
export class IdempotencyKeys extends DailyTask implements OnModuleInit {
  protected readonly failure = 'Failed to remove old idempotency keys';

  constructor(
    @InjectStore(IdempotencyKey) private readonly keys: PlainStore<IdempotencyKey>,
    private readonly clock: DatabaseClock,
    private readonly heartbeat: ServerHeartbeat,
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'mongodbUri'>,
  ) {
    super();
  }

  /**
   * Ends the leases of a server that is gone. The lock on the data folder of the embedded database lets one server run at a time: at
   * its start, no call of another one can be under way.
   */
  async onModuleInit(): Promise<void> {
    if (this.environment.mongodbUri !== null) return;
    await this.keys.changeAll({ answer: null }, { $set: { leasedUntil: new Date(0) } });
  }

  /**
   * @returns null if the call must be carried out; the stored answer if it already was
   * @throws DomainError IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_IN_PROGRESS; after any other error, the claim may be stored
   */
  async claim({ _id, lease }: Claim, fingerprint: string): Promise<StoredAnswer | null> {
    const now = this.clock.now();
    const leased = { lease, leasedUntil: new Date(now + LEASE_MS), server: this.heartbeat.id };
    const fresh = { fingerprint, ...leased, answer: null, createdAt: new Date(now) };
    try {
      await this.keys.insert({ _id, ...fresh });
      return null;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
    const found = await this.keys.reads.findById(_id).lean<IdempotencyKey | null>();
    // The first call was refused in the meantime and released the key.
    if (found === null) throw callInProgress();
    const isOld = found.createdAt.getTime() <= now - RETENTION_MS;
    if (!isOld && found.fingerprint !== fingerprint) throw refuse('IDEMPOTENCY_KEY_REUSED');
    if (!isOld && found.answer !== null) return found.answer;
    if (!isOld && (await this.isUnderWay(found))) throw callInProgress();
    const isTaken = await this.keys.changeOne({ _id, lease: found.lease }, { $set: isOld ? fresh : leased });
    if (!isTaken) throw callInProgress();
    return null;
  }

  /**
   * A paused server loses nothing by the takeover: its changes for a call with a key are in the transaction that stores
   * the response, and that one needs the lease.
   */
  private async isUnderWay({ leasedUntil, server }: IdempotencyKey): Promise<boolean> {
    if (leasedUntil.getTime() <= this.clock.now()) return false;
    return !(await this.heartbeat.isGone(server));
  }

  /** @throws DomainError IDEMPOTENCY_IN_PROGRESS if another attempt has taken over */
  async keep({ _id, lease }: Claim, answer: StoredAnswer, session: ClientSession | null): Promise<void> {
    if (!(await this.keys.changeOne({ _id, lease }, { $set: { answer } }, session))) throw callInProgress();
  }

  /** Releases the claim of a refused call. A stored answer is not removed. */
  async release({ _id, lease }: Claim): Promise<void> {
    await this.keys.removeOne({ _id, lease, answer: null });
  }

  protected async work(): Promise<void> {
    await this.keys.removeAll({ createdAt: { $lte: new Date(this.clock.now() - RETENTION_MS) } });
  }
}

export const callInProgress = () => refuse('IDEMPOTENCY_IN_PROGRESS', {}, { retryAfterSeconds: 1 });
