import { Body, Controller, HttpCode, Ip, Param, Post, Get, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { type Actor, CurrentActor, Public } from '../../platform/auth/actor.js';
import { clientNetwork } from '../../platform/http/rate-limit/client-network.js';
import { AcceptByLinkDto } from '../quote-links/dto/quote-link.requests.js';
import { LinkedQuoteResponse } from '../quote-links/dto/quote-link.response.js';
import { QuoteLinkAnswers } from '../quote-links/quote-link-answers.service.js';
import { LINK_TOKEN } from '../../shop/links/dto/link-code.requests.js';
import { AcceptQuoteDto } from '../quotes/dto/quote-answer.requests.js';
import { ApprovalResponse, BuyerLimitResponse } from './dto/approval.response.js';
import { CODES_FROM } from '../../shop/links/links.service.js';
import { OwnListQueryDto } from '../../people/companies/dto/own-list.query.js';
import { ListOfRows } from '../../platform/lists/content-range.js';
import { Refuses } from '../../platform/openapi/refusals.js';
import { MailLimited } from '../../platform/http/rate-limit/mail-limit.interceptor.js';
import { RequestQuoteDto } from '../quotes/dto/quote.requests.js';
import { ApprovalDecisions } from './approval-decisions.service.js';
import { ApprovalsService } from './approvals.service.js';
import { Types } from 'mongoose';
import { ApprovalRequests } from './approval-requests.service.js';
import { BuyerLimits } from './buyer-limits.service.js';
import { ApproveDto, RefuseApprovalDto } from './dto/approval.requests.js';
import { QUOTE_REQUESTS } from '../quotes/quote-requests.service.js';

/** An offer that can no longer be accepted as it was shown. */
const OFFER_REFUSALS = [
  'QUOTE_NOT_FOUND',
  'QUOTE_CHANGED',
  'QUOTE_EXPIRED',
  'QUOTE_NOT_OFFERED',
  'QUOTE_CONFIRMED',
  'QUOTE_REJECTED',
  'QUOTE_FROZEN',
  'WHOLE_QUOTE_ONLY',
] as const;

@ApiTags('approvals')
@Refuses('APPROVAL_NOT_FOUND')
@Controller('approvals')
export class ApprovalsController {
  constructor(
    private readonly approvals: ApprovalsService,
    private readonly decisions: ApprovalDecisions,
    private readonly limits: BuyerLimits,
    private readonly requests: ApprovalRequests,
  ) {}

  @Post()
  @MailLimited(QUOTE_REQUESTS)
  @ApiOperation({
    summary: 'Request approval for a cart above your limit',
    description:
      'Takes the body of `POST /api/quotes`, which is refused with `APPROVAL_NEEDED` above the limit. The shop ' +
      'sees the request only after its approval.',
  })
  @ApiCreatedResponse({ type: ApprovalResponse })
  @Refuses('BELOW_MINIMUM', 'QUANTITY_NOT_SOLD', 'PRODUCT_UNAVAILABLE', 'APPROVAL_NOT_NEEDED')
  ask(@Body() body: RequestQuoteDto, @CurrentActor() actor: Actor) {
    return this.requests.requestApproval(body, actor);
  }

  @Get()
  @ApiOperation({
    summary: 'List your approval requests, newest first',
    description: '`scope=company` returns the requests of the company, for its admins and approvers.',
  })
  @ListOfRows('approvals', ApprovalResponse)
  @Refuses('COMPANY_ROLE_NEEDED')
  list(@Query() query: OwnListQueryDto, @CurrentActor() actor: Actor) {
    return this.approvals.listFor(actor, query);
  }

  @Get('limit')
  @ApiOperation({ summary: 'Get your monthly limit and its remaining amount' })
  @ApiOkResponse({ type: BuyerLimitResponse })
  limit(@CurrentActor() actor: Actor) {
    return this.limits.toLimitResponse(new Types.ObjectId(actor.id));
  }

  @Get(':id')
  @ApiOperation({ summary: 'Get an approval request' })
  @ApiOkResponse({ type: ApprovalResponse })
  get(@Param('id') id: string, @CurrentActor() actor: Actor) {
    return this.approvals.get(id, actor);
  }

  @Post(':id/approve')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Approve a request above the limit',
    description:
      'A request is checked again and becomes a quote request of the buyer; a quote is accepted in the buyer’s ' +
      'name; an order is no longer on hold. Approvers can’t approve their own requests, unless they are the only admin.',
  })
  @ApiOkResponse({ type: ApprovalResponse })
  @Refuses(
    'APPROVAL_NOT_FOUND',
    ...OFFER_REFUSALS,
    'BELOW_MINIMUM',
    'QUANTITY_NOT_SOLD',
    'OWN_APPROVAL',
    'APPROVAL_DECIDED',
    'APPROVAL_BUYER_LEFT',
    'PRODUCT_UNAVAILABLE',
    'ORDER_NOT_FOUND',
  )
  approve(@Param('id') id: string, @Body() { answer = '' }: ApproveDto, @CurrentActor() actor: Actor) {
    return this.decisions.approve(id, answer, actor);
  }

  @Post(':id/refuse')
  @HttpCode(200)
  @ApiOperation({ summary: 'Reject a request above the limit', description: 'The buyer is notified of the reason.' })
  @ApiOkResponse({ type: ApprovalResponse })
  @Refuses('OWN_APPROVAL', 'APPROVAL_DECIDED')
  refuse(@Param('id') id: string, @Body() { answer }: RefuseApprovalDto, @CurrentActor() actor: Actor) {
    return this.decisions.refuse(id, answer, actor);
  }

  @Post(':id/withdraw')
  @HttpCode(200)
  @ApiOperation({ summary: 'Withdraw your own approval request' })
  @ApiOkResponse({ type: ApprovalResponse })
  @Refuses('APPROVAL_DECIDED')
  withdraw(@Param('id') id: string, @CurrentActor() actor: Actor) {
    return this.decisions.withdraw(id, actor);
  }
}

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
