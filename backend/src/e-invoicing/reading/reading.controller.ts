import { Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { MAX_E_INVOICE_BYTES, MAX_E_INVOICE_MB, XML_TYPES } from '@shop/contract/e-invoices';
import type { FastifyRequest } from 'fastify';
import { StaffOnly } from '../../platform/auth/access.decorators.js';
import { Clock } from '../../platform/clock.js';
import { readUpload, TakesFile, TakesXml } from '../../platform/http/uploads.js';
import { Refuses } from '../../platform/openapi/refusals.js';
import { ReadEInvoiceResponse } from '../dto/read-e-invoice.response.js';
import { judge } from './judge.js';
import { readEInvoice } from './read-e-invoice.js';
import { toReadEInvoice } from './read-e-invoice.mapper.js';

@ApiTags('e-invoicing')
@Controller('e-invoicing/read')
export class ReadingController {
  constructor(private readonly clock: Clock) {}

  @Post()
  @StaffOnly('eInvoices.read')
  @HttpCode(200)
  @TakesXml()
  @ApiOperation({
    summary: 'Read an e-invoice of anybody',
    description: `Takes a PINT AE invoice or credit note of at most ${MAX_E_INVOICE_MB} MB, as the body itself, and stores nothing. Files with document types or entities are refused, and those beyond any e-invoice in depth, number or length.`,
  })
  @TakesFile(...XML_TYPES)
  @Refuses(
    'XML_UNSAFE',
    'XML_BEYOND_LIMIT',
    'XML_WRONG_ENCODING',
    'XML_NOT_WELL_FORMED',
    'NOT_AN_E_INVOICE',
    'E_INVOICE_UNREADABLE',
  )
  @ApiOkResponse({ type: ReadEInvoiceResponse })
  async read(@Req() request: FastifyRequest): Promise<ReadEInvoiceResponse> {
    const read = readEInvoice(await readUpload(request, MAX_E_INVOICE_BYTES, XML_TYPES));
    return toReadEInvoice(read, judge(read, this.clock.now()));
  }
}
