import { Controller, Post, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiCreatedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { StaffOnly } from '../platform/auth/access.decorators.js';
import { readUpload } from '../platform/http/uploads.js';
import { MAX_PICTURE_BYTES, MAX_PICTURE_MB, MAX_PICTURE_MEGAPIXELS, PICTURE_TYPES } from '@shop/contract/pictures';
import { PictureResponse } from './dto/picture.response.js';
import { PictureUploads } from './picture-uploads.service.js';

@ApiTags('media')
@Controller('media')
@StaffOnly()
export class UploadsController {
  constructor(private readonly uploads: PictureUploads) {}

  @Post()
  @ApiOperation({
    summary: 'Upload a picture',
    description: `JPEG, PNG, WebP or AVIF of at most ${MAX_PICTURE_MB} MB and ${MAX_PICTURE_MEGAPIXELS} million pixels, as the body itself.`,
  })
  @ApiConsumes(...PICTURE_TYPES)
  @ApiBody({ required: true, schema: { type: 'string', format: 'binary' } })
  @ApiCreatedResponse({ type: PictureResponse })
  async picture(@Req() request: FastifyRequest): Promise<PictureResponse> {
    return this.uploads.store(await readUpload(request, MAX_PICTURE_BYTES));
  }
}
