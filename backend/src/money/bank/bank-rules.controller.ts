import { Controller, Delete, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type Actor, CurrentActor, StaffOnly } from '../../platform/auth/actor.js';
import { Refuses } from '../../platform/openapi/refusals.js';
import { DeletedResponse } from '../../platform/openapi/response-fields.js';
import { BankRules } from './bank-rules.service.js';
import { toBankRule } from './bank.mapper.js';
import { BankRuleResponse } from './dto/bank-batch.response.js';

@ApiTags('bank-rules')
@Controller('bank-rules')
@StaffOnly('payments.record')
export class BankRulesController {
  constructor(private readonly rules: BankRules) {}

  @Get()
  @StaffOnly('payments.read')
  @ApiOperation({
    summary: 'List rules for bank transactions',
    description: 'A rule is stored with an ignored transaction, and proposes to ignore later ones like it.',
  })
  @ApiOkResponse({ type: [BankRuleResponse] })
  async list() {
    return (await this.rules.list()).map(toBankRule);
  }

  @Delete(':id')
  @ApiOperation({ summary: 'Delete a rule for bank transactions' })
  @ApiOkResponse({ type: DeletedResponse })
  @Refuses('BANK_RULE_NOT_FOUND')
  remove(@Param('id') id: string, @CurrentActor() actor: Actor) {
    return this.rules.remove(id, actor);
  }
}
