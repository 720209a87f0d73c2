import { Body, Controller, Get, HttpCode, Param, Post, Put, Query, Req } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { MAX_PROOF_BYTES, MAX_PROOF_MB, PROOF_TYPES } from '@shop/contract/delivery';
import type { FastifyRequest } from 'fastify';
import { type Actor, CurrentActor, ForCompanyKeys, OwnerOrStaff, StaffOnly } from '../../platform/auth/actor.js';
import { AnswersFile } from '../../platform/http/file-answer.js';
import { LargeBody } from '../../platform/http/json-bodies.js';
import { AnswersPdf, PdfQueryDto } from '../../platform/http/pdf-answer.js';
import { readUpload, TakesFile } from '../../platform/http/uploads.js';
import { ListOfRows } from '../../platform/lists/content-range.js';
import { ListQueryDto } from '../../platform/lists/list-query.js';
import { Refuses } from '../../platform/openapi/refusals.js';
import { ApiStateAction } from '../../platform/openapi/states.js';
import { ORDER_MACHINE } from '../orders/domain/order.rules.js';
import { OrderResponse } from '../orders/dto/order.response.js';
import { Backorders } from './backorders.service.js';
import { DELIVERY_LIST } from './deliveries.list.js';
import { DeliveriesService } from './deliveries.service.js';
import { DeliveryPapers } from './delivery-papers.service.js';
import { DeliveryProofs } from './delivery-proofs.service.js';
import { DeliveryWriting } from './delivery-writing.service.js';
import { DELIVERY_MACHINE } from './domain/delivery.rules.js';
import {
  CancelDeliveryDto,
  CloseOrderDto,
  CompleteDeliveryDto,
  CreateDeliveryDto,
  OwnDeliveriesQueryDto,
  ProofQueryDto,
  UpdateDeliveryDto,
} from './dto/delivery.requests.js';
import { BackordersResponse, DeliveryResponse, UnbilledDeliveriesResponse } from './dto/delivery.response.js';
import { UnbilledDeliveries } from './unbilled-deliveries.service.js';

@ApiTags('deliveries')
@Refuses('DELIVERY_NOT_FOUND')
@Controller('deliveries')
export class DeliveriesController {
  constructor(
    private readonly deliveries: DeliveriesService,
    private readonly writing: DeliveryWriting,
    private readonly papers: DeliveryPapers,
    private readonly proofs: DeliveryProofs,
    private readonly unbilled: UnbilledDeliveries,
  ) {}

  @Get()
  @StaffOnly('orders.read')
  @ApiOperation({ summary: 'List deliveries' })
  @ListOfRows('deliveries', DeliveryResponse, DELIVERY_LIST)
  list(@Query() query: ListQueryDto) {
    return this.deliveries.list(query);
  }

  @Get('my')
  @ForCompanyKeys('own.read')
  @ApiOperation({ summary: 'List deliveries of your orders, newest first' })
  @ListOfRows('deliveries', DeliveryResponse)
  @Refuses('COMPANY_SHARES_NOTHING', 'ORDER_NOT_FOUND')
  listOwn(@Query() query: OwnDeliveriesQueryDto, @CurrentActor() actor: Actor) {
    return this.deliveries.listOwn(actor, query);
  }

  @Get('unbilled')
  @StaffOnly('invoices.read')
  @ApiOperation({ summary: 'List deliveries that are not fully invoiced, oldest first' })
  @ApiOkResponse({ type: UnbilledDeliveriesResponse })
  listUnbilled() {
    return this.unbilled.list();
  }

  @Get(':id')
  @ForCompanyKeys('own.read')
  @OwnerOrStaff('orders.read')
  @ApiOperation({ summary: 'Get a delivery' })
  @ApiOkResponse({ type: DeliveryResponse })
  get(@Param('id') id: string, @CurrentActor() actor: Actor) {
    return this.deliveries.get(id, actor);
  }

  @Put(':id')
  @LargeBody()
  @StaffOnly('orders.deliver')
  @ApiStateAction(DELIVERY_MACHINE, ['edit', 'editGoods'], { summary: 'Update a delivery' })
  @ApiOkResponse({ type: DeliveryResponse })
  @Refuses('DELIVERY_QTY_TOO_LARGE', 'DELIVERY_NOT_FOUND', 'ORDER_NOT_FOUND')
  update(@Param('id') id: string, @Body() body: UpdateDeliveryDto, @CurrentActor() actor: Actor) {
    return this.writing.update(id, body, actor);
  }

  @Post(':id/complete')
  @HttpCode(200)
  @StaffOnly('orders.deliver')
  @ApiStateAction(DELIVERY_MACHINE, ['complete'], {
    summary: 'Complete a prepared delivery',
    description: 'Deducts the goods from stock. Insufficient stock returns 409 and changes nothing.',
  })
  @ApiOkResponse({ type: DeliveryResponse })
  @Refuses(
    'DELIVERY_QTY_TOO_LARGE',
    'INSUFFICIENT_STOCK',
    'DELIVERY_NOT_FOUND',
    'ORDER_NOT_FOUND',
    'ORDER_NOT_DELIVERABLE',
    'ORDER_HELD',
  )
  complete(@Param('id') id: string, @Body() body: CompleteDeliveryDto, @CurrentActor() actor: Actor) {
    return this.writing.complete(id, body, actor);
  }

