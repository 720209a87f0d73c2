import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Req } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import {
  MAX_SUPPLIER_FILE_BYTES,
  MAX_SUPPLIER_FILE_MB,
  SUPPLIER_DOCUMENTS,
  SUPPLIER_FILE_TYPES,
  type SupplierFileType,
} from '@shop/contract/supplier-pack';
import type { FastifyRequest } from 'fastify';
import { CurrentActor, StaffOnly } from '../../platform/auth/access.decorators.js';
import type { Actor } from '../../platform/auth/actor.js';
import { type AnsweredFile, AnswersFile } from '../../platform/http/file-answer.js';
import { endingOf } from '../../platform/http/file-name.js';
import { readUpload, TakesFile } from '../../platform/http/uploads.js';
import { Refuses } from '../../platform/openapi/refusals.js';
import { SupplierDocumentResponse, SupplierFileResponse } from './dto/supplier-document.response.js';
import {
  PutSupplierDocumentDto,
  RemoveSupplierDocumentQueryDto,
  SupplierFileQueryDto,
} from './dto/supplier-pack.requests.js';
import { toSupplierFile } from './supplier-document.mapper.js';
import { SupplierDocuments } from './supplier-documents.service.js';
import { SupplierFiles } from './supplier-files.service.js';

const ApiKind = () =>
  ApiParam({
    name: 'kind',
    enum: SUPPLIER_DOCUMENTS,
    description: 'Document type',
    example: 'TradeLicence',
  });

@ApiTags('supplier-documents')
@Controller('supplier-documents')
@StaffOnly('settings.read')
export class SupplierDocumentsController {
  constructor(
    private readonly documents: SupplierDocuments,
    private readonly files: SupplierFiles,
  ) {}

  @Get()
  @ApiOperation({
    summary: 'List the supplier documents of the shop',
    description: 'Returns all four kinds, including missing ones.',
  })
  @ApiOkResponse({ type: SupplierDocumentResponse, isArray: true })
  all(): Promise<SupplierDocumentResponse[]> {
    return this.documents.listSupplierDocuments();
  }

  @Post('files')
  @StaffOnly('settings.write')
  @ApiOperation({
    summary: 'Upload the file of a supplier document',
    description:
      `The body is a PDF, PNG or JPEG of at most ${MAX_SUPPLIER_FILE_MB} MB. A document refers to the file by ` +
      'its `_id`. Files that no document refers to are removed after a week.',
  })
  @TakesFile(...SUPPLIER_FILE_TYPES)
  @ApiCreatedResponse({ type: SupplierFileResponse })
  async upload(
    @Req() request: FastifyRequest,
    @Query() { name = '' }: SupplierFileQueryDto,
    @CurrentActor() actor: Actor,
  ): Promise<SupplierFileResponse> {
    const bytes = await readUpload(request, MAX_SUPPLIER_FILE_BYTES, SUPPLIER_FILE_TYPES);
    return toSupplierFile(await this.files.storeSupplierFile(bytes, name, actor));
  }

  @Put(':kind')
  @StaffOnly('settings.write')
  @ApiKind()
  @ApiOperation({
    summary: 'Add, replace or update a supplier document',
    description: 'Omitted details are cleared. A replaced file is deleted.',
  })
  @ApiOkResponse({ type: SupplierDocumentResponse })
  @Refuses('SUPPLIER_DOCUMENT_NOT_FOUND')
  put(
    @Param('kind') kind: string,
    @Body() body: PutSupplierDocumentDto,
    @CurrentActor() actor: Actor,
  ): Promise<SupplierDocumentResponse> {
    return this.documents.put(kind, body, actor);
  }

  @Delete(':kind')
  @StaffOnly('settings.write')
  @HttpCode(200)
  @ApiKind()
  @ApiOperation({ summary: 'Remove a supplier document and its file' })
  @ApiOkResponse({ type: SupplierDocumentResponse })
  @Refuses('SUPPLIER_DOCUMENT_NOT_FOUND', 'STALE_VERSION')
  remove(
    @Param('kind') kind: string,
    @Query() { version }: RemoveSupplierDocumentQueryDto,
    @CurrentActor() actor: Actor,
  ): Promise<SupplierDocumentResponse> {
    return this.documents.remove(kind, version, actor);
  }

  @Get(':kind/file')
  @ApiKind()
  @ApiOperation({ summary: 'Download the file of a supplier document' })
  @AnswersFile(
    ['application/pdf', 'image/*'],
    'Trade%20licence.pdf',
    (type: SupplierFileType) => `document.${endingOf(type)}`,
  )
  @Refuses('SUPPLIER_DOCUMENT_NOT_FOUND')
  file(@Param('kind') kind: string): Promise<AnsweredFile> {
    return this.documents.fileOf(kind);
  }
}
