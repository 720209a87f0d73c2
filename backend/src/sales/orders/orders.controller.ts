import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type Actor, CurrentActor, ForCompanyKeys, OwnerOrStaff, StaffOnly } from '../../platform/auth/actor.js';
import { WarningsResponse } from '../../documents/lines/warning.response.js';
import { KnownCustomersResponse } from '../../people/users/dto/known-customers.response.js';
import { AssignDto } from '../../documents/parties/salesperson.requests.js';
import { DeletedResponse } from '../../platform/openapi/response-fields.js';
import { ApiRefusalDetails, Refuses } from '../../platform/openapi/refusals.js';
import { AnswersPdf, PdfQueryDto } from '../../platform/http/pdf-answer.js';
import { TotalsOf } from '../../platform/lists/list-totals.js';
import { ListOfRows } from '../../platform/lists/content-range.js';
import { AccountQueryDto } from '../../people/companies/dto/account.query.js';
import { OwnListQueryDto } from '../../people/companies/dto/own-list.query.js';
import { ListQueryDto } from '../../platform/lists/list-query.js';
import { CopiedLinesQueryDto, DuplicateDto } from '../quotes/dto/copied-lines.requests.js';
import { CopiedLinesResponse } from '../quotes/dto/copied-lines.response.js';
import { ApiStateAction } from '../../platform/openapi/states.js';
import { LargeBody } from '../../platform/http/json-bodies.js';
import { QUOTE_MACHINE } from '../quotes/domain/quote.rules.js';
import { ORDER_MACHINE } from './domain/order.rules.js';
import {
  CreateOrderDto,
  DeliverOrderDto,
  ReturnGoodsDto,
  UpdateOrderDto,
  BillableQueryDto,
  ReleaseOrderDto,
} from './dto/order.requests.js';
import { LastPriceResponse } from './dto/last-price.response.js';
import { BillableResponse } from './dto/billable.response.js';
import { OrderResponse } from './dto/order.response.js';
import { OrderCreation } from './order-creation.service.js';
import { OrderAssignment } from './order-assignment.service.js';
import { LastPrices } from './last-prices.service.js';
import { OrderPapers } from './order-papers.service.js';
import { OrderEditing } from './order-editing.service.js';
import { OrdersService } from './orders.service.js';
import { ORDER_LIST } from './orders.list.js';
import { OrderGoods } from './order-goods.service.js';

const WITHOUT_PRICES = 'Without the action `prices.read`, prices are null, and charges and totals 0.';

@ApiTags('orders')
@Refuses('ORDER_NOT_FOUND')
@Controller('orders')
export class OrdersController {
  constructor(
    private readonly orders: OrdersService,
    private readonly editing: OrderEditing,
    private readonly creation: OrderCreation,
    private readonly goods: OrderGoods,
    private readonly papers: OrderPapers,
    private readonly lastPrices: LastPrices,
    private readonly assignment: OrderAssignment,
  ) {}

  @Post()
  @LargeBody()
  @StaffOnly('orders.write')
  @ApiOperation({
    summary: 'Create an order without a quote',
    description: 'For an existing or a new customer. The server computes the total.',
  })
  @ApiCreatedResponse({ type: OrderResponse })
  @Refuses('CUSTOMER_KNOWN', 'EMAIL_TAKEN', 'WARNINGS_FOUND')
  @ApiRefusalDetails(409, KnownCustomersResponse, WarningsResponse)
  create(@Body() body: CreateOrderDto, @CurrentActor() actor: Actor) {
    return this.creation.createByHand(body, actor);
  }

  @Post('from-quote/:quoteId')
  @StaffOnly('orders.write')
  @ApiStateAction(QUOTE_MACHINE, ['createOrder'], {
    summary: 'Create an order from a Confirmed quote',
    description: 'Possible once per quote.',
  })
  @ApiCreatedResponse({ type: OrderResponse })
  @Refuses('QUOTE_NOT_FOUND', 'PRODUCT_DELETED')
  createFromQuote(@Param('quoteId') quoteId: string, @CurrentActor() actor: Actor) {
    return this.creation.createFromQuote(quoteId, actor);
  }