  @Post(':id/cancel')
  @HttpCode(200)
  @StaffOnly('orders.deliver')
  @ApiStateAction(DELIVERY_MACHINE, ['cancel'], {
    summary: 'Cancel a delivery',
    description: 'Goods of a completed delivery return to stock and are to be delivered again.',
  })
  @ApiOkResponse({ type: DeliveryResponse })
  @Refuses('DELIVERY_RETURNED', 'PERIOD_CLOSED', 'DELIVERY_NOT_FOUND', 'ORDER_NOT_FOUND', 'ORDER_NOT_DELIVERABLE')
  cancel(@Param('id') id: string, @Body() body: CancelDeliveryDto, @CurrentActor() actor: Actor) {
    return this.writing.cancel(id, body, actor);
  }

  @Post(':id/proof')
  @HttpCode(200)
  @StaffOnly('orders.deliver')
  @ApiStateAction(DELIVERY_MACHINE, ['addProof'], {
    summary: 'Upload a proof of delivery',
    description:
      `The body is a PDF or an image of the signed delivery note, at most ${MAX_PROOF_MB} MB. It replaces the ` +
      'current file.',
  })
  @TakesFile(...PROOF_TYPES)
  @ApiOkResponse({ type: DeliveryResponse })
  async addProof(
    @Req() request: FastifyRequest,
    @Param('id') id: string,
    @Query() { name = '' }: ProofQueryDto,
    @CurrentActor() actor: Actor,
  ) {
    return this.proofs.storeProof(id, await readUpload(request, MAX_PROOF_BYTES, PROOF_TYPES), name, actor);
  }

  @Get(':id/proof')
  @ForCompanyKeys('own.read')
  @OwnerOrStaff('orders.read')
  @ApiOperation({ summary: 'Download the proof of a delivery' })
  @AnswersFile(['application/pdf', 'image/webp'], 'Signed%20note.pdf', (type) =>
    type === 'application/pdf' ? 'delivery-note.pdf' : 'delivery.webp',
  )
  @Refuses('DELIVERY_NOT_FOUND', 'PROOF_NOT_FOUND')
  proof(@Param('id') id: string, @CurrentActor() actor: Actor) {
    return this.proofs.get(id, actor);
  }

  @Get(':id/pdf')
  @ForCompanyKeys('own.read')
  @OwnerOrStaff('orders.read')
  @ApiOperation({ summary: 'Download a delivery note as PDF' })
  @AnswersPdf()
  pdf(@Param('id') id: string, @Query() { language }: PdfQueryDto, @CurrentActor() actor: Actor) {
    return this.papers.printNote(id, actor, language);
  }

  @Get(':id/packing-list')
  @StaffOnly('orders.read')
  @ApiOperation({ summary: 'Download a packing list as PDF' })
  @AnswersPdf()
  packingList(@Param('id') id: string, @Query() { language }: PdfQueryDto, @CurrentActor() actor: Actor) {
    return this.papers.printPackingList(id, actor, language);
  }
}

@ApiTags('orders')
@Refuses('ORDER_NOT_FOUND')
@Controller('orders')
export class DeliveriesOfOrderController {
  constructor(private readonly writing: DeliveryWriting) {}

  @Post(':id/deliveries')
  @LargeBody()
  @StaffOnly('orders.deliver')
  @ApiStateAction(ORDER_MACHINE, ['deliver'], {
    summary: 'Create a delivery of an order',
    description:
      'Deducts delivered goods from stock; insufficient stock returns 409 and changes nothing. The order becomes ' +
      'Delivered when nothing is open. Deliveries dated in a closed VAT period are marked as late.',
  })
  @ApiCreatedResponse({ type: DeliveryResponse })
  @Refuses('DELIVERY_QTY_TOO_LARGE', 'INSUFFICIENT_STOCK')
  create(@Param('id') id: string, @Body() body: CreateDeliveryDto, @CurrentActor() actor: Actor) {
    return this.writing.create(id, body, actor);
  }

  @Post(':id/close')
  @HttpCode(200)
  @LargeBody()
  @StaffOnly('orders.write')
  @ApiStateAction(ORDER_MACHINE, ['close'], {
    summary: 'Cancel the undelivered quantities of an order',
    description:
      'The order becomes Delivered, or Cancelled if nothing was delivered. Invoiced quantities can only be ' +
      'cancelled by a credit note.',
  })
  @ApiOkResponse({ type: OrderResponse })
  @Refuses('DELIVERY_QTY_TOO_LARGE')
  close(@Param('id') id: string, @Body() body: CloseOrderDto, @CurrentActor() actor: Actor) {
    return this.writing.closeOrder(id, body, actor);
  }
}

@ApiTags('deliveries')
@Controller('backorders')
export class BackordersController {
  constructor(private readonly backorders: Backorders) {}

  @Get()
  @StaffOnly('orders.read')
  @ApiOperation({ summary: 'List backorders by product and by order' })
  @ApiOkResponse({ type: BackordersResponse })
  list() {
    return this.backorders.list();
  }
}
