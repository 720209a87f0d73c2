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
import { CurrentActor, StaffOnly } from '../../platform/auth/access.decorators.js';
import type { Actor } from '../../platform/auth/actor.js';
import { type AnsweredFile, AnswersFile } from '../../platform/http/file-answer.js';
import { endingOf } from '../../platform/http/file-name.js';
import { readUpload, TakesFile } from '../../platform/http/uploads.js';
import { Refuses } from '../../platform/openapi/refusals.js';
import { ChequeFiles } from './cheque-files.service.js';
import { ChequeFileQueryDto } from './dto/cheque.requests.js';
import { ChequeResponse } from './dto/cheque.response.js';

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
  ): Promise<ChequeResponse> {
    const bytes = await readUpload(request, MAX_CHEQUE_FILE_BYTES, CHEQUE_FILE_TYPES);
    return this.files.put({ id, kind }, { bytes, name }, actor);
  }

  @Get()
  @StaffOnly('cheques.read')
  @ApiKind()
  @ApiOperation({ summary: 'Download a file of a cheque' })
  @AnswersFile(['application/pdf', 'image/*'], 'Cheque.jpg', (type: ChequeFileType) => `cheque.${endingOf(type)}`)
  get(@Param('id') id: string, @Param('kind') kind: string): Promise<AnsweredFile> {
    return this.files.get(id, kind);
  }

  @Delete()
  @HttpCode(200)
  @ApiKind()
  @ApiOperation({ summary: 'Remove a file of a cheque' })
  @ApiOkResponse({ type: ChequeResponse })
  remove(@Param('id') id: string, @Param('kind') kind: string, @CurrentActor() actor: Actor): Promise<ChequeResponse> {
    return this.files.remove(id, kind, actor);
  }
}
