import { Controller, Delete, Get, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import {
  MAX_SUPPLIER_FILE_BYTES,
  MAX_SUPPLIER_FILE_MB,
  SUPPLIER_DOCUMENTS,
  SUPPLIER_FILE_TYPES,
  type SupplierFileType,
} from '@shop/contract/supplier-pack';
import type { FastifyRequest } from 'fastify';
import { type Actor, CurrentActor, StaffOnly } from '../../platform/auth/actor.js';
import { AnswersFile } from '../../platform/http/file-answer.js';
import { endingOf } from '../../platform/http/file-name.js';
import { readUpload, TakesFile } from '../../platform/http/uploads.js';
import { AnswersZip } from '../../platform/http/zip-answer.js';
import { Refuses } from '../../platform/openapi/refusals.js';
import { DeletedResponse } from '../../platform/openapi/response-fields.js';
import { PutSupplierDocumentQueryDto } from './dto/supplier-document.requests.js';
import { SupplierDocumentResponse } from './dto/supplier-document.response.js';
import { SupplierDocuments } from './supplier-documents.service.js';

const ApiKind = () =>
  ApiParam({ name: 'kind', enum: SUPPLIER_DOCUMENTS, description: 'Document type', example: 'TradeLicence' });

@ApiTags('supplier-documents')
@Controller('supplier-documents')
export class SupplierDocumentsController {
  constructor(private readonly documents: SupplierDocuments) {}

  @Get()
  @ApiOperation({ summary: 'List the supplier documents of the shop' })
  @ApiOkResponse({ type: SupplierDocumentResponse, isArray: true })
  all() {
    return this.documents.listSupplierDocuments();
  }

  @Get('pack')
  @ApiOperation({
    summary: 'Download the supplier documents as ZIP',
    description: 'The name of each file contains its last day of validity. A user has at most 20 downloads an hour.',
  })
  @AnswersZip('The documents, also expired ones', 'Supplier-documents-2026-11-25')
  @Refuses('NO_SUPPLIER_DOCUMENTS', 'TOO_MANY_REQUESTS')
  pack(@CurrentActor() actor: Actor) {
    return this.documents.pack(actor);
  }

  @Post(':kind')
  @HttpCode(200)
  @StaffOnly('settings.write')
  @ApiKind()
  @ApiOperation({
    summary: 'Add or replace a supplier document',
    description: `The body is a PDF, PNG or JPEG of at most ${MAX_SUPPLIER_FILE_MB} MB. A replaced file is deleted.`,
  })
  @TakesFile(...SUPPLIER_FILE_TYPES)
  @ApiOkResponse({ type: SupplierDocumentResponse })
  @Refuses('SUPPLIER_DOCUMENT_NOT_FOUND', 'STALE_VERSION')
  async put(
    @Req() request: FastifyRequest,
    @Param('kind') kind: string,
    @Query() query: PutSupplierDocumentQueryDto,
    @CurrentActor() actor: Actor,
  ) {
    const bytes = await readUpload(request, MAX_SUPPLIER_FILE_BYTES, SUPPLIER_FILE_TYPES);
    return this.documents.put(kind, bytes, query, actor);
  }

  @Delete(':kind')
  @StaffOnly('settings.write')
  @ApiKind()
  @ApiOperation({ summary: 'Remove a supplier document and its file' })
  @ApiOkResponse({ type: DeletedResponse })
  @Refuses('SUPPLIER_DOCUMENT_NOT_FOUND')
  remove(@Param('kind') kind: string, @CurrentActor() actor: Actor) {
    return this.documents.remove(kind, actor);
  }

  @Get(':kind/file')
  @StaffOnly('settings.read')
  @ApiKind()
  @ApiOperation({ summary: 'Download the file of a supplier document' })
  @AnswersFile(['application/pdf', 'image/*'], 'licence.pdf', (type: SupplierFileType) => `file.${endingOf(type)}`)
  @Refuses('SUPPLIER_DOCUMENT_NOT_FOUND')
  file(@Param('kind') kind: string) {
    return this.documents.file(kind);
  }
}
