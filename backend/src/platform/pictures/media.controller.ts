import { Controller, Get, Headers, Param, Post, Req, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public, StaffOnly } from '../auth/actor.js';
import { etag, Revalidated } from '../http/revalidated.js';
import { PICTURE_NAME } from './domain/picture.js';
import { Pictures } from './pictures.service.js';
import { readUpload, TakesFile } from '../http/uploads.js';
import { MAX_PICTURE_BYTES, MAX_PICTURE_MB, MAX_PICTURE_MEGAPIXELS, PICTURE_TYPES } from '@shop/contract/pictures';
import { PictureResponse } from './dto/picture.response.js';
import { Refuses } from '../openapi/refusals.js';

const YEAR_S = 365 * 86_400;

/** An SVG that is opened by itself is a document: it may neither run nor fetch anything. */
const PICTURE_POLICY =
  "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; style-src 'unsafe-inline'; sandbox";

const TAG = etag('Entity tag of the image', '"6c0f5d0f8c3f7a6bbf0ccf2b8f9e8e3d6d2f6b1b9a3c4c39ab0f6a8d5b7e1c20"');

@ApiTags('media')
@Refuses('PICTURE_NOT_FOUND')
@Controller('media')
export class MediaController {
  constructor(private readonly pictures: Pictures) {}

  @Get(':name')
  @Public()
  @ApiOperation({ summary: 'Get an image of the catalog' })
  @ApiParam({
    name: 'name',
    description: 'Last part of the image address of a product or category',
    schema: { type: 'string', pattern: PICTURE_NAME },
    example: 'satin-ribbon.svg',
  })
  @Revalidated(TAG)
  @ApiOkResponse({
    description: 'Cached permanently: a changed image gets a new name',
    headers: TAG,
    content: { 'image/*': { schema: { type: 'string', format: 'binary' } } },
  })
  async get(
    @Param('name') name: string,
    @Headers('if-none-match') known: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { contentType, bytes, sha256 } = await this.pictures.getPicture(name);
    const tag = `"${sha256}"`;
    void reply
      .header('etag', tag)
      .header('cache-control', `public, max-age=${YEAR_S}, immutable`)
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', PICTURE_POLICY);
    if (known?.includes(tag) === true) void reply.status(304).send();
    else void reply.header('content-type', contentType).send(bytes);
  }
}

@ApiTags('media')
@Controller('media')
@StaffOnly('products.write', 'settings.write')
export class UploadsController {
  constructor(private readonly pictures: Pictures) {}

  @Post()
  @ApiOperation({
    summary: 'Upload an image',
    description:
      `The body is a JPEG, PNG, WebP or AVIF file of at most ${MAX_PICTURE_MB} MB and ${MAX_PICTURE_MEGAPIXELS} ` +
      'million pixels.',
  })
  @TakesFile(...PICTURE_TYPES)
  @ApiCreatedResponse({ type: PictureResponse })
  async picture(@Req() request: FastifyRequest) {
    return this.pictures.storeUpload(await readUpload(request, MAX_PICTURE_BYTES, PICTURE_TYPES));
  }
}
