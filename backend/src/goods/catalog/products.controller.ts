import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Req, Res } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiExtraModels,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
  getSchemaPath,
} from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { MAX_VISITOR_LINES } from '@shop/contract/order-lines';
import { type Actor, CurrentActor, PublicFromMemory, StaffOnly } from '../../platform/auth/actor.js';
import { DeletedResponse } from '../../platform/openapi/response-fields.js';
import { Refuses } from '../../platform/openapi/refusals.js';
import { BODY_ETAG, ResponseBody, sendBody } from '../../platform/http/response-body.js';
import { Revalidated } from '../../platform/http/revalidated.js';
import { clientNetwork } from '../../platform/http/rate-limit/client-network.js';
import { ListedBy } from '../../platform/lists/list-spec.js';
import { BodyOf, LargeBody } from '../../platform/http/json-bodies.js';
import { WithoutIdempotencyKey } from '../../platform/http/idempotency/idempotency.decorators.js';
import { MAX_SHEET_BYTES, ResolveLinesDto } from './dto/order-lines.requests.js';
import { ResolvedLinesResponse } from './dto/order-lines.response.js';
import { PriceBook } from './prices/price-book.service.js';
import { type CallOfShop, CatalogAnswers } from './read-model/catalog-answers.service.js';
import { FacetsResponse } from './dto/facets.response.js';
import {
  ProductListingQueryDto,
  ProductQueryDto,
  StaffProductQueryDto,
  SuggestionQueryDto,
} from './dto/product.query.js';
import { CreateProductDto, UpdateProductDto } from './dto/product.requests.js';
import { ProductPageResponse, ProductResponse } from './dto/product.response.js';
import { GroupedSuggestionsResponse, SuggestionResponse } from './dto/suggestion.response.js';
import { CONTENT_RANGE_HEADER, isListQuery, sendRows } from './list-or-page.js';
import { ProductEditing } from './product-editing.service.js';
import { OrderLines } from './order-lines.service.js';
import { ProductsService } from './products.service.js';
import { PRODUCT_LIST } from './products.list.js';
import { CatalogReadModel } from './read-model/catalog-read-model.js';
import { ImportProductsDto } from './dto/product-import.requests.js';
import { ProductImportResponse } from './dto/product-import.response.js';
import { ProductImports } from './product-imports.service.js';

/** Prices depend on the caller's session cookie. */
const BY_CALLER = ['cookie'];

@ApiTags('products')
@ApiExtraModels(ProductPageResponse, ProductResponse)
@Refuses('PRODUCT_NOT_FOUND')
@Controller('products')
export class ProductsController {
  constructor(
    private readonly products: ProductsService,
    private readonly orderLines: OrderLines,
    private readonly editing: ProductEditing,
    private readonly answers: CatalogAnswers,
    private readonly catalog: CatalogReadModel,
    private readonly book: PriceBook,
  ) {}

  @Get()
  @PublicFromMemory()
  @ApiOperation({
    summary: 'List the products of the shop',
    description: 'Returns active products of active categories.',
  })
  @ApiOkResponse({ type: ProductPageResponse, headers: BODY_ETAG })
  @Revalidated(BODY_ETAG)
  @Refuses('PRICES_HIDDEN')
  async page(
    @Query() query: ProductListingQueryDto,
    @CurrentActor() actor: Actor | null,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendBody(request, reply, await this.products.listingPage(query, actor, request.url), BY_CALLER);
  }

  @Get('facets')
  @PublicFromMemory()
  @ApiOperation({
    summary: 'Count products for each further filter value',
    description: 'Takes the same query as the list of products.',
  })
  @ApiOkResponse({ type: FacetsResponse, headers: BODY_ETAG })
  @Revalidated(BODY_ETAG)
  async facets(
    @Query() query: ProductQueryDto,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendBody(request, reply, await this.answers.facets(query, request.url));
  }

  @Get('suggestions')
  @PublicFromMemory()
  @ApiOperation({
    summary: 'Suggest products while the user types',
    description: 'Returns at most 6 products.',
  })
  @ApiOkResponse({ type: [SuggestionResponse] })
  suggest(@Query() { q }: SuggestionQueryDto) {
    return this.catalog.suggestions(q);
  }

  @Get('suggestions/grouped')
  @PublicFromMemory()
  @ApiOperation({
    summary: 'Suggest categories, sizes and products while the user types',
    description: 'Choosing a category or size narrows the search for the same words.',
  })
  @ApiOkResponse({ type: GroupedSuggestionsResponse })
  async suggestGrouped(@Query() { q }: SuggestionQueryDto, @CurrentActor() actor: Actor | null) {
    const [prices, found] = await Promise.all([this.book.ofViewer(actor), this.catalog.groupedSuggestions(q)]);
    return { ...found, products: found.products.map((product) => prices.inAnswer(product)) };
  }

