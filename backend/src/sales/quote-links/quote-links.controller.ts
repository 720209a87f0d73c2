import { Body, Controller, Delete, Get, Header, HttpCode, Ip, Param, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { type Actor, CurrentActor, OwnerOrStaff, Public } from '../../platform/auth/actor.js';
import { AnswersPdf, PdfQueryDto } from '../../platform/http/pdf-answer.js';
import { WithoutIdempotencyKey } from '../../platform/http/idempotency/idempotency.decorators.js';
import { ApiRefusalDetails, Refuses } from '../../platform/openapi/refusals.js';
import { ApiStateAction } from '../../platform/openapi/states.js';
import { clientNetwork } from '../../platform/http/rate-limit/client-network.js';
import { MailLimited } from '../../platform/http/rate-limit/mail-limit.interceptor.js';
import { CodeSentResponse, RevokedLinksResponse } from '../../shop/links/dto/document-link.response.js';
import { LINK_TOKEN } from '../../shop/links/dto/link-code.requests.js';
import { CODES_FROM } from '../../shop/links/links.service.js';
import { QUOTE_MACHINE } from '../quotes/domain/quote.rules.js';
import { QuoteStandingResponse } from '../quotes/dto/quote-revision.response.js';
import { AcceptByLinkDto, DeclineByLinkDto } from './dto/quote-link.requests.js';
import { LinkedQuoteResponse, QuoteLinkResponse } from './dto/quote-link.response.js';
import { QuoteLinkAnswers } from './quote-link-answers.service.js';
import { QuoteLinks } from './quote-links.service.js';

/** Links to a quote, for its owner and for staff. */
@ApiTags('quotes')
@Refuses('QUOTE_NOT_FOUND')
@Controller('quotes/:id/link')
export class QuoteLinksController {
  constructor(private readonly links: QuoteLinks) {}

  @Post()
  @OwnerOrStaff('quotes.write')
  @WithoutIdempotencyKey()
  @ApiStateAction(QUOTE_MACHINE, ['pdf'], {
    summary: 'Create a public link to a quote',
    description:
      'For the owner and staff. The link is returned only once and gives no access to the rest of the account. ' +
      'Responding through it needs a code emailed to the buyer. Repeating the request creates another link, ' +
      'because stored responses must not contain the token.',
  })
  @ApiCreatedResponse({ type: QuoteLinkResponse })
  make(@Param('id') id: string, @CurrentActor() actor: Actor) {
    return this.links.makeQuoteLink(id, actor);
  }

  @Delete()
  @OwnerOrStaff('quotes.write')
  @ApiOperation({ summary: 'Revoke all links to a quote' })
  @ApiOkResponse({ type: RevokedLinksResponse })
  revoke(@Param('id') id: string, @CurrentActor() actor: Actor) {
    return this.links.revoke(id, actor);
  }
}

/** The calls for holders of a link. */
@ApiTags('quote-links')
@ApiParam(LINK_TOKEN)
@Refuses('QUOTE_LINK_NOT_FOUND')
@Public()
@Controller('quote-links/:token')
export class LinkedQuoteController {
  constructor(
    private readonly links: QuoteLinks,
    private readonly answers: QuoteLinkAnswers,
  ) {}

  @Get()
  @Header('cache-control', 'private, no-store')
  @ApiOperation({ summary: 'Get a quote by its link' })
  @ApiOkResponse({ type: LinkedQuoteResponse })
  show(@Param('token') token: string) {
    return this.links.show(token);
  }

  @Get('pdf')
  @ApiStateAction(QUOTE_MACHINE, ['pdf'], { summary: 'Download a quotation by its link as PDF' })
  @AnswersPdf()
  pdf(@Param('token') token: string, @Query() { language }: PdfQueryDto) {
    return this.links.pdf(token, language);
  }

  @Post('code')
  @HttpCode(200)
  @MailLimited(CODES_FROM)
  @ApiStateAction(QUOTE_MACHINE, ['accept'], {
    summary: 'Email a code for responding to a quote',
    description: 'A six-digit code for the current revision, valid for 15 minutes. It replaces an earlier code.',
  })
  @ApiOkResponse({ type: CodeSentResponse })
  @Refuses('NO_EMAIL_FOR_CODE')
  code(@Param('token') token: string) {
    return this.answers.sendCode(token);
  }

  @Post('accept')
  @HttpCode(200)
  @ApiStateAction(QUOTE_MACHINE, ['accept'], {
    summary: 'Accept a quote opened by link',
    description: 'Takes the body of `POST /api/quotes/{id}/accept` and the emailed code. 10 attempts an hour.',
  })
  @ApiOkResponse({ type: LinkedQuoteResponse })
  @Refuses('QUOTE_CHANGED', 'WHOLE_QUOTE_ONLY', 'APPROVAL_NEEDED')
  @ApiRefusalDetails(409, QuoteStandingResponse)
  accept(@Param('token') token: string, @Body() body: AcceptByLinkDto, @Ip() ip: string) {
    return this.answers.accept(token, body, clientNetwork(ip));
  }

  @Post('decline')
  @HttpCode(200)
  @ApiStateAction(QUOTE_MACHINE, ['decline'], {
    summary: 'Decline a quote opened by link',
    description: 'Takes the body of `POST /api/quotes/{id}/decline` and the emailed code. 10 attempts an hour.',
  })
  @ApiOkResponse({ type: LinkedQuoteResponse })
  @Refuses('QUOTE_CHANGED')
  @ApiRefusalDetails(409, QuoteStandingResponse)
  decline(@Param('token') token: string, @Body() body: DeclineByLinkDto, @Ip() ip: string) {
    return this.answers.decline(token, body, clientNetwork(ip));
  }
}
