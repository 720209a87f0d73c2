import { Body, Controller, Delete, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { type Actor, CurrentActor, StaffOnly } from '../../../platform/auth/actor.js';
import { WithoutIdempotencyKey } from '../../../platform/http/idempotency/idempotency.decorators.js';
import { logSecurity } from '../../../platform/monitoring/logging/security-log.js';
import { Refuses } from '../../../platform/openapi/refusals.js';
import { DeletedResponse } from '../../../platform/openapi/response-fields.js';
import { AttemptsLimited } from '../../../platform/http/rate-limit/rate-limit.decorators.js';
import { ConfirmTotpDto } from '../../users/dto/second-factor.requests.js';
import {
  RecoveryCodesResponse,
  SecondFactorResponse,
  TotpSetupResponse,
} from '../../users/dto/second-factor.response.js';
import { SecondFactorService } from './second-factor.service.js';

const FRESH = Refuses('REAUTHENTICATION_REQUIRED');

@ApiTags('users')
@Controller('users/second-factor')
@StaffOnly('account.secure')
export class SecondFactorController {
  constructor(private readonly secondFactor: SecondFactorService) {}

  @Get()
  @ApiOperation({ summary: 'Get your two-step verification' })
  @ApiOkResponse({ type: SecondFactorResponse })
  get(@CurrentActor() actor: Actor) {
    return this.secondFactor.toSecondFactorResponse(actor);
  }

  @Post('app')
  @WithoutIdempotencyKey()
  @HttpCode(200)
  @FRESH
  @ApiOperation({
    summary: 'Start setting up an authenticator app',
    description: 'The secret takes effect once a code from it is confirmed. Another call replaces it.',
  })
  @ApiOkResponse({ type: TotpSetupResponse })
  begin(@CurrentActor() actor: Actor) {
    return this.secondFactor.beginTotp(actor);
  }

  @Post('app/confirm')
  @AttemptsLimited()
  @WithoutIdempotencyKey()
  @HttpCode(200)
  @FRESH
  @ApiOperation({
    summary: 'Confirm an authenticator app with its first code',
    description:
      'After that, signing in also requires a second factor. Adding the first one also returns recovery codes.',
  })
  @ApiOkResponse({ type: RecoveryCodesResponse })
  async confirm(@Body() { code }: ConfirmTotpDto, @CurrentActor() actor: Actor, @Req() request: FastifyRequest) {
    const codes = await this.secondFactor.confirmTotp(code, actor);
    logSecurity(request, 'second factor changed');
    return codes;
  }

  @Post('recovery-codes')
  @WithoutIdempotencyKey()
  @HttpCode(200)
  @FRESH
  @ApiOperation({ summary: 'Create new recovery codes' })
  @ApiOkResponse({ type: RecoveryCodesResponse })
  async renew(@CurrentActor() actor: Actor, @Req() request: FastifyRequest) {
    const codes = await this.secondFactor.renewRecoveryCodes(actor);
    logSecurity(request, 'second factor changed');
    return codes;
  }

  @Delete()
  @WithoutIdempotencyKey()
  @FRESH
  @ApiOperation({ summary: 'Turn off two-step verification' })
  @ApiOkResponse({ type: DeletedResponse })
  async turnOff(@CurrentActor() actor: Actor, @Req() request: FastifyRequest) {
    const done = await this.secondFactor.turnOff(actor);
    logSecurity(request, 'second factor changed');
    return done;
  }
}

@ApiTags('users')
@Refuses('USER_NOT_FOUND')
@Controller('users')
export class SecondFactorResetController {
  constructor(private readonly secondFactor: SecondFactorService) {}

  @Delete(':id/second-factor')
  @StaffOnly('staff.write')
  @ApiOperation({
    summary: 'Reset two-step verification of a staff member',
    description: 'Ends all sessions of the staff member and notifies them by email.',
  })
  @ApiOkResponse({ type: DeletedResponse })
  async reset(@Param('id') id: string, @CurrentActor() actor: Actor, @Req() request: FastifyRequest) {
    const done = await this.secondFactor.reset(id, actor);
    logSecurity(request, 'second factor reset', id);
    return done;
  }
}
