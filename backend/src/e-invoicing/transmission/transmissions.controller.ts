import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentActor, StaffOnly } from '../../platform/auth/access.decorators.js';
import type { Actor } from '../../platform/auth/actor.js';
import { AnswersZip, type ZipFile } from '../../platform/http/zip-answer.js';
import { zipStreamOf } from '../../platform/http/zip-stream.js';
import { ListOfRows } from '../../platform/lists/content-range.js';
import { ListQueryDto } from '../../platform/lists/list-query.js';
import type { ListPage } from '../../platform/lists/list-spec.js';
import { Refuses } from '../../platform/openapi/refusals.js';
import { ApiStateAction } from '../../platform/openapi/states.js';
import { TRANSMISSION_MACHINE, timeLimitSince } from '../domain/transmission.rules.js';
import { transmissionList } from './transmissions.list.js';
import { Transmissions } from './transmissions.service.js';
import { TransmissionEditing } from './transmission-editing.service.js';
import { ArchiveQueryDto, MarkRejectedDto, MarkSentDto } from './dto/transmission.requests.js';
import { TransmissionResponse, MarkedResponse } from './dto/transmission.response.js';
import { EInvoiceDocuments } from '../e-invoice-documents.service.js';

@ApiTags('e-invoicing')
@Controller('e-invoicing')
export class TransmissionsController {
  constructor(
    private readonly transmissions: Transmissions,
    private readonly editing: TransmissionEditing,
    private readonly documents: EInvoiceDocuments,
  ) {}

  @Get('zip')
  @StaffOnly('eInvoices.send')
  @ApiOperation({
    summary: 'The e-invoices of a period',
    description: 'One XML for each, and `summary.csv`, which also names what was left out, and why.',
  })
  @AnswersZip('An archive that is written while it is sent', 'e-invoices-2026-11-01-2026-11-30')
  zip(@Query() { from, to }: ArchiveQueryDto): ZipFile {
    return { name: `e-invoices-${from}-${to}`, bytes: zipStreamOf(this.documents.archiveEntries(from, to)) };
  }

  @Get('deliveries')
  @StaffOnly('invoices.read')
  @ApiOperation({ summary: 'List the fate of e-invoices', description: 'Without documents that never needed one.' })
  @ListOfRows('deliveries', TransmissionResponse, transmissionList(timeLimitSince()))
  list(@Query() query: ListQueryDto): Promise<ListPage<TransmissionResponse>> {
    return this.transmissions.list(query);
  }

  @Post('deliveries/mark-sent')
  @StaffOnly('eInvoices.send')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Note that staff have handed e-invoices to the provider',
    description: 'Those that can’t be marked are named, and keep none of the others from being marked.',
  })
  @ApiOkResponse({ type: MarkedResponse })
  markAllSent(@Body() { documents }: MarkSentDto, @CurrentActor() actor: Actor): Promise<MarkedResponse> {
    return this.editing.markAllSent(documents, actor);
  }

  @Get('deliveries/:id')
  @StaffOnly('invoices.read')
  @ApiOperation({ summary: 'The fate of the e-invoice of one invoice or credit note' })
  @Refuses('E_INVOICE_NOT_FOUND')
  @ApiOkResponse({ type: TransmissionResponse })
  get(@Param('id') id: string): Promise<TransmissionResponse> {
    return this.transmissions.get(id);
  }

  @Post('deliveries/:id/send')
  @StaffOnly('eInvoices.send')
  @HttpCode(200)
  @ApiStateAction(TRANSMISSION_MACHINE, ['send'], {
    summary: 'Send an e-invoice to the provider, or send it again',
    description: 'It is on its way then; attempts that fail are repeated.',
  })
  @Refuses('E_INVOICE_NOT_FOUND')
  @ApiOkResponse({ type: TransmissionResponse })
  send(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<TransmissionResponse> {
    return this.editing.send(id, actor);
  }

  @Post('deliveries/:id/ask')
  @StaffOnly('eInvoices.send')
  @HttpCode(200)
  @ApiOperation({ summary: 'Ask the provider what became of an e-invoice that was sent' })
  @Refuses('E_INVOICE_NOT_FOUND', 'E_INVOICE_NOT_SENT', 'E_INVOICE_NO_CONNECTOR', 'E_INVOICE_PROVIDER_UNREACHABLE')
  @ApiOkResponse({ type: TransmissionResponse })
  ask(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<TransmissionResponse> {
    return this.editing.requestState(id, actor);
  }

  @Post('deliveries/:id/mark-sent')
  @StaffOnly('eInvoices.send')
  @HttpCode(200)
  @ApiStateAction(TRANSMISSION_MACHINE, ['markSent'], {
    summary: 'Note that staff have handed an e-invoice to the provider',
    description: 'Its invoice can’t become Void from then on.',
  })
  @Refuses('E_INVOICE_NOT_FOUND')
  @ApiOkResponse({ type: TransmissionResponse })
  markSent(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<TransmissionResponse> {
    return this.editing.markSent(id, actor);
  }

  @Post('deliveries/:id/mark-accepted')
  @StaffOnly('eInvoices.send')
  @HttpCode(200)
  @ApiStateAction(TRANSMISSION_MACHINE, ['markAccepted'], {
    summary: 'Note that the provider has accepted an e-invoice',
  })
  @Refuses('E_INVOICE_NOT_FOUND')
  @ApiOkResponse({ type: TransmissionResponse })
  markAccepted(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<TransmissionResponse> {
    return this.editing.markAccepted(id, actor);
  }

  @Post('deliveries/:id/mark-rejected')
  @StaffOnly('eInvoices.send')
  @HttpCode(200)
  @ApiStateAction(TRANSMISSION_MACHINE, ['markRejected'], {
    summary: 'Note that the provider has refused an e-invoice',
    description: 'It can be sent again, and its invoice can become Void again.',
  })
  @Refuses('E_INVOICE_NOT_FOUND')
  @ApiOkResponse({ type: TransmissionResponse })
  markRejected(
    @Param('id') id: string,
    @Body() { reasons }: MarkRejectedDto,
    @CurrentActor() actor: Actor,
  ): Promise<TransmissionResponse> {
    return this.editing.markRejected(id, reasons, actor);
  }
}
