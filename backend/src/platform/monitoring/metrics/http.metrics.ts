import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Histogram } from 'prom-client';
import { Metrics } from './metrics.service.js';

const SECONDS = [0.01, 0.03, 0.1, 0.3, 1, 3, 10];
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']);

/** How long answers take, by route and outcome. */
@Injectable()
export class HttpMetrics implements OnModuleInit {
  private readonly answers: Histogram<'method' | 'route' | 'status'>;

  constructor(
    { registry }: Metrics,
    private readonly host: HttpAdapterHost<FastifyAdapter>,
  ) {
    this.answers = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from a request to the end of its response, by route pattern',
      labelNames: ['method', 'route', 'status'],
      buckets: SECONDS,
      registers: [registry],
    });
  }

  onModuleInit(): void {
    this.host.httpAdapter.getInstance().addHook('onResponse', (request, reply, done) => {
      this.answers.observe(labelsOf(request, reply), reply.elapsedTime / 1000);
      done();
    });
  }
}

/** Labels have a bounded number of values: what callers choose freely, such as an address, is none. */
function labelsOf({ method, routeOptions }: FastifyRequest, { statusCode }: FastifyReply) {
  return {
    method: METHODS.has(method) ? method : 'other',
    route: routeLabel(routeOptions.url),
    status: `${Math.trunc(statusCode / 100)}xx`,
  };
}

/** Each file of the frontends is a route of its own, with a name that every build changes. */
function routeLabel(pattern: string | undefined): string {
  if (pattern === undefined) return '(none)';
  return /^\/(api|media)(\/|$)/.test(pattern) ? pattern : '(pages)';
}
