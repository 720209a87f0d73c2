import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { SESSION_SECRET } from '../config/config.module.js';
import { SESSION_DAYS } from './session-cookie.js';
import { sessionKey } from './session-key.js';
import type { SessionClaims } from './session.strategy.js';

const ALGORITHM = 'HS256';

@Injectable()
export class SessionTokens {
  private readonly secret: Buffer;

  constructor(
    private readonly jwt: JwtService,
    @Inject(SESSION_SECRET) secret: string,
  ) {
    this.secret = sessionKey(secret);
  }

  sign(claims: SessionClaims): Promise<string> {
    return this.jwt.signAsync(
      { ...claims },
      { secret: this.secret, algorithm: ALGORITHM, expiresIn: `${SESSION_DAYS}d` },
    );
  }

  /** @returns null for a token that the shop has not signed, or that is too old */
  verify(token: string): Promise<SessionClaims | null> {
    return this.jwt
      .verifyAsync<SessionClaims>(token, { secret: this.secret, algorithms: [ALGORITHM] })
      .catch(() => null);
  }
}