  @Post(':id/duplicate')
  @StaffOnly('orders.write')
  @ApiOperation({
    summary: 'Duplicate an order',
    description:
      'Copies the products with their current details, the charges and the delivery details. Lines of deleted ' +
      'products become custom items.',
  })
  @ApiCreatedResponse({ type: OrderResponse })
  @Refuses('PRODUCT_DELETED')
  duplicate(@Param('id') id: string, @Body() body: DuplicateDto, @CurrentActor() actor: Actor) {
    return this.creation.duplicateOrder(id, body, actor);
  }

  @Get(':id/copied-lines')
  @StaffOnly('orders.write')
  @ApiOperation({ summary: 'Get the lines of an order for a new document' })
  @ApiOkResponse({ type: CopiedLinesResponse })
  copiedLines(@Param('id') id: string, @Query() { prices }: CopiedLinesQueryDto) {
    return this.creation.copiedLines(id, prices);
  }

  @Get('my')
  @ForCompanyKeys('own.read')
  @ApiOperation({ summary: 'List your orders, newest first' })
  @ListOfRows('orders', OrderResponse)
  @Refuses('COMPANY_SHARES_NOTHING')
  listOwn(@Query() query: OwnListQueryDto, @CurrentActor() actor: Actor) {
    return this.orders.listOwn(actor, query);
  }

  @Get()
  @StaffOnly('orders.read')
  @ApiOperation({ summary: 'List orders', description: WITHOUT_PRICES })
  @ListOfRows('orders', OrderResponse, ORDER_LIST)
  list(@Query() query: ListQueryDto, @CurrentActor() actor: Actor) {
    return this.orders.list(query, actor);
  }

  @Get('last-prices')
  @StaffOnly('prices.read')
  @ApiOperation({
    summary: 'List the prices of an account’s last orders',
    description: 'From the latest 300 orders, without cancelled ones.',
  })
  @ApiOkResponse({ type: [LastPriceResponse] })
  lastPricesOf(@Query() query: AccountQueryDto) {
    return this.lastPrices.lastPricesOf(query);
  }

  @Get('totals')
  @StaffOnly('prices.read')
  @TotalsOf('orders', ORDER_LIST)
  totals(@Query() query: ListQueryDto) {
    return this.orders.totals(query);
  }

  @Get(':id')
  @ForCompanyKeys('own.read')
  @OwnerOrStaff('orders.read')
  @ApiOperation({ summary: 'Get an order', description: WITHOUT_PRICES })
  @ApiOkResponse({ type: OrderResponse })
  get(@Param('id') id: string, @CurrentActor() actor: Actor) {
    return this.orders.get(id, actor);
  }

  @Get(':id/billable')
  @StaffOnly('invoices.issue')
  @ApiOperation({ summary: 'Get the amounts an order can be invoiced for' })
  @ApiOkResponse({ type: BillableResponse })
  billable(@Param('id') id: string, @Query() { basis }: BillableQueryDto) {
    return this.orders.billable(id, basis);
  }

  @Put(':id')
  @LargeBody()
  @StaffOnly('orders.write', 'orders.deliver', 'orders.expect', 'invoices.issue', 'invoices.void')
  @ApiStateAction(ORDER_MACHINE, ['edit', 'editMoney', 'invoice'], {
    summary: 'Update an order',
    description:
      'The status Delivered deducts the lines from stock; Returned and Cancelled return them and credit the ' +
      'remaining invoice amounts. Insufficient stock returns 409 and changes nothing.',
  })
  @ApiOkResponse({ type: OrderResponse })
  @Refuses(
    'ORDER_STEP_REFUSED',
    'ORDER_FLAGS_CONTRADICT',
    'ORDER_LINES_STAY',
    'CLOSE_BY_CREDIT_NOTE',
    'DELIVERY_BILLED',
    'PERIOD_CLOSED',
    'INVOICE_HAS_PAYMENTS',
    'SEVERAL_INVOICES',
    'NOTHING_TO_BILL',
    'INVOICE_HAS_CREDITS',
    'E_INVOICE_SENT',
    'BUYER_TRN_MISSING',
    'E_INVOICE_NOT_READY',
    'INSUFFICIENT_STOCK',
    'ORDER_HELD',
  )
  update(@Param('id') id: string, @Body() body: UpdateOrderDto, @CurrentActor() actor: Actor) {
    return this.editing.updateOrder(id, body, actor);
  }

