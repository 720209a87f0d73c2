import { Body, Controller, Get, HttpCode, Param, Post, Put, Query, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { MAX_MOVE_IN_FILE_BYTES, MAX_MOVE_IN_FILE_MB, MOVE_IN_FILE_TYPE, MOVE_IN_KINDS } from '@shop/contract/move-in';
import type { FastifyRequest } from 'fastify';
import { type Actor, CurrentActor, StaffOnly } from '../platform/auth/actor.js';
import { AnswersFile } from '../platform/http/file-answer.js';
import { readUpload, TakesFile } from '../platform/http/uploads.js';
import { Refuses } from '../platform/openapi/refusals.js';
import { MoveInUploadDto, MoveInUploadQueryDto } from './dto/move-in-file.requests.js';
import { MoveInUploadResponse } from './dto/move-in-file.response.js';
import { MoveInUploads } from './move-in-uploads.service.js';

@ApiTags('move-ins')
@ApiParam({ name: 'kind', enum: MOVE_IN_KINDS, description: 'Kind of records' })
@Controller('move-ins/:id/:kind/file')
@StaffOnly('moveIns.run')
export class MoveInUploadsController {
  constructor(private readonly uploads: MoveInUploads) {}

  @Post()
  @HttpCode(200)
  @ApiOperation({
    summary: 'Upload the file of a step of a move-in',
    description: `The body is a file of at most ${MAX_MOVE_IN_FILE_MB} MB. It replaces the current file of the step and brings nothing in.`,
  })
  @TakesFile(MOVE_IN_FILE_TYPE)
  @Refuses('MOVE_IN_NOT_FOUND', 'MOVE_IN_KIND_NOT_FOUND', 'MOVE_IN_ENDED')
  @ApiOkResponse({ type: MoveInUploadResponse })
  async put(
    @Req() request: FastifyRequest,
    @Param('id') id: string,
    @Param('kind') kind: string,
    @Query() { name = kind }: MoveInUploadQueryDto,
    @CurrentActor() actor: Actor,
  ) {
    const bytes = await readUpload(request, MAX_MOVE_IN_FILE_BYTES, [MOVE_IN_FILE_TYPE]);
    return this.uploads.put(id, kind, { bytes, name }, actor);
  }

  @Put()
  @ApiOperation({ summary: 'Note the columns of the file of a step, and how far it is imported' })
  @Refuses('MOVE_IN_NOT_FOUND', 'MOVE_IN_KIND_NOT_FOUND', 'MOVE_IN_FILE_NOT_FOUND', 'MOVE_IN_ENDED')
  @ApiOkResponse({ type: MoveInUploadResponse })
  update(
    @Param('id') id: string,
    @Param('kind') kind: string,
    @Body() body: MoveInUploadDto,
    @CurrentActor() actor: Actor,
  ) {
    return this.uploads.update(id, kind, body, actor);
  }

  @Get()
  @StaffOnly('moveIns.read')
  @ApiOperation({ summary: 'Download the file of a step of a move-in' })
  @Refuses('MOVE_IN_NOT_FOUND', 'MOVE_IN_KIND_NOT_FOUND', 'MOVE_IN_FILE_NOT_FOUND')
  @AnswersFile([MOVE_IN_FILE_TYPE], 'invoices.csv', () => 'old-books')
  get(@Param('id') id: string, @Param('kind') kind: string) {
    return this.uploads.get(id, kind);
  }
}
