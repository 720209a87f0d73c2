import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { Counter, Gauge, Histogram } from 'prom-client';
import { Metrics } from './metrics.service.js';

const SECONDS = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3];

/**
 * Measures the pool of connections to the database. Each command has a connection of its own, which is in use as long as
 * the command takes. The driver also has events of commands, but with them it decodes every answer twice.
 */
@Injectable()
export class DatabaseMetrics implements OnModuleInit {
  /** Connections that were opened before `onModuleInit` are added when they are used. */
  private readonly open = new Set<string>();
  private readonly usedSince = new Map<string, number>();
  private waiting = 0;
  private readonly use: Histogram;
  private readonly failures: Counter;

  constructor(
    { registry }: Metrics,
    @InjectConnection() private readonly connection: Connection,
  ) {
    const registers = [registry];
    this.use = new Histogram({
      name: 'mongodb_connection_use_seconds',
      help: 'Time a command held a database connection, including the response',
      buckets: SECONDS,
      registers,
    });
    this.failures = new Counter({
      name: 'mongodb_connection_failures_total',
      help: 'Commands that got no connection',
      registers,
    });
    const gauge = (name: string, help: string, value: () => number) =>
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(value());
        },
      });
    gauge('mongodb_connections_open', 'Connections to the database', () => this.open.size);
    gauge('mongodb_connections_in_use', 'Database connections with a running command', () => this.usedSince.size);
    gauge('mongodb_commands_waiting', 'Commands waiting for a connection', () => this.waiting);
  }

  onModuleInit(): void {
    const client = this.connection.getClient();
    client.on('connectionCreated', (event) => this.open.add(nameOf(event)));
    client.on('connectionClosed', (event) => {
      this.open.delete(nameOf(event));
      this.usedSince.delete(nameOf(event));
    });
    client.on('connectionCheckOutStarted', () => (this.waiting += 1));
    client.on('connectionCheckOutFailed', () => {
      this.endOfWaiting();
      this.failures.inc();
    });
    client.on('connectionCheckedOut', (event) => {
      this.endOfWaiting();
      this.open.add(nameOf(event));
      this.usedSince.set(nameOf(event), performance.now());
    });
    client.on('connectionCheckedIn', (event) => this.endOfUse(nameOf(event)));
  }

  /** The number stays at 0 for waits that began before `onModuleInit`. */
  private endOfWaiting(): void {
    this.waiting = Math.max(0, this.waiting - 1);
  }

  private endOfUse(name: string): void {
    const since = this.usedSince.get(name);
    this.usedSince.delete(name);
    if (since !== undefined) this.use.observe((performance.now() - since) / 1000);
  }
}

/** The numbers are counted for each member of a replica set. */
function nameOf({ address, connectionId }: { address: string; connectionId: number | string }): string {
  return `${address} ${connectionId}`;
}
