import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { StaffOnly } from '../../platform/auth/actor.js';
import { DocumentJournalQueryDto, JournalQueryDto, TrialBalanceQueryDto } from './dto/journal.query.js';
import { JournalEntryResponse, JournalResponse, TrialBalanceResponse } from './dto/journal.response.js';
import { Journal } from './journal.service.js';

@ApiTags('books')
@Controller('journal')
@StaffOnly('tax.read')
export class JournalController {
  constructor(private readonly journal: Journal) {}

  @Get()
  @ApiOperation({
    summary: 'List the journal of a period with its sums',
    description:
      'Computed from the documents. Debits equal credits in each entry. With a filter, entries with a matching line ' +
      'are listed, and only matching lines are summed.',
  })
  @ApiOkResponse({ type: JournalResponse })
  list(@Query() query: JournalQueryDto) {
    return this.journal.list(query);
  }

  @Get('document')
  @ApiOperation({ summary: 'List the journal entries of a document' })
  @ApiOkResponse({ type: [JournalEntryResponse] })
  ofDocument(@Query() { resource, document }: DocumentJournalQueryDto) {
    return this.journal.ofDocument(resource, document);
  }

  @Get('trial-balance')
  @ApiOperation({ summary: 'Get the balances of all accounts at the end of a day' })
  @ApiOkResponse({ type: TrialBalanceResponse })
  trialBalance(@Query() query: TrialBalanceQueryDto) {
    return this.journal.trialBalance(query);
  }
}
