import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentActor, OwnerOrStaff, StaffOnly } from '../../platform/auth/access.decorators.js';
import type { Actor } from '../../platform/auth/actor.js';
import { ApiRefusalDetails, Refuses } from '../../platform/openapi/refusals.js';
import { ApiStateAction } from '../../platform/openapi/states.js';
import { QUOTE_MACHINE } from './domain/quote.rules.js';
import { AcceptQuoteDto, DeclineQuoteDto, RenewQuoteDto } from './dto/quote-answer.requests.js';
import { QuoteStandingResponse } from './dto/quote-revision.response.js';
import { QuoteResponse } from './dto/quote.response.js';
import { QuoteAnswering } from './quote-answering.service.js';
import { QuoteRevisions } from './quote-revisions.service.js';

@ApiTags('quotes')
@Refuses('QUOTE_NOT_FOUND')
@Controller('quotes/:id')
export class QuoteAnswersController {
  constructor(
    private readonly answering: QuoteAnswering,
    private readonly revisions: QuoteRevisions,
  ) {}

  @Post('accept')
  @OwnerOrStaff('quotes.read')
  @HttpCode(200)
  @ApiStateAction(QUOTE_MACHINE, ['accept'], {
    summary: 'Accept an offer, by its buyer',
    description:
      'It becomes Confirmed. Where the quote allows it, some lines can be accepted: these make the next revision. Refused unless the buyer was shown the present revision; `details` tell how the quote stands then.',
  })
  @ApiOkResponse({ type: QuoteResponse })
  @Refuses('BUYER_ONLY', 'QUOTE_CHANGED', 'WHOLE_QUOTE_ONLY', 'APPROVAL_NEEDED')
  @ApiRefusalDetails(409, QuoteStandingResponse)
  accept(@Param('id') id: string, @Body() body: AcceptQuoteDto, @CurrentActor() actor: Actor): Promise<QuoteResponse> {
    return this.answering.acceptQuote(id, body, actor);
  }

  @Post('decline')
  @OwnerOrStaff('quotes.read')
  @HttpCode(200)
  @ApiStateAction(QUOTE_MACHINE, ['decline'], {
    summary: 'Decline an offer, by its buyer',
    description: 'It becomes Rejected. Refused as an acceptance is.',
  })
  @ApiOkResponse({ type: QuoteResponse })
  @Refuses('BUYER_ONLY', 'QUOTE_CHANGED')
  @ApiRefusalDetails(409, QuoteStandingResponse)
  decline(
    @Param('id') id: string,
    @Body() body: DeclineQuoteDto,
    @CurrentActor() actor: Actor,
  ): Promise<QuoteResponse> {
    return this.answering.declineQuote(id, body, actor);
  }

  @Post('renew')
  @HttpCode(200)
  @StaffOnly('quotes.write')
  @ApiStateAction(QUOTE_MACHINE, ['renew'], {
    summary: 'Give an offer a new last day',
    description:
      'It is sent again as the next revision, also where its day is over. The day that it has changes nothing.',
  })
  @ApiOkResponse({ type: QuoteResponse })
  renew(@Param('id') id: string, @Body() body: RenewQuoteDto, @CurrentActor() actor: Actor): Promise<QuoteResponse> {
    return this.revisions.renewQuote(id, body, actor);
  }
}
