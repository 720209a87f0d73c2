import { Body, Controller, Get, HttpCode, Param, Post, Put, Query, Req } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { MAX_MESSAGE_FILE_BYTES, MAX_MESSAGE_FILE_MB, MESSAGE_FILE_TYPES } from '@shop/contract/quote-messages';
import type { FastifyRequest } from 'fastify';
import { type Actor, CurrentActor, OwnerOrStaff } from '../../platform/auth/actor.js';
import { AnswersFile } from '../../platform/http/file-answer.js';
import { readUpload, TakesFile } from '../../platform/http/uploads.js';
import { ID_PATTERN } from '../../platform/http/validation/fields.js';
import { Refuses } from '../../platform/openapi/refusals.js';
import { MailLimited } from '../../platform/http/rate-limit/mail-limit.interceptor.js';
import { QuotesService } from '../quotes/quotes.service.js';
import { QuoteMessages } from './quote-messages.service.js';
import { MessageFileQueryDto, SetTargetsDto, WriteMessageDto } from './dto/quote-message.requests.js';
import {
  MessageFileResponse,
  QuoteMessageResponse,
  QuoteTargetsResponse,
  ThreadResponse,
} from './dto/quote-message.response.js';
import { MessageFiles } from './message-files.service.js';
import { attemptLimit, HOUR } from '../../platform/http/rate-limit/limits.js';

/** Messages and targets of a quote: each is an email. For each address, and for each user. */
const QUOTE_MESSAGES = attemptLimit('quoteMessage', 60, HOUR);

@ApiTags('quotes')
@Refuses('QUOTE_NOT_FOUND')
@Controller('quotes/:id')
export class QuoteMessagesController {
  constructor(
    private readonly messages: QuoteMessages,
    private readonly files: MessageFiles,
    private readonly quotes: QuotesService,
  ) {}

  @Get('messages')
  @OwnerOrStaff('quotes.read')
  @ApiOperation({ summary: 'Get the conversation about a quote' })
  @ApiOkResponse({ type: ThreadResponse })
  thread(@Param('id') id: string, @CurrentActor() actor: Actor) {
    return this.messages.thread(id, actor);
  }

  @Post('messages')
  @OwnerOrStaff('quotes.write')
  @MailLimited(QUOTE_MESSAGES)
  @ApiOperation({
    summary: 'Send a message',
    description: 'Buyers write to the shop, staff write to the buyer. The recipient also gets an email.',
  })
  @ApiCreatedResponse({ type: QuoteMessageResponse })
  @Refuses('THREAD_FULL')
  write(@Param('id') id: string, @Body() body: WriteMessageDto, @CurrentActor() actor: Actor) {
    return this.messages.write(id, body, actor);
  }

  @Post('messages/read')
  @OwnerOrStaff('quotes.write')
  @HttpCode(200)
  @ApiOperation({ summary: 'Mark received messages as read' })
  @ApiOkResponse({ type: ThreadResponse })
  read(@Param('id') id: string, @CurrentActor() actor: Actor) {
    return this.messages.markRead(id, actor);
  }

  @Get('targets')
  @OwnerOrStaff('quotes.read')
  @ApiOperation({ summary: 'Get the target prices and quantities of a quote' })
  @ApiOkResponse({ type: QuoteTargetsResponse })
  getTargets(@Param('id') id: string, @CurrentActor() actor: Actor) {
    return this.messages.targetsOf(id, actor);
  }

  @Put('targets')
  @MailLimited(QUOTE_MESSAGES)
  @ApiOperation({
    summary: 'Set target prices and quantities',
    description:
      'For the buyer, while the quote is Requested or Quoted. All target prices are replaced. They are shown in ' +
      'the conversation, and the shop is notified by email.',
  })
  @ApiOkResponse({ type: QuoteTargetsResponse })
  @Refuses('QUOTE_DECIDED', 'THREAD_FULL')
  setTargets(@Param('id') id: string, @Body() body: SetTargetsDto, @CurrentActor() actor: Actor) {
    return this.messages.setTargets(id, body, actor);
  }

  @Post('files')
  @OwnerOrStaff('quotes.write')
  @ApiOperation({
    summary: 'Upload a file for a message',
    description:
      `The body is a PDF or an image of at most ${MAX_MESSAGE_FILE_MB} MB. Messages refer to the file by its ` +
      '`_id`. Files that no message refers to are removed after a week.',
  })
  @TakesFile(...MESSAGE_FILE_TYPES)
  @ApiCreatedResponse({ type: MessageFileResponse })
  async upload(
    @Req() request: FastifyRequest,
    @Param('id') id: string,
    @Query() { name = '' }: MessageFileQueryDto,
    @CurrentActor() actor: Actor,
  ) {
    const { _id: quote } = await this.quotes.loadForParty(actor, id);
    const bytes = await readUpload(request, MAX_MESSAGE_FILE_BYTES, MESSAGE_FILE_TYPES);
    return this.files.storeMessageFile({ quote, bytes, name }, actor);
  }

  @Get('files/:file')
  @ApiParam({ name: 'file', description: '`_id` of the file', schema: { type: 'string', pattern: ID_PATTERN } })
  @OwnerOrStaff('quotes.read')
  @ApiOperation({
    summary: 'Download a file of a conversation',
  })
  @AnswersFile(['application/pdf', 'image/webp'], 'Damaged%20roll.webp', (type) =>
    type === 'application/pdf' ? 'document.pdf' : 'picture.webp',
  )
  @Refuses('QUOTE_NOT_FOUND', 'MESSAGE_FILE_NOT_FOUND')
  async file(@Param('id') id: string, @Param('file') file: string, @CurrentActor() actor: Actor) {
    const { _id: quote } = await this.quotes.loadForParty(actor, id);
    return this.files.get(quote, file, actor);
  }
}
