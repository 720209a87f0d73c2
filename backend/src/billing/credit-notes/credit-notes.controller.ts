import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { INVOICE_MACHINE } from '../invoices/domain/invoice.rules.js';
import { type Actor, CurrentActor, ForCompanyKeys, OwnerOrStaff, StaffOnly } from '../../platform/auth/actor.js';
import { LargeBody } from '../../platform/http/json-bodies.js';
import { AnswersPdf, PdfQueryDto } from '../../platform/http/pdf-answer.js';
import { TotalsOf } from '../../platform/lists/list-totals.js';
import { ListOfRows } from '../../platform/lists/content-range.js';
import { ListQueryDto, RangeQueryDto } from '../../platform/lists/list-query.js';
import { Refuses } from '../../platform/openapi/refusals.js';
import { ApiStateAction } from '../../platform/openapi/states.js';
import { CreditNotePapers } from './credit-note-papers.service.js';
import { CreditNotesService } from './credit-notes.service.js';
import { CREDIT_NOTE_LIST } from './credit-notes.list.js';
import { CreditNoteIssuing } from './credit-note-issuing.service.js';
import { CreateCreditNoteDto } from './dto/credit-note.requests.js';
import { CreditableResponse, CreditNoteResponse } from './dto/credit-note.response.js';

@ApiTags('credit-notes')
@Refuses('CREDIT_NOTE_NOT_FOUND')
@Controller('credit-notes')
export class CreditNotesController {
  constructor(
    private readonly notes: CreditNotesService,
    private readonly issuing: CreditNoteIssuing,
    private readonly papers: CreditNotePapers,
  ) {}

  @Post()
  @LargeBody()
  @StaffOnly('creditNotes.issue')
  @ApiStateAction(INVOICE_MACHINE, ['credit'], {
    summary: 'Issue a credit note of an invoice',
    description:
      'Credits quantities of lines and amounts of charges, or one amount. Concurrent requests can’t credit more ' +
      'than the remaining amount of the invoice.',
  })
  @ApiCreatedResponse({ type: CreditNoteResponse })
  @Refuses('INVOICE_NOT_FOUND', 'CREDIT_TOO_LARGE', 'CREDIT_QTY_TOO_LARGE')
  issue(@Body() body: CreateCreditNoteDto, @CurrentActor() actor: Actor) {
    return this.issuing.issueCreditNote(body, actor);
  }

  @Get('my')
  @ForCompanyKeys('own.read')
  @ApiOperation({ summary: 'List your credit notes, newest first' })
  @ListOfRows('credit-notes', CreditNoteResponse)
  listOwn(@Query() query: RangeQueryDto, @CurrentActor() actor: Actor) {
    return this.notes.listOwn(actor, query);
  }

  @Get()
  @StaffOnly('invoices.read')
  @ApiOperation({ summary: 'List credit notes' })
  @ListOfRows('credit-notes', CreditNoteResponse, CREDIT_NOTE_LIST)
  list(@Query() query: ListQueryDto) {
    return this.notes.list(query);
  }

  @Get('totals')
  @StaffOnly('invoices.read')
  @TotalsOf('credit notes', CREDIT_NOTE_LIST)
  totals(@Query() query: ListQueryDto) {
    return this.notes.totals(query);
  }

  @Get(':id')
  @ForCompanyKeys('own.read')
  @OwnerOrStaff('invoices.read')
  @ApiOperation({ summary: 'Get a credit note' })
  @ApiOkResponse({ type: CreditNoteResponse })
  get(@Param('id') id: string, @CurrentActor() actor: Actor) {
    return this.notes.get(id, actor);
  }

  @Get(':id/pdf')
  @ForCompanyKeys('own.read')
  @OwnerOrStaff('invoices.read')
  @ApiOperation({ summary: 'Download a credit note as PDF' })
  @AnswersPdf()
  pdf(@Param('id') id: string, @Query() query: PdfQueryDto, @CurrentActor() actor: Actor) {
    return this.papers.print(id, query, actor);
  }
}

@ApiTags('invoices')
@Refuses('INVOICE_NOT_FOUND')
@Controller('invoices')
@StaffOnly('invoices.read')
export class CreditableController {
  constructor(private readonly notes: CreditNotesService) {}

  @Get(':id/creditable')
  @ApiOperation({ summary: 'Get the amounts of an invoice that can still be credited' })
  @ApiOkResponse({ type: CreditableResponse })
  get(@Param('id') id: string) {
    return this.notes.creditable(id);
  }
}
