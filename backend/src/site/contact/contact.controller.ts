import { Refuses } from '../../platform/openapi/refusals.js';
import { Body, Controller, Delete, Get, Param, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type Actor, CurrentActor, Public, StaffOnly } from '../../platform/auth/actor.js';
import { DeletedResponse } from '../../platform/openapi/response-fields.js';
import { ListOfRows } from '../../platform/lists/content-range.js';
import { ListQueryDto } from '../../platform/lists/list-query.js';
import { StaffLists } from '../../platform/lists/staff-lists.service.js';
import { MailLimited } from '../../platform/http/rate-limit/mail-limit.interceptor.js';
import { AttemptsLimited } from '../../platform/http/rate-limit/rate-limit.decorators.js';
import { CONTACT_LIST } from './contact.list.js';
import { ContactService } from './contact.service.js';
import { SendMessageDto } from './dto/contact.requests.js';
import { ContactMessageResponse, MessageSentResponse } from './dto/contact.response.js';
import { attemptLimit, HOUR } from '../../platform/http/rate-limit/limits.js';

/** Messages of the contact form: each is an email to the shop. For each address, and for each user. */
const CONTACT_MESSAGES = attemptLimit('message', 5, HOUR);

@ApiTags('contact')
@Refuses('MESSAGE_NOT_FOUND')
@Controller('contact')
export class ContactController {
  constructor(
    private readonly contact: ContactService,
    private readonly staffLists: StaffLists,
  ) {}

  @Post()
  @Public()
  @AttemptsLimited()
  @MailLimited(CONTACT_MESSAGES)
  @ApiOperation({ summary: 'Send a message to the shop' })
  @ApiCreatedResponse({ type: MessageSentResponse })
  send(@Body() body: SendMessageDto) {
    return this.contact.send(body);
  }

  @Get()
  @StaffOnly('contact.read')
  @ApiOperation({ summary: 'List messages' })
  @ListOfRows('contact', ContactMessageResponse, CONTACT_LIST)
  list(@Query() query: ListQueryDto) {
    return this.staffLists.findRows(CONTACT_LIST, query);
  }

  @Get(':id')
  @StaffOnly('contact.read')
  @ApiOperation({ summary: 'Get a message' })
  @ApiOkResponse({ type: ContactMessageResponse })
  get(@Param('id') id: string) {
    return this.contact.get(id);
  }

  @Delete(':id')
  @StaffOnly('contact.write')
  @ApiOperation({ summary: 'Delete a message' })
  @ApiOkResponse({ type: DeletedResponse })
  remove(@Param('id') id: string, @CurrentActor() actor: Actor) {
    return this.contact.remove(id, actor);
  }
}
