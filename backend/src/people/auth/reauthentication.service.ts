import { Injectable } from '@nestjs/common';
import { CONFIRMED_MINUTES } from '@shop/contract/second-factor';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { Attempts } from '../../platform/http/rate-limit/attempts.service.js';
import type { ReauthDto } from '../users/dto/second-factor.requests.js';
import type { ConfirmedResponse } from './dto/session.response.js';
import { CurrentPassword } from '../users/current-password.service.js';
import { SecondFactorCheck } from './second-factor/second-factor-check.service.js';
import { UserSessions } from './user-sessions.service.js';
import { wrongCode } from '../users/users.errors.js';
import { UsersService } from '../users/users.service.js';

/** Requires users to prove again who they are, before sensitive changes. */
@Injectable()
export class Reauthentication {
  constructor(
    private readonly currentPassword: CurrentPassword,
    private readonly users: UsersService,
    private readonly check: SecondFactorCheck,
    private readonly sessions: UserSessions,
    private readonly attempts: Attempts,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `invalid` naming `password` or `code`, TOO_MANY_REQUESTS */
  async confirm({ password = '', code = '' }: ReauthDto, actor: Actor): Promise<ConfirmedResponse> {
    if (code === '') await this.currentPassword.require(password, actor, 'password');
    else await this.requireCode(code, actor);
    await this.sessions.confirm(actor);
    return { until: new Date(this.clock.now().getTime() + CONFIRMED_MINUTES * 60_000).toISOString() };
  }

  private async requireCode(code: string, actor: Actor): Promise<void> {
    await this.attempts.count('secondFactor', actor.id);
    if (!(await this.check.use(await this.users.load(actor.id), code))) throw wrongCode();
    await this.attempts.forget('secondFactor', actor.id);
  }
}
