import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { OwnListQueryDto } from '../../people/companies/dto/own-list.query.js';
import { CurrentActor } from '../../platform/auth/access.decorators.js';
import type { Actor } from '../../platform/auth/actor.js';
import { ListOfRows } from '../../platform/lists/content-range.js';
import type { ListPage } from '../../platform/lists/list-spec.js';
import { Refuses } from '../../platform/openapi/refusals.js';
import { MailLimited } from '../../platform/http/rate-limit/mail-limit.interceptor.js';
import { RequestQuoteDto } from '../quotes/dto/quote.requests.js';
import { ApprovalDecisions } from './approval-decisions.service.js';
import { ApprovalsService } from './approvals.service.js';
import { Types } from 'mongoose';
import { ApprovalRequests } from './approval-requests.service.js';
import { BuyerLimits } from './buyer-limits.service.js';
import { ApproveDto, RefuseApprovalDto } from './dto/approval.requests.js';
import { ApprovalResponse, BuyerLimitResponse } from './dto/approval.response.js';
import { QUOTE_REQUESTS } from '../quotes/quote-limits.js';

/** An offer that is not to be accepted any more as it was shown. */
export const OFFER_REFUSALS = [
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
    summary: 'Ask the company for a request above one’s limit',
    description:
      'As `POST /api/quotes`, which refuses it with `APPROVAL_NEEDED`. The shop sees it once it is approved.',
  })
  @ApiCreatedResponse({ type: ApprovalResponse })
  @Refuses('BELOW_MINIMUM', 'QUANTITY_NOT_SOLD', 'PRODUCT_UNAVAILABLE', 'APPROVAL_NOT_NEEDED')
  ask(@Body() body: RequestQuoteDto, @CurrentActor() actor: Actor): Promise<ApprovalResponse> {
    return this.requests.requestApproval(body, actor);
  }

  @Get()
  @ApiOperation({
    summary: 'One’s own requests above the limit, newest first',
    description: '`scope=company`: those of the company, for its admins and approvers.',
  })
  @ListOfRows('approvals', ApprovalResponse)
  @Refuses('COMPANY_ROLE_NEEDED')
  list(@Query() query: OwnListQueryDto, @CurrentActor() actor: Actor): Promise<ListPage<ApprovalResponse>> {
    return this.approvals.listFor(actor, query);
  }

  @Get('limit')
  @ApiOperation({ summary: 'One’s own monthly limit, and what is left of it' })
  @ApiOkResponse({ type: BuyerLimitResponse })
  limit(@CurrentActor() actor: Actor): Promise<BuyerLimitResponse> {
    return this.limits.toLimitResponse(new Types.ObjectId(actor.id));
  }

  @Get(':id')
  @ApiOperation({ summary: 'One request above the limit, for its buyer and for those who decide' })
  @ApiOkResponse({ type: ApprovalResponse })
  get(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<ApprovalResponse> {
    return this.approvals.get(id, actor);
  }

  @Post(':id/approve')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Approve what is above the limit',
    description:
      'A request becomes a quote request of its buyer, checked again; an offer is accepted in the name of its buyer; an order is held no more. Nobody approves their own, but an admin alone.',
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
  approve(
    @Param('id') id: string,
    @Body() { answer = '' }: ApproveDto,
    @CurrentActor() actor: Actor,
  ): Promise<ApprovalResponse> {
    return this.decisions.approve(id, answer, actor);
  }

  @Post(':id/refuse')
  @HttpCode(200)
  @ApiOperation({ summary: 'Refuse a request above the limit', description: 'Its buyer is told why.' })
  @ApiOkResponse({ type: ApprovalResponse })
  @Refuses('OWN_APPROVAL', 'APPROVAL_DECIDED')
  refuse(
    @Param('id') id: string,
    @Body() { answer }: RefuseApprovalDto,
    @CurrentActor() actor: Actor,
  ): Promise<ApprovalResponse> {
    return this.decisions.refuse(id, answer, actor);
  }

  @Post(':id/withdraw')
  @HttpCode(200)
  @ApiOperation({ summary: 'Take one’s own request back before it is decided' })
  @ApiOkResponse({ type: ApprovalResponse })
  @Refuses('APPROVAL_DECIDED')
  withdraw(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<ApprovalResponse> {
    return this.decisions.withdraw(id, actor);
  }
}
