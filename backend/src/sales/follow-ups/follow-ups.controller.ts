import { Body, Controller, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type Actor, CurrentActor, StaffOnly } from '../../platform/auth/actor.js';
import { ListOfRows } from '../../platform/lists/content-range.js';
import { ListQueryDto } from '../../platform/lists/list-query.js';
import { Refuses } from '../../platform/openapi/refusals.js';
import { ChangeFollowUpDto, PlanFollowUpsDto } from './dto/follow-up.requests.js';
import { FollowUpResponse } from './dto/follow-up.response.js';
import { FOLLOW_UP_LIST } from './follow-ups.list.js';
import { FollowUps } from './follow-ups.service.js';

@ApiTags('follow-ups')
@Controller('follow-ups')
@StaffOnly('followUps.write')
export class FollowUpsController {
  constructor(private readonly followUps: FollowUps) {}

  @Get()
  @StaffOnly('quotes.read')
  @ApiOperation({ summary: 'List planned follow-ups by day' })
  @ListOfRows('follow-ups', FollowUpResponse, FOLLOW_UP_LIST)
  list(@Query() query: ListQueryDto) {
    return this.followUps.list(query);
  }

  @Post()
  @ApiOperation({ summary: 'Create follow-ups for records' })
  @ApiCreatedResponse({ type: [FollowUpResponse] })
  @Refuses('QUOTE_NOT_FOUND', 'COMPANY_NOT_FOUND', 'USER_NOT_FOUND')
  plan(@Body() body: PlanFollowUpsDto, @CurrentActor() actor: Actor) {
    return this.followUps.plan(body, actor);
  }

  @Put(':id')
  @ApiOperation({ summary: 'Update an open follow-up' })
  @ApiOkResponse({ type: FollowUpResponse })
  @Refuses('FOLLOW_UP_NOT_FOUND', 'FOLLOW_UP_DONE')
  change(@Param('id') id: string, @Body() body: ChangeFollowUpDto, @CurrentActor() actor: Actor) {
    return this.followUps.change(id, body, actor);
  }

  @Post(':id/done')
  @HttpCode(200)
  @ApiOperation({ summary: 'Finish a follow-up', description: 'Possible once; a second call is refused.' })
  @ApiOkResponse({ type: FollowUpResponse })
  @Refuses('FOLLOW_UP_NOT_FOUND', 'FOLLOW_UP_DONE')
  finish(@Param('id') id: string, @CurrentActor() actor: Actor) {
    return this.followUps.finish(id, actor);
  }
}
