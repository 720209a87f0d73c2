import { Controller, Get, Param, Query, type Type } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { type Actor, CurrentActor, StaffOnly } from '../auth/actor.js';
import { ListOfRows } from '../lists/content-range.js';
import { HistoryService } from './history.service.js';
import type { DeclaredKind } from './record-kinds.js';
import { HistoryQueryDto } from './dto/history.query.js';
import { HistoryEntryResponse } from './dto/history.response.js';
import { Refuses } from '../openapi/refusals.js';

/** The history of one kind of records, beside the other calls of that kind. */
export function historyController({ resource, notFound, readAction }: DeclaredKind): Type<unknown> {
  @ApiTags(resource)
  @Refuses(notFound)
  @Controller(resource)
  class HistoryController {
    constructor(private readonly trail: HistoryService) {}

    @Get(':id/history')
    @StaffOnly(readAction)
    @ApiOperation({
      summary: 'Get the history of a record, newest first',
      description: 'Also works for deleted and voided records.',
    })
    @ListOfRows('history', HistoryEntryResponse)
    history(@Param('id') id: string, @Query() query: HistoryQueryDto, @CurrentActor() actor: Actor) {
      return this.trail.entriesOf(resource, id, query, actor);
    }
  }
  // The API description names its operations after their controllers.
  Object.defineProperty(HistoryController, 'name', { value: `${resource}-audit` });
  return HistoryController;
}