  @Post('resolve')
  @HttpCode(200)
  @PublicFromMemory()
  @WithoutIdempotencyKey()
  @BodyOf(MAX_SHEET_BYTES)
  @ApiOperation({
    summary: 'Find the products in lines of an email or a spreadsheet',
    description:
      'Reads quantity and words of each line and returns the possible products; a SKU identifies its product. ' +
      `Visitors can send up to ${MAX_VISITOR_LINES} lines. Changes nothing.`,
  })
  @ApiOkResponse({ type: ResolvedLinesResponse })
  resolve(@Body() { lines }: ResolveLinesDto, @CurrentActor() actor: Actor | null, @Req() { ip }: FastifyRequest) {
    return this.orderLines.resolveOrderLines(lines, actor, clientNetwork(ip));
  }

  @Get('admin')
  @StaffOnly('products.read')
  @ApiOperation({
    summary: 'List products for staff, including hidden ones',
    description: 'Returns a page like in the shop; with `sort`, `range` or `filter` an array with `Content-Range`.',
  })
  @ApiOkResponse({
    headers: CONTENT_RANGE_HEADER,
    schema: {
      oneOf: [
        { $ref: getSchemaPath(ProductPageResponse) },
        { type: 'array', items: { $ref: getSchemaPath(ProductResponse) } },
      ],
    },
  })
  @ListedBy(PRODUCT_LIST)
  async listForStaff(
    @Query() query: StaffProductQueryDto,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    if (!isListQuery(query)) return this.products.allForStaff(query, actor);
    return sendRows(reply, 'products', await this.products.list(query, actor));
  }

  @Get(':id')
  @PublicFromMemory()
  @ApiOperation({
    summary: 'Get a product',
    description: 'Hidden products, stock and storage locations are for staff only.',
  })
  @ApiOkResponse({ type: ProductResponse, headers: BODY_ETAG })
  @Revalidated(BODY_ETAG)
  async get(
    @Param('id') id: string,
    @CurrentActor() actor: Actor | null,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const body = isStaff(actor)
      ? ResponseBody.json(await this.products.get(id, actor))
      : await this.answers.product(id, await this.callOf(request, actor));
    await sendBody(request, reply, body, BY_CALLER);
  }

  @Get(':id/alternatives')
  @PublicFromMemory()
  @ApiOperation({
    summary: 'List available alternatives to a product',
    description:
      'Returns up to 6 available products of the same category, nearest first by size, colour, make and length.',
  })
  @ApiOkResponse({ type: [ProductResponse], headers: BODY_ETAG })
  @Revalidated(BODY_ETAG)
  async alternatives(
    @Param('id') id: string,
    @CurrentActor() actor: Actor | null,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const body = await this.answers.alternatives(id, await this.callOf(request, actor));
    await sendBody(request, reply, body, BY_CALLER);
  }

  private async callOf({ url }: FastifyRequest, actor: Actor | null): Promise<CallOfShop> {
    return { url, prices: await this.book.ofViewer(actor) };
  }

  @Post()
  @LargeBody()
  @StaffOnly('products.write')
  @ApiOperation({
    summary: 'Create a product',
    description: 'The name is generated from its properties. The SKU never changes.',
  })
  @ApiCreatedResponse({ type: ProductResponse })
  create(@Body() body: CreateProductDto, @CurrentActor() actor: Actor) {
    return this.editing.create(body, actor);
  }

  @Put(':id')
  @LargeBody()
  @StaffOnly('products.write')
  @ApiOperation({ summary: 'Update a product', description: 'Type, name and SKU are read-only.' })
  @ApiOkResponse({ type: ProductResponse })
  update(@Param('id') id: string, @Body() body: UpdateProductDto, @CurrentActor() actor: Actor) {
    return this.editing.update(id, body, actor);
  }

  @Delete(':id')
  @StaffOnly('products.write')
  @ApiOperation({ summary: 'Delete a product' })
  @ApiOkResponse({ type: DeletedResponse })
  @Refuses('PRODUCT_IN_ORDERS', 'PRODUCT_IN_QUOTES')
  remove(@Param('id') id: string, @CurrentActor() actor: Actor) {
    return this.editing.remove(id, actor);
  }
}

const isStaff = (actor: Actor | null): boolean => actor?.isAdmin === true;

@ApiTags('products')
@Controller('products')
@StaffOnly('products.write')
export class ImportsController {
  constructor(private readonly imports: ProductImports) {}

  @Post('import')
  @LargeBody()
  @HttpCode(200)
  @ApiOperation({
    summary: 'Import products from a file',
    description:
      'A dry run unless `plan` is sent: returns the changes and problems of each row. With the `plan` of a dry ' +
      'run all changes are applied, with its `goodPlan` only the valid rows. If the catalog has changed since, ' +
      'nothing is applied.',
  })
  @ApiOkResponse({ type: ProductImportResponse })
  @Refuses('IMPORT_OUTDATED', 'FILE_TOO_COMPLEX')
  products(@Body() body: ImportProductsDto, @CurrentActor() actor: Actor) {
    return this.imports.run(body, actor);
  }
}
