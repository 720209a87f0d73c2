import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { StaffOnly } from '../../platform/auth/access.decorators.js';
import { BankAccounts } from './bank-accounts.service.js';
import { ReconciliationQueryDto } from './dto/bank.requests.js';
import { BankedAccountResponse, ReconciliationResponse } from './dto/bank.response.js';

@ApiTags('bank-accounts')
@Controller('bank-accounts')
@StaffOnly('payments.read')
export class BankAccountsController {
  constructor(private readonly accounts: BankAccounts) {}

  @Get()
  @ApiOperation({ summary: 'The bank accounts of the settings, with their balances and open lines' })
  @ApiOkResponse({ type: [BankedAccountResponse] })
  list(): Promise<BankedAccountResponse[]> {
    return this.accounts.list();
  }

  @Get(':iban/reconciliation')
  @ApiOperation({ summary: 'A bank account beside the books, as of a day' })
  @ApiOkResponse({ type: ReconciliationResponse })
  reconciliation(
    @Param('iban') iban: string,
    @Query() { on }: ReconciliationQueryDto,
  ): Promise<ReconciliationResponse> {
    return this.accounts.reconciliation(iban, on);
  }
}
