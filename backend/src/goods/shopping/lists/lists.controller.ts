import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type Actor, CurrentActor } from '../../../platform/auth/actor.js';
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
    summary: 'List your lists by name',
    description: 'Your own lists come first, followed by the shared lists of your company.',
  })
  @ApiOkResponse({ type: [ListSummaryResponse] })
  list(@CurrentActor() actor: Actor) {
    return this.lists.listFor(actor);
  }

  @Post()
  @ApiOperation({
    summary: 'Create a list',
    description: 'The name must be unique among the owner’s lists, ignoring case.',
  })
  @ApiCreatedResponse({ type: ListResponse })
  @Refuses('LIST_NAME_TAKEN', 'TOO_MANY_LISTS', 'COMPANY_SHARES_NOTHING')
  create(@Body() body: CreateListDto, @CurrentActor() actor: Actor) {
    return this.lists.create(body, actor);
  }

  @Get(':id')
  @ApiOperation({ summary: 'Get a list' })
  @ApiOkResponse({ type: ListResponse })
  get(@Param('id') id: string, @CurrentActor() actor: Actor) {
    return this.lists.get(id, actor);
  }

  @Put(':id')
  @ApiOperation({ summary: 'Update a list', description: 'Lines are replaced as a whole.' })
  @ApiOkResponse({ type: ListResponse })
  @Refuses('LIST_NAME_TAKEN', 'LIST_OF_ANOTHER', 'COMPANY_SHARES_NOTHING')
  update(@Param('id') id: string, @Body() body: UpdateListDto, @CurrentActor() actor: Actor) {
    return this.lists.update(id, body, actor);
  }

  @Post(':id/lines')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Add products to a list',
    description: 'A product that is already in the list keeps the larger quantity.',
  })
  @ApiOkResponse({ type: ListResponse })
  @Refuses('LIST_FULL', 'LIST_OF_ANOTHER')
  add(@Param('id') id: string, @Body() body: AddToListDto, @CurrentActor() actor: Actor) {
    return this.lists.add(id, body, actor);
  }

  @Delete(':id')
  @ApiOperation({ summary: 'Delete a list' })
  @ApiOkResponse({ type: DeletedResponse })
  @Refuses('LIST_OF_ANOTHER')
  remove(@Param('id') id: string, @CurrentActor() actor: Actor) {
    return this.lists.remove(id, actor);
  }
}
