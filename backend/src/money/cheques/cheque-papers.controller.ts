import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentActor, ForCompanyKeys, OwnerOrStaff, StaffOnly } from '../../platform/auth/access.decorators.js';
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
  @ForCompanyKeys('own.read')
  @OwnerOrStaff('cheques.read')
  @ApiOperation({
    summary: 'Download the acknowledgement of cheques as PDF',
    description: 'One document for several cheques of an account. For staff and users who can see the account.',
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
  @ApiOperation({ summary: 'Download a deposit slip as PDF' })
  @AnswersPdf()
  @Refuses('CHEQUE_DEPOSIT_NOT_FOUND')
  deposit(@Param('id') id: string, @Query() { language }: PdfQueryDto, @CurrentActor() actor: Actor): Promise<PdfFile> {
    return this.papers.printDeposit(id, actor, language);
  }

  @Get('cheques/:id/execution-file')
  @StaffOnly('cheques.settle')
  @ApiOperation({
    summary: 'Download the execution file of a returned cheque as ZIP',
    description:
      'Contains a covering letter, the files of the cheque and its invoices; in English and Arabic if `language` ' +
      'is omitted. At most thirty downloads an hour.',
  })
  @AnswersZip('ZIP with the covering letter, the files of the cheque and the invoices', 'Execution-CHQ-2026-00001')
  @Refuses('CHEQUE_NOT_FOUND', 'CHEQUE_NOT_RETURNED', 'TOO_MANY_REQUESTS')
  executionFile(
    @Param('id') id: string,
    @Query() { language }: PdfQueryDto,
    @CurrentActor() actor: Actor,
  ): Promise<ZipFile> {
    return this.executions.makeExecutionFile(id, actor, language);
  }
}
