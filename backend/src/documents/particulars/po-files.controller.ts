import { Controller, Get, Param, Post, Query, Req } from '@nestjs/common';
import { ApiCreatedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { MAX_PO_FILE_BYTES, MAX_PO_FILE_MB, PO_FILE_TYPE } from '@shop/contract/delivery';
import type { FastifyRequest } from 'fastify';
import { type Actor, CurrentActor, OwnerOrStaff } from '../../platform/auth/actor.js';
import { AnswersFile } from '../../platform/http/file-answer.js';
import { readUpload, TakesFile } from '../../platform/http/uploads.js';
import { Refuses } from '../../platform/openapi/refusals.js';
import { PoFileQueryDto } from './dto/po-file.query.js';
import { PoFileResponse } from './dto/purchase-details.response.js';
import { PoFiles } from './po-files.service.js';

@ApiTags('po-files')
@Controller('po-files')
export class PoFilesController {
  constructor(private readonly files: PoFiles) {}

  @Post()
  @ApiOperation({
    summary: 'Upload the file of a purchase order',
    description:
      `The body is a PDF of at most ${MAX_PO_FILE_MB} MB. Documents refer to the file by its \`_id\`. Files that ` +
      'no document refers to are removed after a week.',
  })
  @TakesFile(PO_FILE_TYPE)
  @ApiCreatedResponse({ type: PoFileResponse })
  async upload(@Req() request: FastifyRequest, @Query() { name = '' }: PoFileQueryDto, @CurrentActor() actor: Actor) {
    return this.files.storePoFile(await readUpload(request, MAX_PO_FILE_BYTES, [PO_FILE_TYPE]), name, actor);
  }

  @Get(':id')
  @OwnerOrStaff('quotes.read', 'orders.read')
  @ApiOperation({ summary: 'Download the file of a purchase order' })
  @AnswersFile([PO_FILE_TYPE], 'PO-4711.pdf', () => 'purchase-order.pdf')
  @Refuses('PO_FILE_NOT_FOUND')
  async get(@Param('id') id: string, @CurrentActor() actor: Actor) {
    const { name, bytes } = await this.files.get(id, actor);
    return { name, contentType: PO_FILE_TYPE, bytes };
  }
}
