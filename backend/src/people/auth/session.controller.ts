import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Actor, CurrentActor, Public } from '../../platform/auth/actor.js';
import { ENDS_SESSION, SETS_SESSION } from '../../platform/auth/session-cookie.js';
import { WithoutIdempotencyKey } from '../../platform/http/idempotency/idempotency.decorators.js';
import { ApiRefusalDetails, Refuses } from '../../platform/openapi/refusals.js';
import { logSecurity } from '../../platform/monitoring/logging/security-log.js';
import { AttemptsLimited } from '../../platform/http/rate-limit/rate-limit.decorators.js';
import { AuthCookies, sessionSource } from './auth-cookies.service.js';
import { RegisterDto, SignInDto } from '../users/dto/user.requests.js';
import { SecondFactorWaysResponse } from '../users/dto/second-factor.response.js';
import { ProfileResponse } from '../users/dto/user.response.js';
import { SessionsService } from './sessions.service.js';
import { type SignedIn, SignInService } from './sign-in.service.js';

class SignedOutResponse {
  @ApiProperty({ example: true })
  ok: boolean;
}

@ApiTags('users')
@Controller('users')
export class SessionController {
  constructor(
    private readonly signIns: SignInService,
    private readonly sessions: SessionsService,
    private readonly cookies: AuthCookies,
  ) {}

  @Post('auth')
  @Public()
  @AttemptsLimited()
  @WithoutIdempotencyKey()
  @HttpCode(200)
  @ApiOperation({
    summary: 'Sign in',
    description:
      'Sets the session cookie and ends the browser’s current session. The response to a wrong password and to ' +
      'an unknown address is the same. Staff with a second factor send its `code`, or the `passkey` response to ' +
      'the challenge in the refusal.',
  })
  @ApiOkResponse({ type: ProfileResponse, headers: SETS_SESSION })
  @Refuses('WRONG_CREDENTIALS', 'SECOND_FACTOR_REQUIRED', 'WRONG_SECOND_FACTOR')
  @ApiRefusalDetails(401, SecondFactorWaysResponse)
  async signIn(
    @Body() body: SignInDto,
    @CurrentActor() actor: Actor | null,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const signedIn = await this.signIns.signIn(body, this.cookies.signInSource(request, body.email));
    logSecurity(request, 'signed in', signedIn.profile._id);
    return this.openSession(signedIn, actor, reply);
  }

  @Post()
  @Public()
  @AttemptsLimited()
  @WithoutIdempotencyKey()
  @ApiOperation({
    summary: 'Register',
    description: 'Creates a customer and signs in. Each email address belongs to one user, ignoring case.',
  })
  @ApiCreatedResponse({ type: ProfileResponse, headers: SETS_SESSION })
  @Refuses('EMAIL_TAKEN')
  async register(
    @Body() body: RegisterDto,
    @CurrentActor() actor: Actor | null,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const signedIn = await this.signIns.register(body, sessionSource(request));
    logSecurity(request, 'registered', signedIn.profile._id);
    return this.openSession(signedIn, actor, reply);
  }

  @Post('logout')
  @Public()
  @WithoutIdempotencyKey()
  @HttpCode(200)
  @ApiOperation({
    summary: 'Sign out',
    description: 'Ends the session of this browser. Without a session it does nothing.',
  })
  @ApiOkResponse({ type: SignedOutResponse, headers: ENDS_SESSION })
  async signOut(
    @CurrentActor() actor: Actor | null,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    if (actor !== null) {
      await this.sessions.closeSession(actor);
      logSecurity(request, 'signed out');
    }
    this.cookies.clearSession(reply);
    return { ok: true };
  }

  /** @param before the user who was signed in with this browser; their session ends */
  private async openSession(
    { profile, token }: SignedIn,
    before: Actor | null,
    reply: FastifyReply,
  ): Promise<ProfileResponse> {
    if (before !== null) await this.sessions.closeSession(before);
    this.cookies.setSession(reply, token);
    this.cookies.setDevice(reply, profile.email);
    return profile;
  }
}
