import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { DIFFERENCE_REFUSALS } from '../../billing/differences/dto/difference.requests.js';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type Actor, CurrentActor, StaffOnly } from '../../platform/auth/actor.js';
import { ListOfRows } from '../../platform/lists/content-range.js';
import { ListQueryDto } from '../../platform/lists/list-query.js';
import { StaffLists } from '../../platform/lists/staff-lists.service.js';
import { Refuses } from '../../platform/openapi/refusals.js';
import { BankLines } from './bank-lines.service.js';
import { BankMatching } from './bank-matching.service.js';
import { BankSuggestions } from './bank-suggestions.service.js';
import { BANK_LINE_LIST } from './bank.lists.js';
import { IgnoreBankLineDto, MatchBankLineDto } from './dto/bank.requests.js';
import { BankLineResponse, BankSuggestionResponse } from './dto/bank.response.js';

@ApiTags('bank-lines')
@Controller('bank-lines')
@StaffOnly('payments.record')
export class BankLinesController {
  constructor(
    private readonly lines: BankLines,
    private readonly matching: BankMatching,
    private readonly suggestions: BankSuggestions,
    private readonly staffLists: StaffLists,
  ) {}

  @Get()
  @StaffOnly('payments.read')
  @ApiOperation({ summary: 'List bank transactions' })
  @ListOfRows('bank-lines', BankLineResponse, BANK_LINE_LIST)
  list(@Query() query: ListQueryDto) {
    return this.staffLists.findRows(BANK_LINE_LIST, query);
  }

  @Get(':id')
  @StaffOnly('payments.read')
  @ApiOperation({ summary: 'Get a bank transaction' })
  @ApiOkResponse({ type: BankLineResponse })
  @Refuses('BANK_LINE_NOT_FOUND')
  get(@Param('id') id: string) {
    return this.lines.get(id);
  }

  @Get(':id/suggestions')
  @StaffOnly('payments.read')
  @ApiOperation({ summary: 'Suggest matches for an open bank transaction' })
  @ApiOkResponse({ type: [BankSuggestionResponse] })
  @Refuses('BANK_LINE_NOT_FOUND')
  suggest(@Param('id') id: string) {
    return this.suggestions.suggest(id);
  }

  @Post(':id/match')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Match a bank transaction',
    description:
      'Takes one of `receipt`, `payment`, `cheque`, `deposit`, `refund` and `record`. The transaction, or a part ' +
      'of it, is matched with recorded money, recorded as a new receipt, or clears its cheques. It stays open ' +
      'until its whole amount is matched.',
  })
  @ApiOkResponse({ type: BankLineResponse })
  @Refuses(
    'BANK_LINE_NOT_FOUND',
    'BANK_LINE_CLOSED',
    'BANK_LINE_IS_PAID_OUT',
    'BANK_MATCH_TOO_LARGE',
    'BOOKED_AMOUNT_TOO_LARGE',
    'RECEIPT_NOT_FOUND',
    'RECEIPT_REVERSED',
    'PAYMENT_NOT_FOUND',
    'PAYMENT_OF_RECEIPT',
    'COMPANY_NOT_FOUND',
    'USER_NOT_FOUND',
    'INVOICE_NOT_FOUND',
    'ORDER_NOT_FOUND',
    'ALLOCATION_TOO_LARGE',
    'ADVANCE_TOO_LARGE',
    'BUYER_TRN_MISSING',
    'E_INVOICE_NOT_READY',
    'INVOICE_VOID',
    ...DIFFERENCE_REFUSALS,
    'CHEQUE_NOT_FOUND',
    'CHEQUE_STATE',
    'CLEARED_TOO_LARGE',
    'DEPOSIT_ANSWERED',
    'BANK_LINE_IS_RECEIVED',
    'REFUND_NOT_FOUND',
  )
  match(@Param('id') id: string, @Body() body: MatchBankLineDto, @CurrentActor() actor: Actor) {
    return this.matching.match(id, body, actor);
  }

  @Post(':id/unmatch')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Reopen a matched or ignored bank transaction',
    description: 'Receipts and payments are not changed; they can be reversed afterwards.',
  })
  @ApiOkResponse({ type: BankLineResponse })
  @Refuses('BANK_LINE_NOT_FOUND', 'BANK_LINE_OPEN')
  unmatch(@Param('id') id: string, @CurrentActor() actor: Actor) {
    return this.lines.unmatch(id, actor);
  }

  @Post(':id/ignore')
  @HttpCode(200)
  @ApiOperation({ summary: 'Ignore a bank transaction' })
  @ApiOkResponse({ type: BankLineResponse })
  @Refuses('BANK_LINE_NOT_FOUND', 'BANK_LINE_CLOSED', 'BANK_RULE_WORDLESS')
  ignore(@Param('id') id: string, @Body() body: IgnoreBankLineDto, @CurrentActor() actor: Actor) {
    return this.lines.ignore(id, body, actor);
  }
}
