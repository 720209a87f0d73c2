import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type Actor, CurrentActor, StaffOnly } from '../../platform/auth/actor.js';
import { AnswersZip } from '../../platform/http/zip-answer.js';
import { Refuses } from '../../platform/openapi/refusals.js';
import { BookPacks } from './book-packs.service.js';
import { BookChecksQueryDto, MakeBookPackDto } from './dto/book-pack.requests.js';
import { BookCheckResponse, BookPackResponse } from './dto/book-pack.response.js';

@ApiTags('books')
@Controller('book-packs')
@StaffOnly('tax.read')
export class BookPacksController {
  constructor(private readonly packs: BookPacks) {}

  @Get()
  @ApiOperation({ summary: 'List the latest 100 month packs' })
  @ApiOkResponse({ type: [BookPackResponse] })
  list() {
    return this.packs.list();
  }

  @Post()
  @StaffOnly('books.export')
  @ApiOperation({
    summary: 'Make a month pack',
    description: 'Starts to make a ZIP file with the books of a period. `status` and `progress` of the pack follow it.',
  })
  @ApiCreatedResponse({ type: BookPackResponse })
  @Refuses('ACCOUNTS_MISSING')
  make(@Body() body: MakeBookPackDto, @CurrentActor() actor: Actor) {
    return this.packs.make(body, actor);
  }

  @Get('checks')
  @ApiOperation({
    summary: 'Compare the journal of a period with statements, VAT return and bank',
    description: 'Each difference should be 0.',
  })
  @ApiOkResponse({ type: [BookCheckResponse] })
  checks(@Query() query: BookChecksQueryDto) {
    return this.packs.checks(query);
  }

  @Get(':id')
  @ApiOperation({ summary: 'Get a month pack' })
  @ApiOkResponse({ type: BookPackResponse })
  @Refuses('BOOK_PACK_NOT_FOUND')
  get(@Param('id') id: string) {
    return this.packs.get(id);
  }

  @Get(':id/file')
  @StaffOnly('books.export')
  @ApiOperation({ summary: 'Download a month pack as a ZIP file' })
  @AnswersZip('Workbook and CSV files', 'Books-2026-11-01-2026-11-30')
  @Refuses('BOOK_PACK_NOT_FOUND', 'BOOK_PACK_NOT_READY')
  file(@Param('id') id: string) {
    return this.packs.file(id);
  }
}
