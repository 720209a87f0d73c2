import { Body, Controller, Delete, HttpCode, Post, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { type Actor, CurrentActor, Public } from '../../platform/auth/actor.js';
import { AttemptsLimited } from '../../platform/http/rate-limit/rate-limit.decorators.js';
import { logSecurity } from '../../platform/monitoring/logging/security-log.js';
import { Refuses } from '../../platform/openapi/refusals.js';
import { EmailProvedResponse, PresentEmailResponse, ProofSentResponse } from './dto/email-proof.response.js';
import { ProveEmailDto } from './dto/password.requests.js';
import { EmailProofs } from './email-proofs.service.js';

@ApiTags('users')
@Controller('users/account/email')
export class EmailProofsController {
  constructor(private readonly proofs: EmailProofs) {}

  @Post('prove')
  @Public()
  @AttemptsLimited()
  @HttpCode(200)
  @ApiOperation({
    summary: 'Confirm an email address with a mailed link',
    description:
      'A new address then replaces the current one. The link is valid for 72 hours; using it again changes nothing.',
  })
  @ApiOkResponse({ type: EmailProvedResponse })
  @Refuses('INVALID_EMAIL_LINK', 'EMAIL_TAKEN')
  async prove(@Body() { token }: ProveEmailDto, @Req() request: FastifyRequest) {
    const proved = await this.proofs.prove(token);
    logSecurity(request, 'email proved');
    return proved;
  }

  @Post('send-again')
  @AttemptsLimited()
  @HttpCode(200)
  @ApiOperation({ summary: 'Resend the confirmation link to your email address' })
  @ApiOkResponse({ type: ProofSentResponse })
  @Refuses('EMAIL_PROVED')
  sendAgain(@CurrentActor() actor: Actor) {
    return this.proofs.sendAgain(actor);
  }

  @Delete('pending')
  @ApiOperation({
    summary: 'Withdraw an unconfirmed new email address',
    description: 'The current address does not change. Without a new address nothing changes.',
  })
  @ApiOkResponse({ type: PresentEmailResponse })
  withdrawPending(@CurrentActor() actor: Actor) {
    return this.proofs.withdrawPending(actor);
  }
}
