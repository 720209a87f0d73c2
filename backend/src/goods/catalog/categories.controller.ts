import { Body, Controller, Delete, Get, Param, Post, Put, Query, Req, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Actor, CurrentActor, Public, PublicFromMemory, StaffOnly } from '../../platform/auth/actor.js';
import { DeletedResponse } from '../../platform/openapi/response-fields.js';
import { Refuses } from '../../platform/openapi/refusals.js';
import { BODY_ETAG, ResponseBody, sendBody } from '../../platform/http/response-body.js';
import { Revalidated } from '../../platform/http/revalidated.js';
import { ListQueryDto } from '../../platform/lists/list-query.js';
import { StaffLists } from '../../platform/lists/staff-lists.service.js';
import { ListedBy } from '../../platform/lists/list-spec.js';
import { LargeBody } from '../../platform/http/json-bodies.js';
import { CatalogAnswers } from './read-model/catalog-answers.service.js';
import { CATEGORY_LIST } from './categories.list.js';
import { CategoriesService } from './categories.service.js';
import { UpdateCategoryDto } from './dto/category.requests.js';
import { CategoryResponse } from './dto/category.response.js';
import { CONTENT_RANGE_HEADER, isListQuery, sendRows } from './list-or-page.js';

@ApiTags('categories')
@Refuses('CATEGORY_NOT_FOUND')
@Controller('categories')
export class CategoriesController {
  constructor(
    private readonly categories: CategoriesService,
    private readonly answers: CatalogAnswers,
    private readonly staffLists: StaffLists,
  ) {}

  @Get()
  @PublicFromMemory()
  @ApiOperation({
    summary: 'List categories',
    description:
      'Active categories in the order of the shop; staff get all. For staff, `sort`, `range` and `filter` work ' +
      'like in the other staff lists.',
  })
  @ApiOkResponse({ type: [CategoryResponse], headers: { ...CONTENT_RANGE_HEADER, ...BODY_ETAG } })
  @Revalidated(BODY_ETAG)
  @ListedBy(CATEGORY_LIST)
  async list(
    @Query() query: ListQueryDto,
    @CurrentActor() actor: Actor | null,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const body =
      actor?.isAdmin === true
        ? ResponseBody.json(await this.forStaff(query, actor, reply))
        : await this.answers.categories(request.url);
    await sendBody(request, reply, body);
  }

  @Get(':id')
  @Public()
  @ApiOperation({ summary: 'Get a category', description: 'Inactive categories are visible to staff only.' })
  @ApiOkResponse({ type: CategoryResponse })
  get(@Param('id') id: string, @CurrentActor() actor: Actor | null) {
    return this.categories.get(id, actor);
  }

  @Post()
  @StaffOnly('products.write')
  @ApiOperation({
    summary: 'Create an inactive category',
    description: 'Takes no body. The category gets an unused name.',
  })
  @ApiCreatedResponse({ type: CategoryResponse })
  create(@CurrentActor() actor: Actor) {
    return this.categories.createBlank(actor);
  }

  @Put(':id')
  @LargeBody()
  @StaffOnly('products.write')
  @ApiOperation({
    summary: 'Update a category',
    description: 'Name, type and visibility also change for its products.',
  })
  @ApiOkResponse({ type: CategoryResponse })
  @Refuses('CATEGORY_NAME_TAKEN')
  update(@Param('id') id: string, @Body() body: UpdateCategoryDto, @CurrentActor() actor: Actor) {
    return this.categories.update(id, body, actor);
  }

  @Delete(':id')
  @StaffOnly('products.write')
  @ApiOperation({ summary: 'Delete a category without products' })
  @ApiOkResponse({ type: DeletedResponse })
  @Refuses('CATEGORY_IN_USE')
  remove(@Param('id') id: string, @CurrentActor() actor: Actor) {
    return this.categories.remove(id, actor);
  }

  private async forStaff(query: ListQueryDto, actor: Actor, reply: FastifyReply): Promise<CategoryResponse[]> {
    if (!isListQuery(query)) return this.categories.inShopOrder(actor);
    return sendRows(reply, 'categories', await this.staffLists.findRows(CATEGORY_LIST, query));
  }
}
