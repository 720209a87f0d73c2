import { type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { API_KEY_PREFIX, type CompanyKeyScope, KEY_ACTIONS } from '@shop/contract/api-keys';
import type { StaffAction } from '@shop/contract/staff-roles';
import type { FastifyReply } from 'fastify';
import { CallLimit } from '../http/rate-limit/call-limit.service.js';
import { refuse } from '../errors/refuse.js';
import { type Access, COMPANY_KEY_SCOPE, type RequestWithActor, STAFF_ACTIONS_OF_ROUTE } from './access.decorators.js';
import type { Actor, KeyActor } from './actor.js';
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
    const isPublicRead = access === 'public' && request.method === 'GET';
    return actor.key.company === null
      ? this.admitStaff(actor, context, isPublicRead)
      : this.admitCompany(actor, context, isPublicRead);
  }

  private admitStaff(actor: KeyActor, context: ExecutionContext, isPublicRead: boolean): Actor | null {
    const actions = this.markOf<StaffAction[]>(STAFF_ACTIONS_OF_ROUTE, context) ?? [];
    if (!actions.some((action) => KEY_ACTIONS.includes(action))) {
      if (isPublicRead) return null;
      throw keyNotAllowed();
    }
    if (!staffMay(actor, ...actions)) {
      if (isPublicRead) return null;
      throw staffRefused(actor, actions);
    }
    if (actor.lacksSecondFactor === true) throw secondFactorSetupRequired();
    return actor;
  }

  private admitCompany(actor: KeyActor, context: ExecutionContext, isPublicRead: boolean): Actor | null {
    const scope = this.markOf<CompanyKeyScope>(COMPANY_KEY_SCOPE, context);
    if (scope === undefined) {
      if (isPublicRead) return null;
      throw keyNotAllowed();
    }
    if (!actor.key.scopes.includes(scope)) throw keyLacksScope([scope]);
    return actor;
  }

  private markOf<T>(mark: string, context: ExecutionContext): T | undefined {
    return this.reflector.getAllAndOverride<T | undefined>(mark, [context.getHandler(), context.getClass()]);
  }
}
