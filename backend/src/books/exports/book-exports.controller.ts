import { Body, Controller, Delete, Get, Param, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type Actor, CurrentActor, StaffOnly } from '../../platform/auth/actor.js';
import { AnswersZip } from '../../platform/http/zip-answer.js';
import { Refuses } from '../../platform/openapi/refusals.js';
import { BookExports } from './book-exports.service.js';
import { BookExportDto, MakeBookExportDto } from './dto/book-export.requests.js';
import { BookExportResponse, NewEntriesResponse } from './dto/book-export.response.js';

@ApiTags('books')
@Controller('book-exports')
@StaffOnly('tax.read')
export class BookExportsController {
  constructor(private readonly exports: BookExports) {}

  @Get()
  @ApiOperation({ summary: 'List the latest 100 exports to accounting software' })
  @ApiOkResponse({ type: [BookExportResponse] })
  list() {
    return this.exports.list();
  }

  @Get('new')
  @ApiOperation({ summary: 'Count the entries of a period that were not exported yet' })
  @ApiOkResponse({ type: NewEntriesResponse })
  fresh(@Query() query: BookExportDto) {
    return this.exports.fresh(query);
  }

  @Post()
  @StaffOnly('books.export')
  @ApiOperation({
    summary: 'Export the new entries of a period',
    description:
      'Makes a ZIP file: ledgers and vouchers as XML for TallyPrime, or invoices, credit notes, payments and other ' +
      'entries as CSV for Zoho Books. An entry is exported once for each software until its export is taken back. ' +
      'An entry that was corrected since is reversed and exported anew. ' +
      'An export has the earliest 5,000 entries; the others remain new. Opening entries of a move-in are exported only on request.',
  })
  @ApiCreatedResponse({ type: BookExportResponse })
  @Refuses('ACCOUNTS_MISSING', 'NOTHING_TO_EXPORT')
  make(@Body() body: MakeBookExportDto, @CurrentActor() actor: Actor) {
    return this.exports.make(body, actor);
  }

  @Get(':id/file')
  @StaffOnly('books.export')
  @ApiOperation({ summary: 'Download an export', description: 'Returns the same bytes each time.' })
  @AnswersZip('XML or CSV files', 'tally-2026-11-01-2026-11-30')
  @Refuses('BOOK_EXPORT_NOT_FOUND')
  file(@Param('id') id: string) {
    return this.exports.file(id);
  }

  @Delete(':id')
  @StaffOnly('books.export')
  @ApiOperation({ summary: 'Take an export back', description: 'Its entries are new again; its file remains.' })
  @ApiOkResponse({ type: BookExportResponse })
  @Refuses('BOOK_EXPORT_NOT_FOUND', 'BOOK_EXPORT_TAKEN_BACK', 'BOOK_EXPORT_CORRECTED')
  takeBack(@Param('id') id: string, @CurrentActor() actor: Actor) {
    return this.exports.takeBack(id, actor);
  }
}
