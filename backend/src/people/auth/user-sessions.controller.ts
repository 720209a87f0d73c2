import { Body, Controller, Delete, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { type Actor, CurrentActor } from '../../platform/auth/actor.js';
import { WithoutIdempotencyKey } from '../../platform/http/idempotency/idempotency.decorators.js';
import { logSecurity } from '../../platform/monitoring/logging/security-log.js';
import { Refuses } from '../../platform/openapi/refusals.js';
import { DeletedResponse } from '../../platform/openapi/response-fields.js';
import { AttemptsLimited } from '../../platform/http/rate-limit/rate-limit.decorators.js';
import { SecondFactorWaysResponse } from '../users/dto/second-factor.response.js';
import { ReauthDto } from '../users/dto/second-factor.requests.js';
import { ConfirmedResponse, EndedSessionsResponse, SessionResponse } from './dto/session.response.js';
import { SessionsService } from './sessions.service.js';
import { PasswordsService } from './passwords.service.js';

@ApiTags('users')
@Controller('users')
export class UserSessionsController {
  constructor(
    private readonly sessions: SessionsService,
    private readonly passwords: PasswordsService,
  ) {}

  @Get('sessions')
  @ApiOperation({ summary: 'List your signed-in devices, newest first' })
  @ApiOkResponse({ type: [SessionResponse] })
  list(@CurrentActor() actor: Actor) {
    return this.sessions.listSessions(actor);
  }

  @Delete('sessions')
  @ApiOperation({ summary: 'Sign out all your other devices' })
  @ApiOkResponse({ type: EndedSessionsResponse })
  async endOthers(@CurrentActor() actor: Actor, @Req() request: FastifyRequest) {
    const ended = await this.sessions.endOtherSessions(actor);
    logSecurity(request, 'sessions ended');
    return ended;
  }

  @Delete('sessions/:id')
  @ApiOperation({ summary: 'Sign out one of your devices', description: 'Ending the current session signs out.' })
  @ApiOkResponse({ type: DeletedResponse })
  @Refuses('SESSION_NOT_FOUND')
  async end(@Param('id') id: string, @CurrentActor() actor: Actor, @Req() request: FastifyRequest) {
    const ended = await this.sessions.endSession(id, actor);
    logSecurity(request, 'sessions ended');
    return ended;
  }

  @Post('reauth/options')
  @AttemptsLimited()
  @WithoutIdempotencyKey()
  @HttpCode(200)
  @ApiOperation({
    summary: 'Get the available ways to confirm your identity',
    description:
      'Returns the second factors, with a challenge for a passkey. Without a second factor, the password is used.',
  })
  @ApiOkResponse({ type: SecondFactorWaysResponse })
  options(@CurrentActor() actor: Actor) {
    return this.passwords.waysToConfirm(actor);
  }

  @Post('reauth')
  @AttemptsLimited()
  @WithoutIdempotencyKey()
  @HttpCode(200)
  @ApiOperation({
    summary: 'Confirm your identity with two-step verification, or with your password if it is off',
    description:
      'Required if the last confirmation was more than 30 minutes ago, for: voiding, refunds, reducing or ' +
      'redating payments, credit notes, settings, staff, and closing a VAT period.',
  })
  @ApiOkResponse({ type: ConfirmedResponse })
  async confirm(@Body() body: ReauthDto, @CurrentActor() actor: Actor, @Req() request: FastifyRequest) {
    const confirmed = await this.passwords.confirmIdentity(body, actor);
    logSecurity(request, 'confirmed');
    return confirmed;
  }
}
