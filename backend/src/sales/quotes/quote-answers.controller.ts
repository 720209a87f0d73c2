import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type Actor, CurrentActor, OwnerOrStaff, StaffOnly } from '../../platform/auth/actor.js';
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
    summary: 'Accept a quote',
    description:
      'The quote becomes Confirmed. If the quote allows partial acceptance, the accepted lines become the next ' +
      'revision. Refused if the buyer was not shown the current revision; `details` contains the changes.',
  })
  @ApiOkResponse({ type: QuoteResponse })
  @Refuses('BUYER_ONLY', 'QUOTE_CHANGED', 'WHOLE_QUOTE_ONLY', 'APPROVAL_NEEDED')
  @ApiRefusalDetails(409, QuoteStandingResponse)
  accept(@Param('id') id: string, @Body() body: AcceptQuoteDto, @CurrentActor() actor: Actor) {
    return this.answering.acceptQuote(id, body, actor);
  }

  @Post('decline')
  @OwnerOrStaff('quotes.read')
  @HttpCode(200)
  @ApiStateAction(QUOTE_MACHINE, ['decline'], {
    summary: 'Decline a quote',
    description: 'The quote becomes Rejected. Refused if the buyer was not shown the current revision.',
  })
  @ApiOkResponse({ type: QuoteResponse })
  @Refuses('BUYER_ONLY', 'QUOTE_CHANGED')
  @ApiRefusalDetails(409, QuoteStandingResponse)
  decline(@Param('id') id: string, @Body() body: DeclineQuoteDto, @CurrentActor() actor: Actor) {
    return this.answering.declineQuote(id, body, actor);
  }

  @Post('renew')
  @HttpCode(200)
  @StaffOnly('quotes.write')
  @ApiStateAction(QUOTE_MACHINE, ['renew'], {
    summary: 'Renew a quote',
    description:
      'Sends the quote again as the next revision, even after its last day. Sending the current last day changes ' +
      'nothing.',
  })
  @ApiOkResponse({ type: QuoteResponse })
  renew(@Param('id') id: string, @Body() body: RenewQuoteDto, @CurrentActor() actor: Actor) {
    return this.revisions.renewQuote(id, body, actor);
  }
}
