import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { SESSION_SECRET } from '../config/tokens.js';
import { SESSION_DAYS } from './session-cookie.js';
import type { SessionClaims } from './session.strategy.js';

@Injectable()
export class SessionTokens {
  constructor(
    private readonly jwt: JwtService,
    @Inject(SESSION_SECRET) private readonly secret: string,
  ) {}

  sign(claims: SessionClaims): Promise<string> {
    return this.jwt.signAsync(
      { ...claims },
      { secret: this.secret, algorithm: 'HS256', expiresIn: `${SESSION_DAYS}d` },
    );
  }
}
