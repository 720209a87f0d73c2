import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentActor, StaffOnly } from '../../../platform/auth/access.decorators.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { WithoutIdempotencyKey } from '../../../platform/http/idempotency/idempotency.decorators.js';
import { AnswersPdf, type PdfFile, PdfQueryDto } from '../../../platform/http/pdf-answer.js';
import { LargeBody } from '../../../platform/http/json-bodies.js';
import { ListOfRows } from '../../../platform/lists/content-range.js';
import { ListQueryDto } from '../../../platform/lists/list-query.js';
import { StaffLists } from '../../../platform/lists/staff-lists.service.js';
import type { ListPage } from '../../../platform/lists/list-spec.js';
import { Refuses } from '../../../platform/openapi/refusals.js';
import { DeletedResponse } from '../../../platform/openapi/response-fields.js';
import { CustomerGroups } from './customer-groups.service.js';
import {
  CopyPriceListDto,
  CreateCustomerGroupDto,
  CreatePriceListDto,
  ImportPriceLinesDto,
  SavePriceLinesDto,
  UpdateCustomerGroupDto,
  UpdatePriceListDto,
} from './dto/price-list.requests.js';
import {
  CustomerGroupResponse,
  PriceImportResponse,
  PriceLineResponse,
  PriceListResponse,
} from './dto/price-list.response.js';
import { PriceQueryDto, PricesDto } from './dto/price-question.requests.js';
import { FoundPriceResponse, PriceChainResponse } from './dto/price-question.response.js';
import { PriceListEditing } from './price-list-editing.service.js';
import { PriceListPapers } from './price-list-papers.service.js';
import { PriceListImports } from './price-list-imports.service.js';
import { CUSTOMER_GROUP_LIST, PRICE_LINE_LIST, PRICE_LIST_LIST } from './price-lists.list.js';
import { PriceLists } from './price-lists.service.js';
import { PriceQuestions } from './price-questions.service.js';

@ApiTags('price-lists')
@Refuses('PRICE_LIST_NOT_FOUND')
@Controller('price-lists')
@StaffOnly('prices.change')
export class PriceListsController {
  constructor(
    private readonly lists: PriceLists,
    private readonly editing: PriceListEditing,
    private readonly imports: PriceListImports,
    private readonly papers: PriceListPapers,
  ) {}

  @Get()
  @StaffOnly('products.read')
  @ApiOperation({ summary: 'List price lists' })
  @ListOfRows('price-lists', PriceListResponse, PRICE_LIST_LIST)
  list(@Query() query: ListQueryDto): Promise<ListPage<PriceListResponse>> {
    return this.lists.list(query);
  }

  @Post()
  @ApiOperation({
    summary: 'Make a price list',
    description: 'One that is given to nobody decides no price, unless it is public.',
  })
  @ApiCreatedResponse({ type: PriceListResponse })
  @Refuses('PRICE_LIST_NAME_TAKEN')
  create(@Body() body: CreatePriceListDto, @CurrentActor() actor: Actor): Promise<PriceListResponse> {
    return this.editing.create(body, actor);
  }

  @Get(':id')
  @StaffOnly('products.read')
  @ApiOperation({ summary: 'One price list, without its lines' })
  @ApiOkResponse({ type: PriceListResponse })
  get(@Param('id') id: string): Promise<PriceListResponse> {
    return this.lists.get(id);
  }

  @Put(':id')
  @ApiOperation({ summary: 'Change a price list', description: 'What is left out gets the value of a new list.' })
  @ApiOkResponse({ type: PriceListResponse })
  @Refuses('PRICE_LIST_NAME_TAKEN')
  update(
    @Param('id') id: string,
    @Body() body: UpdatePriceListDto,
    @CurrentActor() actor: Actor,
  ): Promise<PriceListResponse> {
    return this.editing.update(id, body, actor);
  }

