import { Body, Controller, Delete, Get, Header, Param, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { LINKED_RESOURCES } from '@shop/contract/document-links';
import { type Actor, CurrentActor, Public, StaffOnly } from '../../platform/auth/actor.js';
import { WithoutIdempotencyKey } from '../../platform/http/idempotency/idempotency.decorators.js';
import { AnswersPdf, PdfQueryDto } from '../../platform/http/pdf-answer.js';
import { Refuses } from '../../platform/openapi/refusals.js';
import { DocumentLinks } from './document-links.service.js';
import { LINK_TOKEN } from './dto/link-code.requests.js';
import { ShareDocumentDto } from './dto/document-link.requests.js';
import { DocumentLinkResponse, RevokedLinksResponse } from './dto/document-link.response.js';

const ApiResource = () =>
  ApiParam({ name: 'resource', enum: LINKED_RESOURCES, description: 'Record type', example: 'invoices' });

/** Links to documents about money, for staff. */
@ApiTags('document-links')
@Refuses(
  'MAILED_RESOURCE_NOT_FOUND',
  'INVOICE_NOT_FOUND',
  'PAYMENT_NOT_FOUND',
  'RECEIPT_NOT_FOUND',
  'USER_NOT_FOUND',
  'COMPANY_NOT_FOUND',
)
@Controller('document-links/:resource/:id')
@StaffOnly('documents.send')
export class DocumentLinksController {
  constructor(private readonly links: DocumentLinks) {}

  @Post()
  @WithoutIdempotencyKey()
  @ApiResource()
  @ApiOperation({
    summary: 'Create a public link to a document',
    description:
      'For users and companies, the link shows their statement. The link is returned only once; repeating the ' +
      'request creates another link, because stored responses must not contain the token.',
  })
  @ApiCreatedResponse({ type: DocumentLinkResponse })
  @Refuses('TOO_MANY_REQUESTS')
  make(
    @Param('resource') resource: string,
    @Param('id') id: string,
    @Body() body: ShareDocumentDto,
    @CurrentActor() actor: Actor,
  ) {
    return this.links.makeDocumentLink(resource, id, body, actor);
  }

  @Delete()
  @ApiResource()
  @ApiOperation({ summary: 'Revoke all links to a document' })
  @ApiOkResponse({ type: RevokedLinksResponse })
  revoke(@Param('resource') resource: string, @Param('id') id: string, @CurrentActor() actor: Actor) {
    return this.links.revoke(resource, id, actor);
  }
}

/** The call for holders of a link. */
@ApiTags('document-links')
@ApiParam(LINK_TOKEN)
@Refuses('DOCUMENT_LINK_NOT_FOUND')
@Public()
@Controller('document-links/:token')
export class LinkedDocumentController {
  constructor(private readonly links: DocumentLinks) {}

  @Get('pdf')
  @Header('cache-control', 'private, no-store')
  @ApiOperation({ summary: 'Download a document by its link as PDF' })
  @AnswersPdf()
  pdf(@Param('token') token: string, @Query() { language }: PdfQueryDto) {
    return this.links.pdf(token, language);
  }
}
