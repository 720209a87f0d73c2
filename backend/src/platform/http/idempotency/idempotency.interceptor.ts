import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type CallHandler,
  type ExecutionContext,
  Inject,
  Injectable,
  Logger,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply } from 'fastify';
import type { ClientSession } from 'mongoose';
import { from, lastValueFrom, type Observable } from 'rxjs';
import type { RequestWithActor } from '../../auth/actor.js';
import { SESSION_SECRET } from '../../config/config.module.js';
import { callUnderWay, isBusy } from '../../database/transactions.js';
import { errorMessage } from '../../errors/error-message.js';
import { refuseField } from '../../errors/refuse.js';
import { requireJson } from '../uploads.js';
import { IDEMPOTENCY_HEADER, WITHOUT_KEY } from './idempotency.decorators.js';
import { type Claim, IdempotencyKeys, LEASE_MS, newClaim } from './idempotency-keys.service.js';

const PRINTABLE = /^[\x21-\x7e]{1,255}$/;
const VISITOR = 'visitor';
const RELEASE_AGAIN_MS = 500;

/**
 * Carries out a call with an `Idempotency-Key` once. A repetition with the same key, caller, address and body gets the first
 * answer again. After https://datatracker.ietf.org/doc/draft-ietf-httpapi-idempotency-key-header/.
 */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  private readonly logger = new Logger(IdempotencyInterceptor.name);

  constructor(
    private readonly reflector: Reflector,
    private readonly keys: IdempotencyKeys,
    @Inject(SESSION_SECRET) private readonly secret: string,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler<object>): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<RequestWithActor>();
    const key = request.headers[IDEMPOTENCY_HEADER]?.toString();
    const takesKey =
      request.method !== 'GET' && !this.reflector.get<true | undefined>(WITHOUT_KEY, context.getHandler());
    if (key === undefined || !takesKey) return next.handle();
    requireJson(request.body);
    if (!PRINTABLE.test(key)) throw refuseField('Idempotency-Key', 'INVALID/key');
    return from(this.answer(request, http.getResponse<FastifyReply>(), key, next));
  }

  private async answer(request: RequestWithActor, reply: FastifyReply, key: string, next: CallHandler<object>) {
    const claim = newClaim(`${request.actor?.key?.id ?? request.actor?.id ?? VISITOR} ${key}`);
    try {
      const stored = await this.keys.claim(claim, this.fingerprintOf(request));
      if (stored === null) return await this.carryOut(claim, reply, next);
      void reply.status(stored.status).header('idempotent-replayed', 'true');
      return JSON.parse(stored.body) as unknown;
    } catch (error) {
      await this.release(claim);
      throw error;
    }
  }

  private async carryOut(claim: Claim, reply: FastifyReply, next: CallHandler<object>): Promise<unknown> {
    const state = { isStored: false };
    const store = async (answer: object, session: ClientSession | null) => {
      await this.keys.keep(claim, { status: reply.statusCode, body: JSON.stringify(answer) }, session);
      state.isStored = true;
    };
    const call = callUnderWay.getStore();
    if (call !== undefined) call.keep = store;
    const answer = await lastValueFrom(next.handle());
    if (!state.isStored) await store(answer, null);
    return answer;
  }

  /** Tries again while the database is away. If all fails, the key is free again once its lease has ended. */
  private async release(claim: Claim, last = performance.now() + LEASE_MS): Promise<void> {
    try {
      await this.keys.release(claim);
    } catch (error) {
      if (isBusy(error) && performance.now() < last) {
        await pause(RELEASE_AGAIN_MS);
        return this.release(claim, last);
      }
      this.logger.warn(`Failed to release an idempotency key: ${errorMessage(error)}`);
    }
  }

  /** The hash is keyed, since bodies may contain a password. */
  private fingerprintOf({ method, url, body }: RequestWithActor): string {
    const digest = createHmac('sha256', this.secret).update(`${method} ${url}\n`);
    return digest.update(JSON.stringify(body ?? null)).digest('base64url');
  }
}
