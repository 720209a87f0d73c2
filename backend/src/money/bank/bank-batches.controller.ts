import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { MAX_OPEN_LINES } from '@shop/contract/bank';
import { type Actor, CurrentActor, StaffOnly } from '../../platform/auth/actor.js';
import { ListQueryDto } from '../../platform/lists/list-query.js';
import { ListedBy } from '../../platform/lists/list-spec.js';
import { BankBatches } from './bank-batches.service.js';
import { BANK_LINE_LIST } from './bank.lists.js';
import { BankBatchResponse, OpenBankLineResponse } from './dto/bank-batch.response.js';
import { AcceptBankLinesDto, ChosenBankLinesDto, IgnoreBankLinesDto } from './dto/bank.requests.js';

@ApiTags('bank-lines')
@Controller('bank-lines')
@StaffOnly('payments.record')
export class BankBatchesController {
  constructor(private readonly batches: BankBatches) {}

  @Get('open')
  @StaffOnly('payments.read')
  @ApiOperation({
    summary: 'List open bank transactions with suggestions',
    description: `Takes the filter and the order of the list; the first ${MAX_OPEN_LINES} open transactions.`,
  })
  @ApiOkResponse({ type: [OpenBankLineResponse] })
  @ListedBy(BANK_LINE_LIST)
  list(@Query() query: ListQueryDto) {
    return this.batches.open(query);
  }

  @Post('accept')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Accept the certain suggestions for bank transactions',
    description:
      'Matches each transaction with its first suggestion, in a transaction of its own. Those that changed since ' +
      'they were loaded, or whose suggestion is not certain, stay open and are listed in the response.',
  })
  @ApiOkResponse({ type: BankBatchResponse })
  accept(@Body() body: AcceptBankLinesDto, @CurrentActor() actor: Actor) {
    return this.batches.accept(body, actor);
  }

  @Post('ignore')
  @HttpCode(200)
  @ApiOperation({ summary: 'Ignore several bank transactions' })
  @ApiOkResponse({ type: BankBatchResponse })
  ignore(@Body() body: IgnoreBankLinesDto, @CurrentActor() actor: Actor) {
    return this.batches.ignore(body, actor);
  }

  @Post('set-aside')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Ignore bank transactions by the rules for them',
    description: 'Each transaction gets the reason of its rule.',
  })
  @ApiOkResponse({ type: BankBatchResponse })
  setAside(@Body() body: ChosenBankLinesDto, @CurrentActor() actor: Actor) {
    return this.batches.setAside(body, actor);
  }

  @Post('reopen')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Reopen several bank transactions',
    description: 'Receipts and payments are not changed; they can be reversed afterwards.',
  })
  @ApiOkResponse({ type: BankBatchResponse })
  reopen(@Body() body: ChosenBankLinesDto, @CurrentActor() actor: Actor) {
    return this.batches.reopen(body, actor);
  }
}
