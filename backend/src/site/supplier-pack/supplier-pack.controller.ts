import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { MAX_MANIFEST_CHARS } from '@shop/contract/supplier-pack';
import { CurrentActor, Public } from '../../platform/auth/access.decorators.js';
import type { Actor } from '../../platform/auth/actor.js';
import { BodyOf } from '../../platform/http/json-bodies.js';
import { PdfQueryDto } from '../../platform/http/pdf-answer.js';
import { AnswersZip, type ZipFile } from '../../platform/http/zip-answer.js';
import { WithoutIdempotencyKey } from '../../platform/http/idempotency/idempotency.decorators.js';
import { Refuses } from '../../platform/openapi/refusals.js';
import { CheckPackDto } from './dto/supplier-pack.requests.js';
import { PackCheckResponse, PackKeysResponse, SupplierPackResponse } from './dto/supplier-pack.response.js';
import { PackKeys } from './pack-keys.service.js';
import { SupplierPack } from './supplier-pack.service.js';

/** The limit for the longest manifest, if JSON escapes every character. */
const MAX_CHECK_BYTES = MAX_MANIFEST_CHARS * 6 + 1000;

@ApiTags('supplier-pack')
@Controller('supplier-pack')
export class SupplierPackController {
  constructor(
    private readonly pack: SupplierPack,
    private readonly keys: PackKeys,
  ) {}

  @Get()
  @ApiOperation({ summary: 'List the supplier documents in the pack' })
  @ApiOkResponse({ type: SupplierPackResponse })
  summary(): Promise<SupplierPackResponse> {
    return this.pack.summary();
  }

  @Get('file')
  @ApiOperation({
    summary: 'Download the supplier pack as ZIP',
    description:
      'Contains a cover sheet, the documents, `manifest.json` with the SHA-256 of each file, `manifest.sig` with ' +
      'its Ed25519 signature and `public-key.pem`. Created for the caller, at most twenty an hour; staff can see ' +
      'the downloads.',
  })
  @AnswersZip('Cover sheet, documents and their signed list', 'Supplier-PACK-2026-11-25-3f9a1c')
  @Refuses('NO_SUPPLIER_DOCUMENTS', 'TOO_MANY_REQUESTS')
  file(@Query() { language }: PdfQueryDto, @CurrentActor() actor: Actor): Promise<ZipFile> {
    return this.pack.makePack(actor, language);
  }

  @Get('keys')
  @Public()
  @ApiOperation({
    summary: 'List the public keys of supplier packs',
    description: 'Keys are never removed: packs signed with them can be checked as long as the shop exists.',
  })
  @ApiOkResponse({ type: PackKeysResponse })
  published(): Promise<PackKeysResponse> {
    return this.keys.published();
  }

  @Post('check')
  @BodyOf(MAX_CHECK_BYTES)
  @Public()
  @HttpCode(200)
  @WithoutIdempotencyKey()
  @ApiOperation({
    summary: 'Check a supplier pack',
    description: 'Takes the manifest of the pack and its signature. Stores nothing.',
  })
  @ApiOkResponse({ type: PackCheckResponse })
  check(@Body() body: CheckPackDto): Promise<PackCheckResponse> {
    return this.pack.check(body);
  }
}
