import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type Actor, CurrentActor, StaffOnly } from '../../platform/auth/actor.js';
import { seesPrices } from '../../platform/auth/staff-access.js';
import { RecordSearchQueryDto } from './dto/record-search.query.js';
import { FoundRecordResponse } from './dto/record-search.response.js';
import { RecordSearchService } from './record-search.service.js';
import { SEARCH_ACTIONS, searchedBy } from './searched-resources.js';

@ApiTags('search')
@Controller('search')
@StaffOnly(...SEARCH_ACTIONS)
export class RecordSearchController {
  constructor(private readonly search: RecordSearchService) {}

  @Get()
  @ApiOperation({
    summary: 'Find records of all kinds',
    description:
      'Searches by number, name, phone number, PO number or amount. Returns up to five records of each kind that ' +
      'the role can see, newest first.',
  })
  @ApiOkResponse({ type: [FoundRecordResponse] })
  find(@Query() { q }: RecordSearchQueryDto, @CurrentActor() actor: Actor) {
    return this.search.searchRecords(q, searchedBy(actor), seesPrices(actor));
  }
}
