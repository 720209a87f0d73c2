import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentActor, OwnerOrStaff, StaffOnly } from '../../platform/auth/access.decorators.js';
import type { Actor } from '../../platform/auth/actor.js';
import { AnswersPdf, type PdfFile, PdfQueryDto } from '../../platform/http/pdf-answer.js';
import { AnswersZip, type ZipFile } from '../../platform/http/zip-answer.js';
import { Refuses } from '../../platform/openapi/refusals.js';
import { ChequePapers } from './cheque-papers.service.js';
import { AcknowledgementQueryDto } from './dto/cheque.requests.js';
import { ExecutionFile } from './execution-file.service.js';

@ApiTags('cheques')
@Controller()
export class ChequePapersController {
  constructor(
    private readonly papers: ChequePapers,
    private readonly executions: ExecutionFile,
  ) {}

  @Get('cheques/acknowledgement')
  @OwnerOrStaff('cheques.read')
  @ApiOperation({
    summary: 'The acknowledgement of receipt as PDF: one paper for several cheques of an account',
    description: 'For staff and for those who may see the account.',
  })
  @AnswersPdf()
  @Refuses('CHEQUE_NOT_FOUND', 'CHEQUES_OF_SEVERAL_ACCOUNTS')
  acknowledgement(
    @Query() { cheques, language }: AcknowledgementQueryDto,
    @CurrentActor() actor: Actor,
  ): Promise<PdfFile> {
    return this.papers.printAcknowledgement(cheques, actor, language);
  }

  @Get('cheque-deposits/:id/pdf')
  @StaffOnly('cheques.read')
  @ApiOperation({ summary: 'The slip of a deposit as PDF: its cheques, their sum and count' })
  @AnswersPdf()
  @Refuses('CHEQUE_DEPOSIT_NOT_FOUND')
  deposit(@Param('id') id: string, @Query() { language }: PdfQueryDto, @CurrentActor() actor: Actor): Promise<PdfFile> {
    return this.papers.printDeposit(id, actor, language);
  }

  @Get('cheques/:id/execution-file')
  @StaffOnly('cheques.settle')
  @ApiOperation({
    summary: 'The file of a returned cheque for a lawyer or a court, as ZIP',
    description:
      'A covering letter, the files of the cheque and its invoices, in English and Arabic where `language` is left out. Thirty an hour at most.',
  })
  @AnswersZip('Covering letter, files of the cheque, invoices', 'Execution-CHQ-2026-00001')
  @Refuses('CHEQUE_NOT_FOUND', 'CHEQUE_NOT_RETURNED', 'TOO_MANY_REQUESTS')
  executionFile(
    @Param('id') id: string,
    @Query() { language }: PdfQueryDto,
    @CurrentActor() actor: Actor,
  ): Promise<ZipFile> {
    return this.executions.makeExecutionFile(id, actor, language);
  }
}
