import { type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { API_KEY_PREFIX, type CompanyKeyScope, KEY_ACTIONS } from '@shop/contract/api-keys';
import type { StaffAction } from '@shop/contract/staff-roles';
import type { FastifyReply } from 'fastify';
import { CallLimit } from '../http/rate-limit/call-limit.service.js';
import type { DomainError } from '../errors/domain-error.js';
import { refuse } from '../errors/refuse.js';
import {
  type Access,
  type Actor,
  COMPANY_KEY_SCOPE,
  type KeyActor,
  type RequestWithActor,
  STAFF_ACTIONS_OF_ROUTE,
} from './actor.js';
import { Callers } from './callers.service.js';
import { keyLacksScope, keyNotAllowed, secondFactorSetupRequired, staffMay, staffRefused } from './staff-access.js';

export const isKey = (token: string | null): boolean => token?.startsWith(API_KEY_PREFIX) === true;

/**
 * Decides what a program with an API key may call: with a key of staff, operations of staff alone, and with a key of a
 * company, operations marked for it. A program never acts as the person who made its key: on public reads it is a visitor.
 */
@Injectable()
export class KeyAccess {
  constructor(
    private readonly reflector: Reflector,
    private readonly callers: Callers,
    private readonly limit: CallLimit,
  ) {}

  /**
   * @returns the actor of the call; null on public reads
   * @throws DomainError INVALID_KEY, TOO_MANY_REQUESTS, KEY_NOT_ALLOWED, STAFF_ROLE_REFUSED, SECOND_FACTOR_SETUP_REQUIRED
   */
  async admit(context: ExecutionContext, access: Access): Promise<Actor | null> {
    const http = context.switchToHttp();
    const request = http.getRequest<RequestWithActor>();
    const actor = await this.callers.keyActorOf(request);
    if (actor === null) throw refuse('INVALID_KEY', {}, { security: 'access refused' });
    this.limit.countKey(actor.key.id, http.getResponse<FastifyReply>());
    const refusal =
      actor.key.company === null ? this.refusalOfStaff(actor, context) : this.refusalOfCompany(actor, context);
    if (refusal === null) return actor;
    if (access === 'public' && request.method === 'GET') return null;
    throw refusal;
  }

  private refusalOfStaff(actor: KeyActor, context: ExecutionContext): DomainError | null {
    const actions = this.markOf<StaffAction[]>(STAFF_ACTIONS_OF_ROUTE, context) ?? [];
    if (!actions.some((action) => KEY_ACTIONS.includes(action))) return keyNotAllowed();
    if (!staffMay(actor, ...actions)) return staffRefused(actor, actions);
    return actor.lacksSecondFactor === true ? secondFactorSetupRequired() : null;
  }

  private refusalOfCompany({ key }: KeyActor, context: ExecutionContext): DomainError | null {
    const scope = this.markOf<CompanyKeyScope>(COMPANY_KEY_SCOPE, context);
    if (scope === undefined) return keyNotAllowed();
    return key.scopes.includes(scope) ? null : keyLacksScope([scope]);
  }

  private markOf<T>(mark: string, context: ExecutionContext): T | undefined {
    return this.reflector.getAllAndOverride<T | undefined>(mark, [context.getHandler(), context.getClass()]);
  }
}
