import { Injectable } from '@nestjs/common';
import { CONFIRMED_MINUTES } from '@shop/contract/second-factor';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { Attempts } from '../../platform/http/rate-limit/attempts.service.js';
import { refuseField } from '../../platform/errors/refuse.js';
import type { ReauthDto } from '../users/dto/second-factor.requests.js';
import type { ConfirmedResponse } from './dto/session.response.js';
import { CurrentPassword } from '../users/current-password.service.js';
import { SecondFactorService } from './second-factor/second-factor.service.js';
import { SessionsService } from './sessions.service.js';
import { UsersService } from '../users/users.service.js';

/** Requires users to prove again who they are, before sensitive changes. */
@Injectable()
export class Reauthentication {
  constructor(
    private readonly currentPassword: CurrentPassword,
    private readonly users: UsersService,
    private readonly secondFactor: SecondFactorService,
    private readonly sessions: SessionsService,
    private readonly attempts: Attempts,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `invalid` naming `password` or `code`, TOO_MANY_REQUESTS */
  async confirmIdentity({ password = '', code = '' }: ReauthDto, actor: Actor): Promise<ConfirmedResponse> {
    if (code === '') await this.currentPassword.require(password, actor, 'password');
    else await this.requireCode(code, actor);
    await this.sessions.markConfirmed(actor);
    return { until: new Date(this.clock.now().getTime() + CONFIRMED_MINUTES * 60_000).toISOString() };
  }

  private async requireCode(code: string, actor: Actor): Promise<void> {
    await this.attempts.count('secondFactor', actor.id);
    if (!(await this.secondFactor.useCode(await this.users.load(actor.id), code)))
      throw refuseField('code', 'WRONG_CODE', {}, { security: 'second factor wrong' });
    await this.attempts.forget('secondFactor', actor.id);
  }
}
