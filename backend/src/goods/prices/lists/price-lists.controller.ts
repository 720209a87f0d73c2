import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type Actor, CurrentActor, StaffOnly } from '../../../platform/auth/actor.js';
import { WithoutIdempotencyKey } from '../../../platform/http/idempotency/idempotency.decorators.js';
import { AnswersPdf, PdfQueryDto } from '../../../platform/http/pdf-answer.js';
import { LargeBody } from '../../../platform/http/json-bodies.js';
import { ListOfRows } from '../../../platform/lists/content-range.js';
import { ListQueryDto } from '../../../platform/lists/list-query.js';
import { StaffLists } from '../../../platform/lists/staff-lists.service.js';
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
  SavedPriceListResponse,
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
  @StaffOnly('prices.read')
  @ApiOperation({ summary: 'List price lists' })
  @ListOfRows('price-lists', PriceListResponse, PRICE_LIST_LIST)
  list(@Query() query: ListQueryDto) {
    return this.lists.list(query);
  }

  @Post()
  @ApiOperation({
    summary: 'Create a price list',
    description: 'A list that is not assigned to any customer sets no prices, unless it is public.',
  })
  @ApiCreatedResponse({ type: PriceListResponse })
  @Refuses('PRICE_LIST_NAME_TAKEN')
  create(@Body() body: CreatePriceListDto, @CurrentActor() actor: Actor) {
    return this.editing.create(body, actor);
  }

  @Get(':id')
  @StaffOnly('prices.read')
  @ApiOperation({ summary: 'Get a price list, without its lines' })
  @ApiOkResponse({ type: PriceListResponse })
  get(@Param('id') id: string) {
    return this.lists.get(id);
  }

  @Put(':id')
  @ApiOperation({ summary: 'Update a price list', description: 'Omitted fields are reset to their defaults.' })
  @ApiOkResponse({ type: PriceListResponse })
  @Refuses('PRICE_LIST_NAME_TAKEN')
  update(@Param('id') id: string, @Body() body: UpdatePriceListDto, @CurrentActor() actor: Actor) {
    return this.editing.update(id, body, actor);
  }

  @Delete(':id')
  @ApiOperation({ summary: 'Delete a price list with its lines' })
  @ApiOkResponse({ type: DeletedResponse })
  remove(@Param('id') id: string, @CurrentActor() actor: Actor) {
    return this.editing.remove(id, actor);
  }

  @Get(':id/lines')
  @StaffOnly('prices.read')
  @ApiOperation({ summary: 'List the lines of a price list' })
  @ListOfRows('price-list-lines', PriceLineResponse, PRICE_LINE_LIST)
  lines(@Param('id') id: string, @Query() query: ListQueryDto) {
    return this.lists.linesOf(id, query);
  }

  @Put(':id/lines')
  @LargeBody()
  @ApiOperation({
    summary: 'Save lines of a price list',
    description:
      'Adds, changes and removes lines in one step: either all changes are saved or none. Lines that are not ' +
      'sent are not changed.',
  })
  @ApiOkResponse({ type: SavedPriceListResponse })
  @Refuses('PRICE_LINE_TWICE', 'PRICE_LIST_FULL')
  saveLines(@Param('id') id: string, @Body() body: SavePriceLinesDto, @CurrentActor() actor: Actor) {
    return this.editing.saveLines(id, body, actor);
  }

  @Get(':id/pdf')
  @StaffOnly('prices.read')
  @ApiOperation({
    summary: 'Download a price list as PDF for its customer',
    description: 'Excludes lines that have ended, and products and categories that are hidden in the shop.',
  })
  @AnswersPdf()
  pdf(@Param('id') id: string, @Query() { language }: PdfQueryDto, @CurrentActor() actor: Actor) {
    return this.papers.printList(id, actor, language);
  }

  @Post(':id/import')
  @LargeBody()
  @HttpCode(200)
  @ApiOperation({
    summary: 'Import lines of a price list from a file',
    description:
      'A dry run unless `plan` is sent: returns the changes and problems of each row. With the `plan` of a dry ' +
      'run all changes are applied. If the list has changed since, nothing is applied.',
  })
  @ApiOkResponse({ type: PriceImportResponse })
  @Refuses('IMPORT_OUTDATED', 'PRICE_LIST_FULL', 'FILE_TOO_COMPLEX')
  import(@Param('id') id: string, @Body() body: ImportPriceLinesDto, @CurrentActor() actor: Actor) {
    return this.imports.run(id, body, actor);
  }

  @Post(':id/copy')
  @ApiOperation({
    summary: 'Copy a price list',
    description: 'Copies the lines and customers. The copy is not active.',
  })
  @ApiCreatedResponse({ type: PriceListResponse })
  @Refuses('PRICE_LIST_NAME_TAKEN')
  copy(@Param('id') id: string, @Body() body: CopyPriceListDto, @CurrentActor() actor: Actor) {
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
  @StaffOnly('prices.read')
  @ApiOperation({ summary: 'List customer groups' })
  @ListOfRows('customer-groups', CustomerGroupResponse, CUSTOMER_GROUP_LIST)
  list(@Query() query: ListQueryDto) {
    return this.staffLists.findRows(CUSTOMER_GROUP_LIST, query);
  }

  @Post()
  @ApiOperation({ summary: 'Create a customer group' })
  @ApiCreatedResponse({ type: CustomerGroupResponse })
  @Refuses('GROUP_NAME_TAKEN')
  create(@Body() body: CreateCustomerGroupDto, @CurrentActor() actor: Actor) {
    return this.groups.create(body, actor);
  }

  @Get(':id')
  @StaffOnly('prices.read')
  @ApiOperation({ summary: 'Get a customer group' })
  @ApiOkResponse({ type: CustomerGroupResponse })
  get(@Param('id') id: string) {
    return this.groups.get(id);
  }

  @Put(':id')
  @ApiOperation({ summary: 'Update a customer group' })
  @ApiOkResponse({ type: CustomerGroupResponse })
  @Refuses('GROUP_NAME_TAKEN')
  update(@Param('id') id: string, @Body() body: UpdateCustomerGroupDto, @CurrentActor() actor: Actor) {
    return this.groups.update(id, body, actor);
  }

  @Delete(':id')
  @ApiOperation({ summary: 'Delete a customer group without price lists' })
  @ApiOkResponse({ type: DeletedResponse })
  @Refuses('GROUP_IN_USE')
  remove(@Param('id') id: string, @CurrentActor() actor: Actor) {
    return this.groups.remove(id, actor);
  }
}

@ApiTags('price-lists')
@Controller('prices')
@StaffOnly('prices.read')
export class PricesController {
  constructor(private readonly questions: PriceQuestions) {}

  @Get()
  @ApiOperation({
    summary: 'Get the price of a product for an account, with the reason',
    description:
      'Takes exactly one account. For every line about the product, returns why it sets the price or does not.',
  })
  @ApiOkResponse({ type: PriceChainResponse })
  @Refuses('PRODUCT_NOT_FOUND')
  chain(@Query() query: PriceQueryDto, @CurrentActor() actor: Actor) {
    return this.questions.chain(query, actor);
  }

  @Post()
  @HttpCode(200)
  @WithoutIdempotencyKey()
  @ApiOperation({ summary: 'Get the prices of products for an account', description: 'Changes nothing.' })
  @ApiOkResponse({ type: [FoundPriceResponse] })
  prices(@Body() body: PricesDto) {
    return this.questions.prices(body);
  }
}
