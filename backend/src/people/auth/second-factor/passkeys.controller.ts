import { Body, Controller, Delete, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { type Actor, CurrentActor, StaffOnly } from '../../../platform/auth/actor.js';
import { WithoutIdempotencyKey } from '../../../platform/http/idempotency/idempotency.decorators.js';
import { logSecurity } from '../../../platform/monitoring/logging/security-log.js';
import { Refuses } from '../../../platform/openapi/refusals.js';
import { DeletedResponse } from '../../../platform/openapi/response-fields.js';
import { AttemptsLimited } from '../../../platform/http/rate-limit/rate-limit.decorators.js';
import { AddPasskeyDto } from '../../users/dto/passkey.requests.js';
import { PasskeySetupResponse, RecoveryCodesResponse } from '../../users/dto/second-factor.response.js';
import { Passkeys } from './passkeys.service.js';

@ApiTags('users')
@Controller('users/second-factor/passkeys')
@StaffOnly('account.secure')
export class PasskeysController {
  constructor(private readonly passkeys: Passkeys) {}

  @Post('options')
  @WithoutIdempotencyKey()
  @HttpCode(200)
  @ApiOperation({
    summary: 'Start adding a passkey',
    description: 'The challenge is valid once, for five minutes. Another call replaces it.',
  })
  @ApiOkResponse({ type: PasskeySetupResponse })
  @Refuses('REAUTHENTICATION_REQUIRED', 'TOO_MANY_PASSKEYS')
  begin(@CurrentActor() actor: Actor) {
    return this.passkeys.begin(actor);
  }

  @Post()
  @AttemptsLimited()
  @WithoutIdempotencyKey()
  @ApiOperation({
    summary: 'Add a passkey',
    description:
      'After that, signing in also requires a second factor. Adding the first one also returns recovery codes.',
  })
  @ApiCreatedResponse({ type: RecoveryCodesResponse })
  @Refuses('REAUTHENTICATION_REQUIRED', 'TOO_MANY_PASSKEYS')
  async add(@Body() body: AddPasskeyDto, @CurrentActor() actor: Actor, @Req() request: FastifyRequest) {
    const codes = await this.passkeys.add(body, actor);
    logSecurity(request, 'second factor changed');
    return codes;
  }

  @Delete(':id')
  @ApiOperation({
    summary: 'Remove a passkey',
    description: 'Removing the last second factor also removes the recovery codes.',
  })
  @ApiOkResponse({ type: DeletedResponse })
  @Refuses('REAUTHENTICATION_REQUIRED', 'PASSKEY_NOT_FOUND', 'SECOND_FACTOR_NEEDED')
  async remove(@Param('id') id: string, @CurrentActor() actor: Actor, @Req() request: FastifyRequest) {
    const done = await this.passkeys.remove(id, actor);
    logSecurity(request, 'second factor changed');
    return done;
  }
}
