import { Controller, Get, Headers, Param, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '../common/auth/access.decorators.js';
import { Refuses } from '../common/http/answers.js';
import { MediaService } from './media.service.js';

const YEAR_S = 365 * 86_400;

/** An SVG that is opened by itself is a document: it may neither run nor fetch anything. */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

@ApiTags('media')
@Controller('media')
export class MediaController {
  constructor(private readonly media: MediaService) {}

  @Get(':name')
  @Public()
  @ApiOperation({ summary: 'A picture of the catalogue' })
  @ApiOkResponse({ content: { 'image/*': { schema: { type: 'string', format: 'binary' } } } })
  @ApiResponse({ status: 304, description: 'The caller’s copy (If-None-Match) is right' })
  @Refuses(404)
  async get(
    @Param('name') name: string,
    @Headers('if-none-match') known: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { contentType, bytes, sha256 } = await this.media.get(name);
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
