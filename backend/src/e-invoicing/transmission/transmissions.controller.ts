import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type Actor, CurrentActor, StaffOnly } from '../../platform/auth/actor.js';
import { AnswersZip, type ZipFile } from '../../platform/http/zip-answer.js';
import { zipStreamOf } from '../../platform/http/zip-stream.js';
import { ListOfRows } from '../../platform/lists/content-range.js';
import { ListQueryDto } from '../../platform/lists/list-query.js';
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
    summary: 'Download the e-invoices of a period as a ZIP file',
    description: 'Contains one XML file per document, and `summary.csv` with the skipped documents and the reasons.',
  })
  @AnswersZip('ZIP file, streamed', 'e-invoices-2026-11-01-2026-11-30')
  zip(@Query() { from, to }: ArchiveQueryDto): ZipFile {
    return { name: `e-invoices-${from}-${to}`, bytes: zipStreamOf(this.documents.archiveEntries(from, to)) };
  }

  @Get('deliveries')
  @StaffOnly('invoices.read')
  @ApiOperation({
    summary: 'List e-invoice statuses',
    description: 'Excludes documents that never needed an e-invoice.',
  })
  @ListOfRows('deliveries', TransmissionResponse, transmissionList(timeLimitSince()))
  list(@Query() query: ListQueryDto) {
    return this.transmissions.list(query);
  }

  @Post('deliveries/mark-sent')
  @StaffOnly('eInvoices.send')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Mark e-invoices as sent',
    description: 'E-invoices that can’t be marked are listed in the response; the others are marked.',
  })
  @ApiOkResponse({ type: MarkedResponse })
  markAllSent(@Body() { documents }: MarkSentDto, @CurrentActor() actor: Actor) {
    return this.editing.markAllSent(documents, actor);
  }

  @Get('deliveries/:id')
  @StaffOnly('invoices.read')
  @ApiOperation({ summary: 'Get the e-invoice status of an invoice or credit note' })
  @Refuses('E_INVOICE_NOT_FOUND')
  @ApiOkResponse({ type: TransmissionResponse })
  get(@Param('id') id: string) {
    return this.transmissions.get(id);
  }

  @Post('deliveries/:id/send')
  @StaffOnly('eInvoices.send')
  @HttpCode(200)
  @ApiStateAction(TRANSMISSION_MACHINE, ['send'], {
    summary: 'Send or resend an e-invoice to the provider',
    description: 'Starts sending. Failed attempts are repeated.',
  })
  @Refuses('E_INVOICE_NOT_FOUND')
  @ApiOkResponse({ type: TransmissionResponse })
  send(@Param('id') id: string, @CurrentActor() actor: Actor) {
    return this.editing.send(id, actor);
  }

  @Post('deliveries/:id/ask')
  @StaffOnly('eInvoices.send')
  @HttpCode(200)
  @ApiOperation({ summary: 'Get the provider’s status of an e-invoice' })
  @Refuses('E_INVOICE_NOT_FOUND', 'E_INVOICE_NOT_SENT', 'E_INVOICE_NO_CONNECTOR', 'E_INVOICE_PROVIDER_UNREACHABLE')
  @ApiOkResponse({ type: TransmissionResponse })
  ask(@Param('id') id: string, @CurrentActor() actor: Actor) {
    return this.editing.requestState(id, actor);
  }

  @Post('deliveries/:id/mark-sent')
  @StaffOnly('eInvoices.send')
  @HttpCode(200)
  @ApiStateAction(TRANSMISSION_MACHINE, ['markSent'], {
    summary: 'Mark an e-invoice as sent',
    description: 'The invoice can’t be voided after that.',
  })
  @Refuses('E_INVOICE_NOT_FOUND')
  @ApiOkResponse({ type: TransmissionResponse })
  markSent(@Param('id') id: string, @CurrentActor() actor: Actor) {
    return this.editing.markSent(id, actor);
  }

  @Post('deliveries/:id/mark-accepted')
  @StaffOnly('eInvoices.send')
  @HttpCode(200)
  @ApiStateAction(TRANSMISSION_MACHINE, ['markAccepted'], {
    summary: 'Mark an e-invoice as accepted',
  })
  @Refuses('E_INVOICE_NOT_FOUND')
  @ApiOkResponse({ type: TransmissionResponse })
  markAccepted(@Param('id') id: string, @CurrentActor() actor: Actor) {
    return this.editing.markAccepted(id, actor);
  }

  @Post('deliveries/:id/mark-rejected')
  @StaffOnly('eInvoices.send')
  @HttpCode(200)
  @ApiStateAction(TRANSMISSION_MACHINE, ['markRejected'], {
    summary: 'Mark an e-invoice as rejected',
    description: 'The e-invoice can be sent again, and its invoice can be voided again.',
  })
  @Refuses('E_INVOICE_NOT_FOUND')
  @ApiOkResponse({ type: TransmissionResponse })
  markRejected(@Param('id') id: string, @Body() { reasons }: MarkRejectedDto, @CurrentActor() actor: Actor) {
    return this.editing.markRejected(id, reasons, actor);
  }
}
