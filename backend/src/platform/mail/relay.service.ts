import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Delivery } from './delivery.service.js';
import type { OutboxRecord } from './outbox-letter.schema.js';
import { OutboxQueue } from './outbox-queue.service.js';
import { Outbox } from './outbox.service.js';

/** Finds what no post of this process announced: letters of another one that died, and those whose pause is over. */
const LOOK_EVERY_MS = 5000;
/** Letters of the same moment are taken up together, after the answers to those who caused them. */
const GATHER_MS = 100;
const CARRIERS = 4;
/** So many letters one carrier takes up at once. */
const LOAD = 10;
/** The rest is found where it is stored. */
const MOST_KNOWN = 1000;
const STOP_WITHIN_MS = 2500;

/** Sends what is in the outbox, a few letters at a time. */
@Injectable()
export class Relay implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(Relay.name);
  private readonly carriers = new Set<Promise<void>>();
  /** Posted by this process, and taken up by nobody as far as it knows. */
  private readonly known: OutboxRecord[] = [];
  private timer: NodeJS.Timeout | undefined;
  private gathering: NodeJS.Timeout | undefined;
  private isStopped = false;
  private isSearchOwed = false;

  constructor(
    private readonly outbox: Outbox,
    private readonly queue: OutboxQueue,
    private readonly delivery: Delivery,
  ) {}

  onApplicationBootstrap(): void {
    this.outbox.onLetters((letters) => this.gather(letters));
    this.timer = setInterval(() => this.wake(), LOOK_EVERY_MS).unref();
    this.wake();
  }

  /** Letters under way are finished if that is soon done; the others stay for the next start or another instance. */
  async beforeApplicationShutdown(): Promise<void> {
    this.isStopped = true;
    clearInterval(this.timer);
    clearTimeout(this.gathering);
    this.delivery.finish();
    const patience = setTimeout(() => this.delivery.abort(), STOP_WITHIN_MS);
    await Promise.all(this.carriers);
    clearTimeout(patience);
  }

  /** Looks for letters now, until none is due. */
  wake(): void {
    this.isSearchOwed = true;
    this.send();
  }

  private gather(letters: readonly OutboxRecord[]): void {
    if (this.isStopped) return;
    this.known.push(...letters.slice(0, MOST_KNOWN - this.known.length));
    this.gathering ??= setTimeout(() => {
      this.gathering = undefined;
      this.send();
    }, GATHER_MS);
  }

  /** A carrier for each load that is known, and one where there may be letters that are not. */
  private send(): void {
    if (this.isStopped) return;
    const loads = Math.ceil(this.known.length / LOAD) + (this.isSearchOwed ? 1 : 0);
    for (let load = 0; load < loads && this.carriers.size < CARRIERS; load += 1) this.sendCarrier();
  }

  private sendCarrier(): void {
    const carrier = this.carryAll().finally(() => {
      this.carriers.delete(carrier);
      this.send();
    });
    this.carriers.add(carrier);
  }

  /** One load after the other. Never throws: the next look of the timer tries again. */
  private async carryAll(): Promise<void> {
    try {
      while (!this.isStopped && (this.isSearchOwed || this.known.length > 0)) {
        await this.delivery.deliver(await this.takeUp());
      }
    } catch (error) {
      this.known.length = 0;
      this.isSearchOwed = false;
      this.logger.warn(`The outbox does not answer: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  private async takeUp(): Promise<OutboxRecord[]> {
    if (!this.isSearchOwed) return this.queue.claimNew(this.known.splice(0, LOAD));
    this.isSearchOwed = false;
    const letter = await this.queue.claim();
    if (letter === null) return [];
    // Where there is one there may be more: another carrier looks while this one is on its way.
    this.wake();
    return [letter];
  }
}
