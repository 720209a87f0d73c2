import { Body, Controller, HttpCode, Inject, Post, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentActor, Public } from '../common/auth/access.decorators.js';
import type { Actor } from '../common/auth/actor.js';
import { clearSessionCookie, setSessionCookie } from '../common/auth/session-cookie.js';
import { Refuses } from '../common/http/answers.js';
import { AttemptsLimited } from '../common/rate-limit/rate-limit.decorators.js';
import type { Environment } from '../config/environment.js';
import { ENVIRONMENT } from '../config/tokens.js';
import { AccountsService, type SignedIn } from './accounts.service.js';
import { RegisterDto, SignInDto } from './dto/user.requests.js';
import { ProfileResponse } from './dto/user.response.js';
import { SessionsService } from './sessions.service.js';

class SignedOutResponse {
  @ApiProperty({ example: true })
  ok: boolean;
}

@ApiTags('users')
@Controller('users')
export class SessionController {
  constructor(
    private readonly accounts: AccountsService,
    private readonly sessions: SessionsService,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  @Post('auth')
  @Public()
  @AttemptsLimited()
  @HttpCode(200)
  @ApiOperation({ summary: 'Sign in', description: 'Sets the session cookie.' })
  @ApiOkResponse({ type: ProfileResponse })
  @Refuses(400, 401, 403, 429)
  async signIn(@Body() body: SignInDto, @Res({ passthrough: true }) reply: FastifyReply): Promise<ProfileResponse> {
    return this.enter(await this.accounts.signIn(body), reply);
  }

  @Post()
  @Public()
  @AttemptsLimited()
  @ApiOperation({ summary: 'Register', description: 'Creates a customer and signs in.' })
  @ApiCreatedResponse({ type: ProfileResponse })
  @Refuses(400, 403, 409, 429)
  async register(@Body() body: RegisterDto, @Res({ passthrough: true }) reply: FastifyReply): Promise<ProfileResponse> {
    return this.enter(await this.accounts.register(body), reply);
  }

  @Post('logout')
  @Public()
  @HttpCode(200)
  @ApiOperation({ summary: 'Sign out', description: 'Ends the session of this browser; without one it does nothing.' })
  @ApiOkResponse({ type: SignedOutResponse })
  @Refuses(403, 429)
  async signOut(
    @CurrentActor() actor: Actor | null,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedOutResponse> {
    if (actor !== null) await this.sessions.close(actor);
    clearSessionCookie(reply, this.environment.production);
    return { ok: true };
  }

  private enter({ profile, token }: SignedIn, reply: FastifyReply): ProfileResponse {
    setSessionCookie(reply, token, this.environment.production);
    return profile;
  }
}
