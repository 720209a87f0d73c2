import { Controller, Delete, Get, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import {
  CHEQUE_FILE_TYPES,
  CHEQUE_FILES,
  type ChequeFileType,
  MAX_CHEQUE_FILE_BYTES,
  MAX_CHEQUE_FILE_MB,
} from '@shop/contract/cheques';
import type { FastifyRequest } from 'fastify';
import { type Actor, CurrentActor, ForCompanyKeys, OwnerOrStaff, StaffOnly } from '../../platform/auth/actor.js';
import { AnswersFile } from '../../platform/http/file-answer.js';
import { endingOf } from '../../platform/http/file-name.js';
import { AnswersPdf, PdfQueryDto } from '../../platform/http/pdf-answer.js';
import { readUpload, TakesFile } from '../../platform/http/uploads.js';
import { AnswersZip } from '../../platform/http/zip-answer.js';
import { Refuses } from '../../platform/openapi/refusals.js';
import { ChequeFiles } from './cheque-files.service.js';
import { ChequePapers } from './cheque-papers.service.js';
import { AcknowledgementQueryDto, ChequeFileQueryDto } from './dto/cheque.requests.js';
import { ChequeResponse } from './dto/cheque.response.js';
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
  acknowledgement(@Query() { cheques, language }: AcknowledgementQueryDto, @CurrentActor() actor: Actor) {
    return this.papers.printAcknowledgement(cheques, actor, language);
  }

  @Get('cheque-deposits/:id/pdf')
  @StaffOnly('cheques.read')
  @ApiOperation({ summary: 'Download a deposit slip as PDF' })
  @AnswersPdf()
  @Refuses('CHEQUE_DEPOSIT_NOT_FOUND')
  deposit(@Param('id') id: string, @Query() { language }: PdfQueryDto, @CurrentActor() actor: Actor) {
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
  executionFile(@Param('id') id: string, @Query() { language }: PdfQueryDto, @CurrentActor() actor: Actor) {
    return this.executions.makeExecutionFile(id, actor, language);
  }
}

const ApiKind = () =>
  ApiParam({ name: 'kind', enum: CHEQUE_FILES, description: 'Front, back or bank certificate', example: 'front' });

@ApiTags('cheques')
@Refuses('CHEQUE_NOT_FOUND', 'CHEQUE_FILE_NOT_FOUND')
@Controller('cheques/:id/files/:kind')
@StaffOnly('cheques.keep')
export class ChequeFilesController {
  constructor(private readonly files: ChequeFiles) {}

  @Post()
  @HttpCode(200)
  @ApiKind()
  @ApiOperation({
    summary: 'Upload an image or the bank certificate of a cheque',
    description: `The body is a PDF, PNG or JPEG of at most ${MAX_CHEQUE_FILE_MB} MB. It replaces the current file.`,
  })
  @TakesFile(...CHEQUE_FILE_TYPES)
  @ApiOkResponse({ type: ChequeResponse })
  async put(
    @Req() request: FastifyRequest,
    @Param('id') id: string,
    @Param('kind') kind: string,
    @Query() { name = '' }: ChequeFileQueryDto,
    @CurrentActor() actor: Actor,
  ) {
    const bytes = await readUpload(request, MAX_CHEQUE_FILE_BYTES, CHEQUE_FILE_TYPES);
    return this.files.put({ id, kind }, { bytes, name }, actor);
  }

  @Get()
  @StaffOnly('cheques.read')
  @ApiKind()
  @ApiOperation({ summary: 'Download a file of a cheque' })
  @AnswersFile(['application/pdf', 'image/*'], 'Cheque.jpg', (type: ChequeFileType) => `cheque.${endingOf(type)}`)
  get(@Param('id') id: string, @Param('kind') kind: string) {
    return this.files.get(id, kind);
  }

  @Delete()
  @HttpCode(200)
  @ApiKind()
  @ApiOperation({ summary: 'Remove a file of a cheque' })
  @ApiOkResponse({ type: ChequeResponse })
  remove(@Param('id') id: string, @Param('kind') kind: string, @CurrentActor() actor: Actor) {
    return this.files.remove(id, kind, actor);
  }
}
