import { Body, Controller, Delete, HttpCode, Post, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { CurrentActor, Public } from '../../platform/auth/access.decorators.js';
import type { Actor } from '../../platform/auth/actor.js';
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
    summary: 'Prove an email address by a mailed link',
    description:
      'A new address replaces the old one now. The link is good for 72 hours; used again it changes nothing.',
  })
  @ApiOkResponse({ type: EmailProvedResponse })
  @Refuses('INVALID_EMAIL_LINK', 'EMAIL_TAKEN')
  async prove(@Body() { token }: ProveEmailDto, @Req() request: FastifyRequest): Promise<EmailProvedResponse> {
    const proved = await this.proofs.prove(token);
    logSecurity(request, 'email proved');
    return proved;
  }

  @Post('send-again')
  @AttemptsLimited()
  @HttpCode(200)
  @ApiOperation({ summary: 'Mail the link that proves one’s email address again' })
  @ApiOkResponse({ type: ProofSentResponse })
  @Refuses('EMAIL_PROVED')
  sendAgain(@CurrentActor() actor: Actor): Promise<ProofSentResponse> {
    return this.proofs.sendAgain(actor);
  }

  @Delete('pending')
  @ApiOperation({
    summary: 'Withdraw the new email address that waits for its proof',
    description: 'The present one stays. Without a new one nothing changes.',
  })
  @ApiOkResponse({ type: PresentEmailResponse })
  withdrawPending(@CurrentActor() actor: Actor): Promise<PresentEmailResponse> {
    return this.proofs.withdrawPending(actor);
  }
}
