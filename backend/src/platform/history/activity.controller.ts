import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { type Actor, CurrentActor, StaffOnly } from '../auth/actor.js';
import { ListOfRows } from '../lists/content-range.js';
import { ListQueryDto } from '../lists/list-query.js';
import { ACTIVITY_LIST } from './activity.list.js';
import { Activity } from './activity.service.js';
import { ActivityEntryResponse } from './dto/activity.response.js';

@ApiTags('activity')
@Controller('activity')
@StaffOnly('activity.see')
export class ActivityController {
  constructor(private readonly activity: Activity) {}

  @Get()
  @ApiOperation({
    summary: 'List the changes of all records, newest first',
    description:
      'Returns the entries of all histories. `field` filters by the field name used in responses. Days are in ' +
      'Dubai time.',
  })
  @ListOfRows('activity', ActivityEntryResponse, ACTIVITY_LIST)
  list(@Query() query: ListQueryDto, @CurrentActor() actor: Actor) {
    return this.activity.list(query, actor);
  }
}
