import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { Clock } from '../../platform/clock.js';
import { InjectStore, PlainStore } from '../../platform/database/plain-store.js';
import { Transactions } from '../../platform/database/transactions.js';
import { LEASE_MS } from '../../platform/jobs/backoff.js';
import { QueueWorker } from '../../platform/jobs/queue-worker.js';
import { BookFiles } from './book-files.service.js';
import { BookPack } from './book-pack.schema.js';
import { PackLinks } from './pack-links.service.js';
import { type MadePack, PackMaking } from './pack-making.service.js';

const MOST_ATTEMPTS = 3;
const MOST_MS = 900_000;

/** Makes month packs one after the other; a pack of a server that stopped is made by another one. */
@Injectable()
export class PackWorker extends QueueWorker<BookPack, MadePack> {
  protected override readonly timeoutMs = MOST_MS;
  protected readonly unreadable = 'Failed to read the month packs';
  protected readonly tooSlow = 'The month pack was not made in time.';

  constructor(
    @InjectStore(BookPack) private readonly packs: PlainStore<BookPack>,
    private readonly files: BookFiles,
    private readonly making: PackMaking,
    private readonly links: PackLinks,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {
    super();
  }

  /** Begins with a pack that was stored now. */
  begin(): void {
    this.wakeSoon();
  }

  protected async claim(): Promise<readonly BookPack[]> {
    const now = this.clock.now();
    const due = { status: 'Making' as const, leasedUntil: { $lte: now } };
    const found = await this.packs.changeAndRead(due, { $set: { leasedUntil: this.lease() }, $inc: { attempts: 1 } });
    if (found !== null) this.wake();
    return found === null ? [] : [found];
  }

  protected attempt(pack: BookPack, signal: AbortSignal): Promise<MadePack> {
    const { from, to, language } = pack;
    return this.making.make({ from, to, language }, async (progress) => {
      signal.throwIfAborted();
      const isCurrent = await this.change(pack, { progress, leasedUntil: this.lease() });
      if (!isCurrent) throw new Error('Another server makes this month pack.');
    });
  }

  protected async succeeded(pack: BookPack, { bytes, sha256, checks }: MadePack): Promise<void> {
    const { _id, attempts } = pack;
    await this.files.store(_id, attempts, bytes);
    const ready = { status: 'Ready' as const, progress: 100, sha256, size: bytes.byteLength, checks: [...checks] };
    await this.transactions.run(null, async (session) => {
      const isCurrent = await this.change(pack, ready, session);
      await this.files.remove(_id, isCurrent ? { $ne: attempts } : attempts, session);
      if (isCurrent) await this.links.mailLink(pack, session);
    });
  }

  protected async failed(pack: BookPack, reason: string): Promise<void> {
    const { _id, attempts } = pack;
    this.logger.error(`Failed to make month pack ${_id.toHexString()}: ${reason}`);
    const hasEnded = attempts >= MOST_ATTEMPTS;
    const changes = hasEnded ? { status: 'Failed' as const } : { leasedUntil: this.clock.now(), progress: 0 };
    await this.transactions.run(null, async (session) => {
      const isCurrent = await this.change(pack, changes, session);
      if (isCurrent && hasEnded) await this.links.mailFailure(pack, session);
    });
  }

  /** @returns false if another run has the pack, since this one let its lease end */
  private change(
    { _id, attempts }: BookPack,
    $set: Partial<BookPack>,
    session: ClientSession | null = null,
  ): Promise<boolean> {
    return this.packs.changeOne({ _id, attempts, status: 'Making' }, { $set }, session);
  }

  private lease(): Date {
    return new Date(this.clock.now().getTime() + LEASE_MS);
  }
}