  @Delete(':id')
  @ApiOperation({ summary: 'Delete a price list with its lines; documents keep their prices' })
  @ApiOkResponse({ type: DeletedResponse })
  remove(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<DeletedResponse> {
    return this.editing.remove(id, actor);
  }

  @Get(':id/lines')
  @StaffOnly('products.read')
  @ApiOperation({ summary: 'The lines of a price list' })
  @ListOfRows('price-list-lines', PriceLineResponse, PRICE_LINE_LIST)
  lines(@Param('id') id: string, @Query() query: ListQueryDto): Promise<ListPage<PriceLineResponse>> {
    return this.lists.linesOf(id, query);
  }

  @Put(':id/lines')
  @LargeBody()
  @ApiOperation({
    summary: 'Add, change and remove lines of a price list together',
    description: 'All of it is saved, or nothing. Lines that are not sent stay as they are.',
  })
  @ApiOkResponse({ type: PriceListResponse })
  @Refuses('PRICE_LINE_TWICE', 'PRICE_LIST_FULL')
  saveLines(
    @Param('id') id: string,
    @Body() body: SavePriceLinesDto,
    @CurrentActor() actor: Actor,
  ): Promise<PriceListResponse> {
    return this.editing.saveLines(id, body, actor);
  }

  @Get(':id/pdf')
  @StaffOnly('products.read')
  @ApiOperation({
    summary: 'A price list as a PDF for its customer',
    description: 'Lines that have ended, and products and categories that the shop does not show, are left out.',
  })
  @AnswersPdf()
  pdf(@Param('id') id: string, @Query() { language }: PdfQueryDto, @CurrentActor() actor: Actor): Promise<PdfFile> {
    return this.papers.printList(id, actor, language);
  }

  @Post(':id/import')
  @LargeBody()
  @HttpCode(200)
  @ApiOperation({
    summary: 'Add and change lines of a price list by a file',
    description:
      'A dry run unless `plan` is sent: it says line by line what would change and what is wrong. With the `plan` of a dry run all of it is done, or, where the list has changed since, nothing.',
  })
  @ApiOkResponse({ type: PriceImportResponse })
  @Refuses('IMPORT_OUTDATED', 'PRICE_LIST_FULL')
  import(
    @Param('id') id: string,
    @Body() body: ImportPriceLinesDto,
    @CurrentActor() actor: Actor,
  ): Promise<PriceImportResponse> {
    return this.imports.run(id, body, actor);
  }

  @Post(':id/copy')
  @ApiOperation({
    summary: 'Copy a price list with its lines',
    description: 'The copy has the same customers and is not active.',
  })
  @ApiCreatedResponse({ type: PriceListResponse })
  @Refuses('PRICE_LIST_NAME_TAKEN')
  copy(
    @Param('id') id: string,
    @Body() body: CopyPriceListDto,
    @CurrentActor() actor: Actor,
  ): Promise<PriceListResponse> {
    return this.editing.copy(id, body, actor);
  }
}

@ApiTags('customer-groups')
@Refuses('CUSTOMER_GROUP_NOT_FOUND')
@Controller('customer-groups')
@StaffOnly('prices.change')
export class CustomerGroupsController {
  constructor(
    private readonly groups: CustomerGroups,
    private readonly staffLists: StaffLists,
  ) {}

  @Get()
  @StaffOnly('products.read')
  @ApiOperation({ summary: 'List groups of customers that share price lists' })
  @ListOfRows('customer-groups', CustomerGroupResponse, CUSTOMER_GROUP_LIST)
  list(@Query() query: ListQueryDto): Promise<ListPage<CustomerGroupResponse>> {
    return this.staffLists.findRows(CUSTOMER_GROUP_LIST, query);
  }

  @Post()
  @ApiOperation({ summary: 'Make a customer group' })
  @ApiCreatedResponse({ type: CustomerGroupResponse })
  @Refuses('GROUP_NAME_TAKEN')
  create(@Body() body: CreateCustomerGroupDto, @CurrentActor() actor: Actor): Promise<CustomerGroupResponse> {
    return this.groups.create(body, actor);
  }

  @Get(':id')
  @StaffOnly('products.read')
  @ApiOperation({ summary: 'One customer group' })
  @ApiOkResponse({ type: CustomerGroupResponse })
  get(@Param('id') id: string): Promise<CustomerGroupResponse> {
    return this.groups.get(id);
  }

  @Put(':id')
  @ApiOperation({ summary: 'Change a customer group' })
  @ApiOkResponse({ type: CustomerGroupResponse })
  @Refuses('GROUP_NAME_TAKEN')
  update(
    @Param('id') id: string,
    @Body() body: UpdateCustomerGroupDto,
    @CurrentActor() actor: Actor,
  ): Promise<CustomerGroupResponse> {
    return this.groups.update(id, body, actor);
  }

  @Delete(':id')
  @ApiOperation({ summary: 'Delete a customer group that no price list names' })
  @ApiOkResponse({ type: DeletedResponse })
  @Refuses('GROUP_IN_USE')
  remove(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<DeletedResponse> {
    return this.groups.remove(id, actor);
  }
}

@ApiTags('price-lists')
@Controller('prices')
@StaffOnly('products.read')
export class PricesController {
  constructor(private readonly questions: PriceQuestions) {}

  @Get()
  @ApiOperation({
    summary: 'What an account pays for a product, and why',
    description: 'Names exactly one account. Every line about the product says why it decides the price or does not.',
  })
  @ApiOkResponse({ type: PriceChainResponse })
  @Refuses('PRODUCT_NOT_FOUND')
  chain(@Query() query: PriceQueryDto, @CurrentActor() actor: Actor): Promise<PriceChainResponse> {
    return this.questions.chain(query, actor);
  }

  @Post()
  @HttpCode(200)
  @WithoutIdempotencyKey()
  @ApiOperation({ summary: 'What an account pays for some products', description: 'Changes nothing.' })
  @ApiOkResponse({ type: [FoundPriceResponse] })
  prices(@Body() body: PricesDto): Promise<FoundPriceResponse[]> {
    return this.questions.prices(body);
  }
}
