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
    description: 'The kind of the document',
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
    summary: 'The documents by which buyers check the shop',
    description: 'All four kinds, those that are missing included.',
  })
  @ApiOkResponse({ type: SupplierDocumentResponse, isArray: true })
  all(): Promise<SupplierDocumentResponse[]> {
    return this.documents.listSupplierDocuments();
  }

  @Post('files')
  @StaffOnly('settings.write')
  @ApiOperation({
    summary: 'Upload the file of a supplier document',
    description: `A PDF, PNG or JPEG of at most ${MAX_SUPPLIER_FILE_MB} MB, as the body itself. A document names it by its \`_id\`; a file that none names is removed after a week.`,
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
    summary: 'Put a supplier document in, replace it, or change its particulars',
    description: 'Particulars that are left out are emptied. A file that is replaced is removed.',
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
  @ApiOperation({ summary: 'Remove a supplier document with its file' })
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
  @ApiOperation({ summary: 'The file of a supplier document' })
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
