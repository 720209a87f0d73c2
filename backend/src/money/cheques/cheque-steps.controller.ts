import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentActor, StaffOnly } from '../../platform/auth/access.decorators.js';
import type { Actor } from '../../platform/auth/actor.js';
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
    summary: 'The bank paid these cheques in full',
    description: 'Each makes its receipt, as one that clears alone. All of them clear, or none.',
  })
  @ApiOkResponse({ type: [ChequeResponse] })
  @Refuses('CHEQUE_NOT_FOUND', 'BUYER_TRN_MISSING', 'E_INVOICE_NOT_READY')
  clearSeveral(@Body() body: ClearChequesDto, @CurrentActor() actor: Actor): Promise<ChequeResponse[]> {
    return this.steps.clearCheques(body, actor);
  }

  @Post(':id/clear')
  @StaffOnly('cheques.keep')
  @HttpCode(200)
  @ApiStateAction(CHEQUE_MACHINE, ['clear'], {
    summary: 'The bank paid a cheque, or a part of it',
    description:
      'It makes a receipt of that day in the same transaction. Its invoices get what they still take of the plan; the rest is credit of the account.',
  })
  @ApiOkResponse({ type: ChequeResponse })
  @Refuses('CLEARED_TOO_LARGE', 'BUYER_TRN_MISSING', 'E_INVOICE_NOT_READY')
  clear(@Param('id') id: string, @Body() body: ClearChequeDto, @CurrentActor() actor: Actor): Promise<ChequeResponse> {
    return this.steps.clearCheque(id, body, actor);
  }

  @Post(':id/bounce')
  @HttpCode(200)
  @ApiStateAction(CHEQUE_MACHINE, ['bounce'], {
    summary: 'The bank returned a cheque, or took its money back',
    description:
      'The receipt of money that was taken back is reversed as of that day. What the bank paid in part counts.',
  })
  @ApiOkResponse({ type: ChequeResponse })
  @Refuses('CLEARED_TOO_LARGE', 'RECEIPT_REFUNDED', 'PAYMENT_REFUNDED', 'RECEIPT_AT_BANK')
  bounce(
    @Param('id') id: string,
    @Body() body: BounceChequeDto,
    @CurrentActor() actor: Actor,
  ): Promise<ChequeResponse> {
    return this.steps.bounceCheque(id, body, actor);
  }

  @Post(':id/replace')
  @StaffOnly('cheques.keep')
  @ApiStateAction(CHEQUE_MACHINE, ['replace'], {
    summary: 'Enter the cheque that came in place of this one',
    description: 'It takes over what is left of the plan, and its account.',
  })
  @ApiCreatedResponse({ type: ChequeResponse })
  @Refuses('CHEQUE_NUMBER_TAKEN')
  replace(
    @Param('id') id: string,
    @Body() body: ReplaceChequeDto,
    @CurrentActor() actor: Actor,
  ): Promise<ChequeResponse> {
    return this.entry.replace(id, body, actor);
  }

  @Post(':id/give-back')
  @HttpCode(200)
  @ApiStateAction(CHEQUE_MACHINE, ['giveBack'], { summary: 'Give a cheque back to the customer' })
  @ApiOkResponse({ type: ChequeResponse })
  giveBack(
    @Param('id') id: string,
    @Body() body: GiveBackChequeDto,
    @CurrentActor() actor: Actor,
  ): Promise<ChequeResponse> {
    return this.steps.giveBackCheque(id, body, actor);
  }

  @Post(':id/settle')
  @HttpCode(200)
  @ApiStateAction(CHEQUE_MACHINE, ['settle'], { summary: 'The money of a returned cheque came in another way' })
  @ApiOkResponse({ type: ChequeResponse })
  @Refuses('CHEQUE_NOT_FOUND', 'RECEIPT_NOT_FOUND')
  settle(
    @Param('id') id: string,
    @Body() body: SettleChequeDto,
    @CurrentActor() actor: Actor,
  ): Promise<ChequeResponse> {
    return this.steps.settleCheque(id, body, actor);
  }

  @Post(':id/hand-over')
  @HttpCode(200)
  @ApiStateAction(CHEQUE_MACHINE, ['handOver'], { summary: 'Hand a returned cheque over to a lawyer or a court' })
  @ApiOkResponse({ type: ChequeResponse })
  handOver(
    @Param('id') id: string,
    @Body() body: HandOverChequeDto,
    @CurrentActor() actor: Actor,
  ): Promise<ChequeResponse> {
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
    summary: 'Take cheques to a bank account of the shop: all of them, or none',
    description: 'From the day on a cheque, for half a year; earlier ones only as lodged for their day.',
  })
  @ApiCreatedResponse({ type: ChequeDepositResponse })
  @Refuses('CHEQUE_NOT_FOUND', 'CHEQUE_NOT_DUE', 'CHEQUE_STALE')
  deposit(@Body() body: DepositChequesDto, @CurrentActor() actor: Actor): Promise<ChequeDepositResponse> {
    return this.deposits.deposit(body, actor);
  }
}
