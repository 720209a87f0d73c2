import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentActor } from '../../../platform/auth/access.decorators.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Refuses } from '../../../platform/openapi/refusals.js';
import { DeletedResponse } from '../../../platform/openapi/response-fields.js';
import { AddToListDto, CreateListDto, UpdateListDto } from './dto/list.requests.js';
import { ListResponse, ListSummaryResponse } from './dto/list.response.js';
import { ListsService } from './lists.service.js';

@ApiTags('lists')
@Refuses('LIST_NOT_FOUND')
@Controller('lists')
export class ListsController {
  constructor(private readonly lists: ListsService) {}

  @Get()
  @ApiOperation({
    summary: 'One’s own lists, by name',
    description: 'Behind them those that colleagues share, where one’s company lets its people.',
  })
  @ApiOkResponse({ type: [ListSummaryResponse] })
  list(@CurrentActor() actor: Actor): Promise<ListSummaryResponse[]> {
    return this.lists.listFor(actor);
  }

  @Post()
  @ApiOperation({
    summary: 'Make a list',
    description: 'Its name is the only one of its owner, without regard to case.',
  })
  @ApiCreatedResponse({ type: ListResponse })
  @Refuses('LIST_NAME_TAKEN', 'TOO_MANY_LISTS', 'COMPANY_SHARES_NOTHING')
  create(@Body() body: CreateListDto, @CurrentActor() actor: Actor): Promise<ListResponse> {
    return this.lists.create(body, actor);
  }

  @Get(':id')
  @ApiOperation({ summary: 'One list, for its owner and for those who share it' })
  @ApiOkResponse({ type: ListResponse })
  get(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<ListResponse> {
    return this.lists.get(id, actor);
  }

  @Put(':id')
  @ApiOperation({ summary: 'Change a list', description: 'Lines are replaced as a whole.' })
  @ApiOkResponse({ type: ListResponse })
  @Refuses('LIST_NAME_TAKEN', 'LIST_OF_ANOTHER', 'COMPANY_SHARES_NOTHING')
  update(@Param('id') id: string, @Body() body: UpdateListDto, @CurrentActor() actor: Actor): Promise<ListResponse> {
    return this.lists.update(id, body, actor);
  }

  @Post(':id/lines')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Put products into a list',
    description: 'One that is there already keeps the larger quantity.',
  })
  @ApiOkResponse({ type: ListResponse })
  @Refuses('LIST_FULL', 'LIST_OF_ANOTHER')
  add(@Param('id') id: string, @Body() body: AddToListDto, @CurrentActor() actor: Actor): Promise<ListResponse> {
    return this.lists.add(id, body, actor);
  }

  @Delete(':id')
  @ApiOperation({ summary: 'Delete a list' })
  @ApiOkResponse({ type: DeletedResponse })
  @Refuses('LIST_OF_ANOTHER')
  remove(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<DeletedResponse> {
    return this.lists.remove(id, actor);
  }
}
