import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { type Actor, CurrentActor, OwnerOrStaff, StaffOnly } from '../platform/auth/actor.js';
import { Refuses } from '../platform/openapi/refusals.js';
import { EInvoiceChecks } from './e-invoice-checks.service.js';
import { FindingsResponse, ReadinessResponse } from './dto/e-invoice.response.js';
import { AnswersXml, sendXml } from './xml-answer.js';

const FINDINGS = 'List the problems that prevent an e-invoice';

@ApiTags('e-invoicing')
@Controller()
export class EInvoicesController {
  constructor(private readonly checks: EInvoiceChecks) {}

  @Get('invoices/:id/e-invoice')
  @OwnerOrStaff('invoices.read')
  @ApiOperation({ summary: 'Download an invoice as PINT AE XML' })
  @Refuses('INVOICE_NOT_FOUND', 'E_INVOICE_VOID', 'E_INVOICE_OPENING', 'E_INVOICE_WITHOUT_VAT', 'E_INVOICE_INCOMPLETE')
  @AnswersXml()
  async invoice(@Param('id') id: string, @CurrentActor() actor: Actor, @Res() reply: FastifyReply) {
    sendXml(reply, await this.checks.xmlOfInvoice(id, actor));
  }

  @Get('credit-notes/:id/e-invoice')
  @OwnerOrStaff('invoices.read')
  @ApiOperation({ summary: 'Download a credit note as PINT AE XML' })
  @Refuses('CREDIT_NOTE_NOT_FOUND', 'E_INVOICE_WITHOUT_VAT', 'E_INVOICE_INCOMPLETE')
  @AnswersXml()
  async creditNote(@Param('id') id: string, @CurrentActor() actor: Actor, @Res() reply: FastifyReply) {
    sendXml(reply, await this.checks.xmlOfCreditNote(id, actor));
  }

  @Get('invoices/:id/e-invoice/findings')
  @StaffOnly('invoices.read')
  @ApiOperation({ summary: FINDINGS })
  @Refuses('INVOICE_NOT_FOUND')
  @ApiOkResponse({ type: FindingsResponse })
  invoiceFindings(@Param('id') id: string) {
    return this.checks.findingsOfInvoice(id);
  }

  @Get('credit-notes/:id/e-invoice/findings')
  @StaffOnly('invoices.read')
  @ApiOperation({ summary: FINDINGS })
  @Refuses('CREDIT_NOTE_NOT_FOUND')
  @ApiOkResponse({ type: FindingsResponse })
  creditNoteFindings(@Param('id') id: string, @CurrentActor() actor: Actor) {
    return this.checks.findingsOfCreditNote(id, actor);
  }

  @Get('orders/:id/e-invoice/findings')
  @StaffOnly('orders.read')
  @ApiOperation({
    summary: 'Check an order’s data for the e-invoice of its invoice',
  })
  @Refuses('ORDER_NOT_FOUND')
  @ApiOkResponse({ type: FindingsResponse })
  orderFindings(@Param('id') id: string) {
    return this.checks.findingsOfOrder(id);
  }

  @Get('quotes/:id/e-invoice/findings')
  @StaffOnly('quotes.read')
  @ApiOperation({
    summary: 'Check a quote’s data for the e-invoice of its invoice',
  })
  @Refuses('QUOTE_NOT_FOUND')
  @ApiOkResponse({ type: FindingsResponse })
  quoteFindings(@Param('id') id: string) {
    return this.checks.findingsOfQuote(id);
  }

  @Get('e-invoicing/readiness')
  @StaffOnly('invoices.read')
  @ApiOperation({ summary: 'Get the e-invoicing readiness of the shop, companies and products' })
  @ApiOkResponse({ type: ReadinessResponse })
  readiness() {
    return this.checks.readiness();
  }
}
