import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { collectDefaultMetrics, Registry } from 'prom-client';

/** Counters and measurements of this server; each server of a process has its own. */
@Injectable()
export class Metrics implements OnApplicationShutdown {
  readonly registry = new Registry();

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  /** In the text format of Prometheus. */
  text(): Promise<string> {
    return this.registry.metrics();
  }

  /** The observer of garbage collections never ends, and refers to the registry: its metrics refer to the whole server. */
  onApplicationShutdown(): void {
    this.registry.clear();
  }
}
