import { Body, Controller, Get, Param, Put, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type Actor, CurrentActor, StaffOnly } from '../../platform/auth/actor.js';
import { Refuses } from '../../platform/openapi/refusals.js';
import { BankAccounts } from './bank-accounts.service.js';
import { BankTableDto, ReconciliationQueryDto } from './dto/bank.requests.js';
import { BankedAccountResponse, BankTableResponse } from './dto/bank.response.js';
import { ReconciliationResponse } from './dto/reconciliation.response.js';

@ApiTags('bank-accounts')
@Controller('bank-accounts')
@StaffOnly('payments.read')
export class BankAccountsController {
  constructor(private readonly accounts: BankAccounts) {}

  @Get()
  @ApiOperation({ summary: 'List the shop’s bank accounts with balances and open transactions' })
  @ApiOkResponse({ type: [BankedAccountResponse] })
  list() {
    return this.accounts.list();
  }

  @Get(':id/reconciliation')
  @ApiOperation({ summary: 'Get the reconciliation of a bank account as of a day' })
  @ApiOkResponse({ type: ReconciliationResponse })
  @Refuses('BANK_ACCOUNT_NOT_FOUND')
  reconciliation(@Param('id') id: string, @Query() { on }: ReconciliationQueryDto) {
    return this.accounts.reconciliation(id, on);
  }

  @Put(':id/columns')
  @StaffOnly('payments.record')
  @ApiOperation({
    summary: 'Map the columns of a bank file',
    description:
      'The mapping applies to CSV and Excel files with the same headings. Without a mapping, columns are ' +
      'detected from the headings.',
  })
  @ApiOkResponse({ type: BankTableResponse })
  @Refuses('BANK_ACCOUNT_NOT_FOUND')
  setColumns(@Param('id') id: string, @Body() body: BankTableDto, @CurrentActor() actor: Actor) {
    return this.accounts.setColumns(id, body, actor);
  }
}
