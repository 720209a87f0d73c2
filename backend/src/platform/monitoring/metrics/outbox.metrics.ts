import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { withinTime } from '../../jobs/time-limit.js';
import { OutboxQueue, type UnsentCounts } from '../../mail/outbox-queue.service.js';
import { Metrics } from './metrics.service.js';
import { errorMessage } from '../../errors/error-message.js';

/** The other figures must not wait for a database that hangs. */
const COUNTED_WITHIN_MS = 2000;

/** Unsent emails, counted at each request for metrics: they are the same for all servers on one database. */
@Injectable()
export class OutboxMetrics implements OnModuleInit {
  private readonly logger = new Logger(OutboxMetrics.name);
  private counting: Promise<UnsentCounts> | null = null;

  constructor(
    private readonly metrics: Metrics,
    private readonly queue: OutboxQueue,
  ) {}

  onModuleInit(): void {
    const emails = new Gauge({
      name: 'outbox_letters',
      help: 'Emails waiting to be sent or retried, and failed emails',
      labelNames: ['state'],
      registers: [this.metrics.registry],
      collect: async () => {
        emails.reset();
        const counts = await this.count();
        if (counts === null) return;
        emails.set({ state: 'pending' }, counts.pending);
        emails.set({ state: 'failed' }, counts.failed);
      },
    });
  }

  private async countOnce(): Promise<UnsentCounts> {
    try {
      return await this.queue.counts();
    } finally {
      this.counting = null;
    }
  }

  private async count(): Promise<UnsentCounts | null> {
    try {
      // A query that hangs is reused: a new query for each request would use up the connections.
      this.counting ??= this.countOnce();
      return await withinTime(
        this.counting,
        COUNTED_WITHIN_MS,
        () => new Error('The database did not respond in time.'),
      );
    } catch (error) {
      this.logger.warn(`Failed to count emails: ${errorMessage(error)}`);
      return null;
    }
  }
}
