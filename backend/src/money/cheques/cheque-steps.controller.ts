import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type Actor, CurrentActor, StaffOnly } from '../../platform/auth/actor.js';
import { Refuses } from '../../platform/openapi/refusals.js';
import { ApiStateAction } from '../../platform/openapi/states.js';
import { ChequeDeposits } from './cheque-deposits.service.js';
import { ChequeEntry } from './cheque-entry.service.js';
import { ChequeSteps } from './cheque-steps.service.js';
import { CHEQUE_MACHINE } from './domain/cheque.rules.js';
import {
  BounceChequeDto,
  ClearChequeDto,
  ClearChequesDto,
  DepositChequesDto,
  GiveBackChequeDto,
  HandOverChequeDto,
  ReplaceChequeDto,
  SettleChequeDto,
} from './dto/cheque.requests.js';
import { ChequeDepositResponse, ChequeResponse } from './dto/cheque.response.js';

@ApiTags('cheques')
@Refuses('CHEQUE_NOT_FOUND')
@Controller('cheques')
@StaffOnly('cheques.settle')
export class ChequeStepsController {
  constructor(
    private readonly entry: ChequeEntry,
    private readonly steps: ChequeSteps,
  ) {}

  @Post('clear')
  @StaffOnly('cheques.keep')
  @HttpCode(200)
  @ApiStateAction(CHEQUE_MACHINE, ['clear'], {
    summary: 'Record the clearing of several cheques',
    description: 'Records a receipt for each cheque. Either all cheques clear or none.',
  })
  @ApiOkResponse({ type: [ChequeResponse] })
  @Refuses('CHEQUE_NOT_FOUND', 'BUYER_TRN_MISSING', 'E_INVOICE_NOT_READY')
  clearSeveral(@Body() body: ClearChequesDto, @CurrentActor() actor: Actor) {
    return this.steps.clearCheques(body, actor);
  }

  @Post(':id/clear')
  @StaffOnly('cheques.keep')
  @HttpCode(200)
  @ApiStateAction(CHEQUE_MACHINE, ['clear'], {
    summary: 'Record the clearing of a cheque',
    description:
      'Records a receipt with the same date in the same transaction. Planned amounts are used for the invoices, ' +
      'as far as they are still due; the remaining amount becomes credit.',
  })
  @ApiOkResponse({ type: ChequeResponse })
  @Refuses('CLEARED_TOO_LARGE', 'BUYER_TRN_MISSING', 'E_INVOICE_NOT_READY')
  clear(@Param('id') id: string, @Body() body: ClearChequeDto, @CurrentActor() actor: Actor) {
    return this.steps.clearCheque(id, body, actor);
  }

  @Post(':id/bounce')
  @HttpCode(200)
  @ApiStateAction(CHEQUE_MACHINE, ['bounce'], {
    summary: 'Record a returned cheque',
    description:
      'A receipt whose money was taken back is reversed on that day. An amount that the bank paid in part still counts.',
  })
  @ApiOkResponse({ type: ChequeResponse })
  @Refuses('CLEARED_TOO_LARGE', 'RECEIPT_REFUNDED', 'PAYMENT_REFUNDED', 'RECEIPT_AT_BANK')
  bounce(@Param('id') id: string, @Body() body: BounceChequeDto, @CurrentActor() actor: Actor) {
    return this.steps.bounceCheque(id, body, actor);
  }

  @Post(':id/replace')
  @StaffOnly('cheques.keep')
  @ApiStateAction(CHEQUE_MACHINE, ['replace'], {
    summary: 'Replace a cheque',
    description: 'The new cheque takes over the account and the unpaid part of the planned allocations.',
  })
  @ApiCreatedResponse({ type: ChequeResponse })
  @Refuses('CHEQUE_NUMBER_TAKEN')
  replace(@Param('id') id: string, @Body() body: ReplaceChequeDto, @CurrentActor() actor: Actor) {
    return this.entry.replace(id, body, actor);
  }

  @Post(':id/give-back')
  @HttpCode(200)
  @ApiStateAction(CHEQUE_MACHINE, ['giveBack'], { summary: 'Give a cheque back to the customer' })
  @ApiOkResponse({ type: ChequeResponse })
  giveBack(@Param('id') id: string, @Body() body: GiveBackChequeDto, @CurrentActor() actor: Actor) {
    return this.steps.giveBackCheque(id, body, actor);
  }

  @Post(':id/settle')
  @HttpCode(200)
  @ApiStateAction(CHEQUE_MACHINE, ['settle'], { summary: 'Settle a returned cheque' })
  @ApiOkResponse({ type: ChequeResponse })
  @Refuses('CHEQUE_NOT_FOUND', 'RECEIPT_NOT_FOUND', 'SETTLED_TOO_LITTLE')
  settle(@Param('id') id: string, @Body() body: SettleChequeDto, @CurrentActor() actor: Actor) {
    return this.steps.settleCheque(id, body, actor);
  }

  @Post(':id/hand-over')
  @HttpCode(200)
  @ApiStateAction(CHEQUE_MACHINE, ['handOver'], { summary: 'Hand over a returned cheque' })
  @ApiOkResponse({ type: ChequeResponse })
  handOver(@Param('id') id: string, @Body() body: HandOverChequeDto, @CurrentActor() actor: Actor) {
    return this.steps.handOverCheque(id, body, actor);
  }
}

@ApiTags('cheques')
@Refuses('CHEQUE_NOT_FOUND')
@Controller('cheque-deposits')
@StaffOnly('cheques.keep')
export class ChequeDepositsController {
  constructor(private readonly deposits: ChequeDeposits) {}

  @Post()
  @ApiStateAction(CHEQUE_MACHINE, ['deposit'], {
    summary: 'Deposit cheques into one of the shop’s bank accounts (all or none)',
    description:
      'Possible from the date on a cheque, for half a year. Earlier only if the bank holds the cheque until its ' +
      'date (`lodged`).',
  })
  @ApiCreatedResponse({ type: ChequeDepositResponse })
  @Refuses('CHEQUE_NOT_FOUND', 'CHEQUE_NOT_DUE', 'CHEQUE_STALE')
  deposit(@Body() body: DepositChequesDto, @CurrentActor() actor: Actor) {
    return this.deposits.deposit(body, actor);
  }
}
