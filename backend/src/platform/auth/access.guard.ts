import '@fastify/cookie';
import { type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import { STAFF_ACTIONS, type StaffAction } from '@shop/contract/staff-roles';
import type { Environment } from '../config/environment.js';
import { ENVIRONMENT } from '../config/config.module.js';
import { UNLIMITED } from '../http/rate-limit/rate-limit.decorators.js';
import { DatabaseSilence } from '../database/database-silence.service.js';
import {
  ACCESS,
  type Access,
  type Actor,
  FROM_MEMORY,
  type RequestWithActor,
  STAFF_ACTIONS_OF_ROUTE,
  WITHOUT_SESSION,
} from './actor.js';
import { type CookieRules, cookieRules } from './cookie-rules.js';
import { sessionToken } from './session-cookie.js';
import { SessionStrategy } from './session.strategy.js';
import {
  requireConfirmed,
  secondFactorSetupRequired,
  signedOut,
  staffMay,
  staffOnly,
  staffRoleRefused,
} from './staff-access.js';
import { bearerToken } from './bearer.js';
import { isKey, KeyAccess } from './key-access.service.js';

/** Guards every route. Only signed-in users have access, unless the route is public or for staff. */
@Injectable()
export class AccessGuard extends AuthGuard() {
  private readonly cookies: CookieRules;

  constructor(
    private readonly reflector: Reflector,
    strategy: SessionStrategy,
    private readonly silence: DatabaseSilence,
    private readonly keys: KeyAccess,
    @Inject(ENVIRONMENT) environment: Environment,
  ) {
    super({ property: 'actor', defaultStrategy: strategy.name });
    this.cookies = cookieRules(environment);
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const targets = [context.getHandler(), context.getClass()];
    const isMarked = (mark: string) => this.reflector.getAllAndOverride<true | undefined>(mark, targets) === true;
    if (isMarked(WITHOUT_SESSION)) return true;
    const access = this.accessOf(context);
    if (!isMarked(FROM_MEMORY) && !isMarked(UNLIMITED)) this.silence.requireAnswers();
    const request = context.switchToHttp().getRequest<RequestWithActor>();
    if (isKey(bearerToken(request))) {
      request.actor = await this.keys.admit(context, access);
      return true;
    }
    if (access === 'public' && sessionToken(request, this.cookies) === null) return true;
    await super.canActivate(context);
    const { actor } = request;
    if (access === 'staff' && actor?.isAdmin !== true) throw staffOnly();
    if (actor?.isAdmin === true) request.actor = this.inRole(actor, access, context);
    return true;
  }

  override handleRequest<T = Actor | null>(
    error: unknown,
    user: T | false,
    _info: unknown,
    context: ExecutionContext,
  ): T {
    if (error instanceof Error) throw error;
    if (user) return user;
    if (this.accessOf(context) === 'public') return null as T;
    throw signedOut();
  }

  /**
   * @returns the actor with the rights that this route grants: staff without the role of a route count as customers
   * @throws DomainError STAFF_ROLE_REFUSED, SECOND_FACTOR_SETUP_REQUIRED, REAUTHENTICATION_REQUIRED
   */
  private inRole(actor: Actor, access: Access, context: ExecutionContext): Actor {
    const targets = [context.getHandler(), context.getClass()];
    const actions = this.reflector.getAllAndOverride<StaffAction[] | undefined>(STAFF_ACTIONS_OF_ROUTE, targets);
    if (actor.lacksSecondFactor === true && actions?.includes('account.secure') !== true) {
      if (access === 'staff') throw secondFactorSetupRequired();
      return asCustomer(actor);
    }
    if (actions === undefined) return actor;
    if (!staffMay(actor, ...actions)) {
      if (access === 'staff') throw staffRoleRefused(actor.staffRole, actions);
      return asCustomer(actor);
    }
    if (access === 'staff' && actions.every((action) => STAFF_ACTIONS[action].requiresReauthentication))
      requireConfirmed(actor);
    return actor;
  }

  private accessOf(context: ExecutionContext): Access {
    return (
      this.reflector.getAllAndOverride<Access | undefined>(ACCESS, [context.getHandler(), context.getClass()]) ??
      'customer'
    );
  }
}

/** The actor with the rights of a customer, for staff whose role does not include the route's actions. */
const asCustomer = (actor: Actor): Actor => ({ ...actor, isAdmin: false, staffRole: null });
