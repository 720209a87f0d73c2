import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import { Histogram } from 'prom-client';
import { Metrics } from './metrics.service.js';

const SECONDS = [0.01, 0.03, 0.1, 0.3, 1, 3, 10];
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']);

type Series = ReturnType<Histogram['labels']>;

interface Answered {
  readonly method: string;
  /** The pattern of the address. */
  readonly route: string | undefined;
  readonly status: number;
}

/** How long answers take, by route and outcome. */
@Injectable()
export class HttpMetrics implements OnModuleInit {
  private readonly answers: Histogram<'method' | 'route' | 'status'>;
  private readonly series = new Map<string, Series>();

  constructor(
    { registry }: Metrics,
    private readonly host: HttpAdapterHost<FastifyAdapter>,
  ) {
    this.answers = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from a request to the end of its answer, by the pattern of its route',
      labelNames: ['method', 'route', 'status'],
      buckets: SECONDS,
      registers: [registry],
    });
  }

  onModuleInit(): void {
    this.host.httpAdapter.getInstance().addHook('onResponse', ({ method, routeOptions }, reply, done) => {
      this.count({ method, route: routeOptions.url, status: reply.statusCode }, reply.elapsedTime);
      done();
    });
  }

  count(answered: Answered, ms: number): void {
    this.counterOf(answered)(ms);
  }

  /** For answers of which there are many that are alike. */
  counterOf(answered: Answered): (ms: number) => void {
    const series = this.seriesOf(answered);
    return (ms) => series.observe(ms / 1000);
  }

  /** Kept by what it is called: to check and to join labels costs more than to count. */
  private seriesOf(answered: Answered): Series {
    const labels = labelsOf(answered);
    const name = `${labels.method} ${labels.status} ${labels.route}`;
    const known = this.series.get(name);
    if (known) return known;
    const made = this.answers.labels(labels);
    this.series.set(name, made);
    return made;
  }
}

/** Of a bounded number: what callers choose freely, such as an address, is no label. */
function labelsOf({ method, route, status }: Answered) {
  return {
    method: METHODS.has(method) ? method : 'other',
    route: routeLabel(route),
    status: `${Math.trunc(status / 100)}xx`,
  };
}

/** Each file of the frontends is a route of its own, with a name that every build changes. */
function routeLabel(pattern: string | undefined): string {
  if (pattern === undefined) return '(none)';
  return /^\/(api|media)(\/|$)/.test(pattern) ? pattern : '(pages)';
}
