import { Body, Controller, Get, Header, HttpCode, Ip, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/auth/actor.js';
import { WithoutIdempotencyKey } from '../../platform/http/idempotency/idempotency.decorators.js';
import { clientNetwork } from '../../platform/http/rate-limit/client-network.js';
import { MailLimited } from '../../platform/http/rate-limit/mail-limit.interceptor.js';
import { AnswersZip } from '../../platform/http/zip-answer.js';
import { Refuses } from '../../platform/openapi/refusals.js';
import { CodeSentResponse } from '../../shop/links/dto/document-link.response.js';
import { CodeDto, LINK_TOKEN } from '../../shop/links/dto/link-code.requests.js';
import { CODES_FROM } from '../../shop/links/links.service.js';
import { LinkedPackResponse } from './dto/book-pack.response.js';
import { PackLinks } from './pack-links.service.js';

/** The calls for the accountant, who has a mailed link. */
@ApiTags('books')
@ApiParam(LINK_TOKEN)
@Refuses('DOCUMENT_LINK_NOT_FOUND')
@Public()
@Controller('book-pack-links/:token')
export class LinkedPackController {
  constructor(private readonly links: PackLinks) {}

  @Get()
  @Header('cache-control', 'private, no-store')
  @ApiOperation({ summary: 'Get a month pack by its link' })
  @ApiOkResponse({ type: LinkedPackResponse })
  show(@Param('token') token: string) {
    return this.links.show(token);
  }

  @Post('code')
  @HttpCode(200)
  @MailLimited(CODES_FROM)
  @ApiOperation({
    summary: 'Email a code for downloading a month pack',
    description: 'A six-digit code, valid for 15 minutes and once. It replaces an earlier code.',
  })
  @ApiOkResponse({ type: CodeSentResponse })
  @Refuses('TOO_MANY_REQUESTS')
  code(@Param('token') token: string) {
    return this.links.sendCode(token);
  }

  @Post('file')
  @HttpCode(200)
  @WithoutIdempotencyKey()
  @ApiOperation({
    summary: 'Download a month pack by its link and the emailed code',
    description: '10 attempts an hour.',
  })
  @AnswersZip('Workbook and CSV files', 'Books-2026-11-01-2026-11-30')
  @Refuses('TOO_MANY_REQUESTS')
  file(@Param('token') token: string, @Body() { code }: CodeDto, @Ip() ip: string) {
    return this.links.file(token, code, clientNetwork(ip));
  }
}
