import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentActor, StaffOnly } from '../../platform/auth/access.decorators.js';
import type { Actor } from '../../platform/auth/actor.js';
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
      'By number, name, phone, PO number or amount: at most five of each kind that the role sees, the newest first.',
  })
  @ApiOkResponse({ type: [FoundRecordResponse] })
  find(@Query() { q }: RecordSearchQueryDto, @CurrentActor() actor: Actor): Promise<FoundRecordResponse[]> {
    return this.search.searchRecords(q, searchedBy(actor.staffRole));
  }
}
