import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type Actor, CurrentActor, StaffOnly } from '../auth/actor.js';
import { ListOfRows } from '../lists/content-range.js';
import { ListQueryDto } from '../lists/list-query.js';
import { StaffLists } from '../lists/staff-lists.service.js';
import { EmailContentResponse, EmailResponse } from './email.response.js';
import { MAIL_LIST } from './mail.list.js';
import { MailService } from './mail.service.js';
import { Refuses } from '../openapi/refusals.js';

@ApiTags('mail')
@Refuses('LETTER_NOT_FOUND')
@Controller('mail')
@StaffOnly('mail.read')
export class MailController {
  constructor(
    private readonly mail: MailService,
    private readonly staffLists: StaffLists,
  ) {}

  @Get()
  @ApiOperation({
    summary: 'List emails',
    description: 'Returns pending, sent and failed emails without their content.',
  })
  @ListOfRows('mail', EmailResponse, MAIL_LIST)
  list(@Query() query: ListQueryDto) {
    return this.staffLists.findRows(MAIL_LIST, query);
  }

  @Get(':id')
  @ApiOperation({
    summary: 'Get an email with its content',
    description: 'Content with a sign-in or password link is not returned.',
  })
  @ApiOkResponse({ type: EmailContentResponse })
  get(@Param('id') id: string) {
    return this.mail.get(id);
  }

  @Post(':id/retry')
  @StaffOnly('documents.send')
  @HttpCode(200)
  @ApiOperation({ summary: 'Retry a failed email' })
  @ApiOkResponse({ type: EmailResponse })
  @Refuses('LETTER_NOT_RETRIED')
  retry(@Param('id') id: string, @CurrentActor() actor: Actor) {
    return this.mail.retry(id, actor);
  }
}
