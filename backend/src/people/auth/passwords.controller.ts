import { Body, Controller, HttpCode, Post, Put, Req, Res } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Actor, CurrentActor, Public } from '../../platform/auth/actor.js';
import { SETS_SESSION } from '../../platform/auth/session-cookie.js';
import { logSecurity } from '../../platform/monitoring/logging/security-log.js';
import { Refuses } from '../../platform/openapi/refusals.js';
import { WithoutIdempotencyKey } from '../../platform/http/idempotency/idempotency.decorators.js';
import { AttemptsLimited } from '../../platform/http/rate-limit/rate-limit.decorators.js';
import { AuthCookies, sessionSource } from './auth-cookies.service.js';
import { ChangePasswordDto, ConfirmResetDto, RequestResetDto } from '../users/dto/password.requests.js';
import { PasswordMessageResponse } from '../users/dto/user.response.js';
import { PasswordsService } from './passwords.service.js';

const RESET_MESSAGE = 'If there is an account with this email address, we have sent a link to set a new password.';

@ApiTags('users')
@Controller('users')
export class PasswordsController {
  constructor(
    private readonly passwords: PasswordsService,
    private readonly cookies: AuthCookies,
  ) {}

  @Put('password')
  @AttemptsLimited()
  @ApiOperation({
    summary: 'Change your password',
    description: 'Ends all other sessions of the user. This browser gets a new session.',
  })
  @ApiOkResponse({ type: PasswordMessageResponse, headers: SETS_SESSION })
  async change(
    @Body() body: ChangePasswordDto,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    this.cookies.setSession(reply, await this.passwords.changePassword(body, actor, sessionSource(request)));
    logSecurity(request, 'password changed');
    return { message: 'Your password was changed.' };
  }

  @Post('password-reset')
  @Public()
  @AttemptsLimited()
  @WithoutIdempotencyKey()
  @HttpCode(202)
  @ApiOperation({
    summary: 'Request a password reset link',
    description: 'The response is the same with and without an account. The link works once, for 30 minutes.',
  })
  @ApiAcceptedResponse({ type: PasswordMessageResponse })
  async requestReset(@Body() { email }: RequestResetDto, @Req() request: FastifyRequest) {
    await this.passwords.requestReset(email);
    logSecurity(request, 'reset requested');
    return { message: RESET_MESSAGE };
  }

  @Post('password-reset/confirm')
  @Public()
  @AttemptsLimited()
  @HttpCode(200)
  @ApiOperation({ summary: 'Set a new password with a mailed link', description: 'Ends all sessions of the user.' })
  @ApiOkResponse({ type: PasswordMessageResponse, headers: SETS_SESSION })
  @Refuses('INVALID_RESET_LINK')
  async confirmReset(
    @Body() body: ConfirmResetDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    this.cookies.setDevice(reply, await this.passwords.confirmReset(body));
    logSecurity(request, 'password reset');
    return { message: 'Your password was changed.' };
  }
}
