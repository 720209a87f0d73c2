import { Controller, Post, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiCreatedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { StaffOnly } from '../platform/auth/access.decorators.js';
import { readUpload } from '../platform/http/uploads.js';
import { MAX_UPLOAD_BYTES, UPLOADED_TYPES } from './domain/picture-sizes.js';
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
    description: `JPEG, PNG, WebP or AVIF of at most ${MAX_UPLOAD_BYTES / 1_048_576} MB and 40 million pixels, as the body itself.`,
  })
  @ApiConsumes(...Object.keys(UPLOADED_TYPES))
  @ApiBody({ required: true, schema: { type: 'string', format: 'binary' } })
  @ApiCreatedResponse({ type: PictureResponse })
  async picture(@Req() request: FastifyRequest): Promise<PictureResponse> {
    return this.uploads.store(await readUpload(request, MAX_UPLOAD_BYTES));
  }
}