  @Post(':id/deliver')
  @StaffOnly('orders.deliver')
  @ApiStateAction(ORDER_MACHINE, ['deliver'], {
    summary: 'Record the delivery of an order',
    description: 'Changes status and stock like the PUT. Insufficient stock returns 409 and changes nothing.',
  })
  @ApiCreatedResponse({ type: OrderResponse })
  @Refuses('PERIOD_CLOSED', 'INSUFFICIENT_STOCK')
  deliver(@Param('id') id: string, @Body() body: DeliverOrderDto, @CurrentActor() actor: Actor) {
    return this.editing.deliverOrder(id, body, actor);
  }

  @Post(':id/returns')
  @LargeBody()
  @StaffOnly('orders.deliver')
  @ApiStateAction(ORDER_MACHINE, ['returnGoods'], {
    summary: 'Return goods of a delivered order before it is invoiced',
    description:
      'The goods return to stock; a later invoice includes only the remaining goods. The order becomes Returned when ' +
      'all goods are returned.',
  })
  @ApiCreatedResponse({ type: OrderResponse })
  @Refuses('RETURN_QTY_TOO_LARGE')
  returnGoods(@Param('id') id: string, @Body() body: ReturnGoodsDto, @CurrentActor() actor: Actor) {
    return this.goods.returnGoods(id, body, actor);
  }

  @Post(':id/release')
  @HttpCode(200)
  @StaffOnly('orders.release')
  @ApiStateAction(ORDER_MACHINE, ['release'], {
    summary: 'Release an order on hold',
    description: 'Requires a reason. The order can then be delivered and invoiced regardless of the credit limit.',
  })
  @ApiOkResponse({ type: OrderResponse })
  release(@Param('id') id: string, @Body() body: ReleaseOrderDto, @CurrentActor() actor: Actor) {
    return this.editing.releaseHold(id, body, actor);
  }

  @Put(':id/salesperson')
  @StaffOnly('orders.write')
  @ApiOperation({
    summary: 'Assign an order to a member of staff',
    description: 'Possible in every status. Issued invoices keep their salesperson.',
  })
  @ApiOkResponse({ type: OrderResponse })
  assign(@Param('id') id: string, @Body() body: AssignDto, @CurrentActor() actor: Actor) {
    return this.assignment.assign(id, body, actor);
  }

  @Delete(':id')
  @StaffOnly('orders.write')
  @ApiStateAction(ORDER_MACHINE, ['delete'], {
    summary: 'Delete an order',
    description: 'Its quote can be ordered again.',
  })
  @ApiOkResponse({ type: DeletedResponse })
  remove(@Param('id') id: string, @CurrentActor() actor: Actor) {
    return this.editing.removeOrder(id, actor);
  }

  @Get(':id/pdf')
  @ForCompanyKeys('own.read')
  @OwnerOrStaff('prices.read')
  @ApiOperation({ summary: 'Download an order confirmation as PDF' })
  @AnswersPdf()
  pdf(@Param('id') id: string, @Query() { language }: PdfQueryDto, @CurrentActor() actor: Actor) {
    return this.papers.printPriced('confirmation', id, actor, language);
  }

  @Get(':id/proforma')
  @ForCompanyKeys('own.read')
  @OwnerOrStaff('prices.read')
  @ApiOperation({ summary: 'Download a proforma invoice as PDF' })
  @AnswersPdf()
  proforma(@Param('id') id: string, @Query() { language }: PdfQueryDto, @CurrentActor() actor: Actor) {
    return this.papers.printPriced('proforma', id, actor, language);
  }

  @Get(':id/delivery-note')
  @ForCompanyKeys('own.read')
  @OwnerOrStaff('orders.read')
  @ApiOperation({ summary: 'Download the delivery note of an order as PDF' })
  @AnswersPdf()
  deliveryNote(@Param('id') id: string, @Query() { language }: PdfQueryDto, @CurrentActor() actor: Actor) {
    return this.papers.printDeliveryNote(id, actor, language);
  }
}
