import { Injectable, Logger } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { InjectConnection } from '@nestjs/mongoose';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import type { Connection } from 'mongoose';

/** Shorter than what those who ask usually wait. */
const DATABASE_WITHIN_MS = 2000;

/** Whether calls are worth sending here. Mail that can't be sent changes nothing: it waits in the outbox. */
@Injectable()
export class Readiness {
  private readonly logger = new Logger(Readiness.name);
  private obstacle: string | null = null;

  constructor(
    private readonly host: HttpAdapterHost<FastifyAdapter>,
    @InjectConnection() private readonly connection: Connection,
  ) {}

  async isReady(): Promise<boolean> {
    const obstacle = await this.look();
    if (obstacle !== this.obstacle) {
      if (obstacle === null) this.logger.log('Ready again');
      else this.logger.warn(`Not ready: ${obstacle}`);
      this.obstacle = obstacle;
    }
    return obstacle === null;
  }

  /** @returns what stands in the way, or null */
  private async look(): Promise<string | null> {
    if (!this.host.httpAdapter.getHttpServer().listening) return 'the server is stopping';
    try {
      const signal = AbortSignal.timeout(DATABASE_WITHIN_MS);
      await this.connection.getClient().db('admin').command({ ping: 1 }, { signal });
      return null;
    } catch (error) {
      return `the database does not answer (${error instanceof Error ? error.name : String(error)})`;
    }
  }
}
