import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/auth/actor.js';
import { Attempts } from '../../platform/http/rate-limit/attempts.service.js';
import type { UserRecord } from '../user-record/user.schema.js';
import { passwordMatches } from './domain/passwords.js';
import { wrongCurrentPassword } from './users.errors.js';
import { UsersService } from './users.service.js';

/** Requires the current password of the signed-in user. Guesses are counted. */
@Injectable()
export class CurrentPassword {
  constructor(
    private readonly users: UsersService,
    private readonly attempts: Attempts,
  ) {}

  /**
   * @returns the user, whose password this is
   * @param field that names it in the body
   * @throws DomainError `invalid` naming the field, TOO_MANY_REQUESTS
   */
  async require(
    password: string,
    actor: Actor,
    field: 'currentPassword' | 'password' = 'currentPassword',
  ): Promise<UserRecord> {
    await this.attempts.count('passwordChange', actor.id);
    const user = await this.users.load(actor.id);
    if (!(await passwordMatches(user.passwordHash, password))) throw wrongCurrentPassword(field);
    await this.attempts.forget('passwordChange', actor.id);
    return user;
  }
}
