import { Body, Controller, HttpCode, Ip, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { CurrentActor, Public } from '../../platform/auth/access.decorators.js';
import type { Actor } from '../../platform/auth/actor.js';
import { MailLimited } from '../../platform/http/rate-limit/mail-limit.interceptor.js';
import { clientNetwork } from '../../platform/http/rate-limit/client-network.js';
import { Refuses } from '../../platform/openapi/refusals.js';
import { AcceptByLinkDto } from '../quote-links/dto/quote-link.requests.js';
import { LinkedQuoteResponse } from '../quote-links/dto/quote-link.response.js';
import { QuoteLinkAnswers } from '../quote-links/quote-link-answers.service.js';
import { LINK_TOKEN } from '../../shop/links/dto/link-code.requests.js';
import { AcceptQuoteDto } from '../quotes/dto/quote-answer.requests.js';
import { ApprovalRequests } from './approval-requests.service.js';
import { OFFER_REFUSALS } from './approvals.controller.js';
import { ApprovalResponse } from './dto/approval.response.js';
import { QUOTE_REQUESTS } from '../quotes/quote-limits.js';
import { CODES_FROM } from '../../shop/links/links.service.js';

/** Acceptances of offers above the limit of their buyer. */
@ApiTags('approvals')
@Controller()
export class AcceptancesController {
  constructor(
    private readonly requests: ApprovalRequests,
    private readonly answers: QuoteLinkAnswers,
  ) {}

  @Post('quotes/:id/approval')
  @MailLimited(QUOTE_REQUESTS)
  @ApiOperation({
    summary: 'Request approval for a quote above your limit',
    description:
      'Takes the body of `POST /api/quotes/{id}/accept`, which is refused with `APPROVAL_NEEDED` above the ' +
      'limit. When an approver approves it, this revision is accepted in the buyer’s name.',
  })
  @ApiCreatedResponse({ type: ApprovalResponse })
  @Refuses(...OFFER_REFUSALS, 'BUYER_ONLY', 'APPROVAL_NOT_NEEDED')
  ask(@Param('id') id: string, @Body() body: AcceptQuoteDto, @CurrentActor() actor: Actor) {
    return this.requests.requestAcceptance(id, body, actor);
  }

  @Public()
  @Post('quote-links/:token/approval')
  @HttpCode(200)
  @MailLimited(CODES_FROM)
  @ApiOperation({
    summary: 'Request approval for a quote opened by link',
    description: 'Takes the body of `POST /api/quotes/{id}/approval` and the emailed code. 10 attempts an hour.',
  })
  @ApiParam(LINK_TOKEN)
  @ApiOkResponse({ type: LinkedQuoteResponse })
  @Refuses(...OFFER_REFUSALS, 'QUOTE_LINK_NOT_FOUND', 'APPROVAL_NOT_NEEDED')
  askByLink(@Param('token') token: string, @Body() { code, ...body }: AcceptByLinkDto, @Ip() ip: string) {
    const proof = { code, revision: body.revision };
    return this.answers.answerByLink(token, proof, clientNetwork(ip), async (quote, person, session) => {
      const requested = await this.requests.requestAcceptanceWithin(quote._id.toHexString(), body, person, session);
      return requested.quote;
    });
  }
}
