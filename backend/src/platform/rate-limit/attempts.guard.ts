import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { Attempts } from './attempts.service.js';
import { clientNetwork } from './client-network.js';
import { RATE_LIMIT, type RateLimit } from './rate-limit.decorators.js';

/** Counts the attempts of each client where the route says so. */
@Injectable()
export class AttemptsGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly attempts: Attempts,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const targets = [context.getHandler(), context.getClass()];
    const limit = this.reflector.getAllAndOverride<RateLimit | undefined>(RATE_LIMIT, targets);
    if (limit !== 'attempts') return true;
    const { ip } = context.switchToHttp().getRequest<FastifyRequest>();
    await this.attempts.count('call', context.getClass().name, context.getHandler().name, clientNetwork(ip));
    return true;
  }
}
