import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { MAILED_RESOURCES } from '@shop/contract/mailed-documents';
import { type Actor, CurrentActor, StaffOnly } from '../../platform/auth/actor.js';
import { WithoutIdempotencyKey } from '../../platform/http/idempotency/idempotency.decorators.js';
import { EmailResponse } from '../../platform/mail/email.response.js';
import { Refuses } from '../../platform/openapi/refusals.js';
import { DocumentEmails } from './document-emails.service.js';
import { DocumentEmailDto } from './dto/document-email.requests.js';
import { DocumentEmailPreviewResponse } from './dto/document-email.response.js';

const NOT_FOUND = [
  'MAILED_RESOURCE_NOT_FOUND',
  'QUOTE_NOT_FOUND',
  'ORDER_NOT_FOUND',
  'INVOICE_NOT_FOUND',
  'CREDIT_NOTE_NOT_FOUND',
  'PAYMENT_NOT_FOUND',
  'RECEIPT_NOT_FOUND',
  'USER_NOT_FOUND',
  'COMPANY_NOT_FOUND',
] as const;

const ApiResource = () =>
  ApiParam({ name: 'resource', enum: MAILED_RESOURCES, description: 'Record type', example: 'invoices' });

/** One place for the documents of all resources: each module registers how its documents are sent. */
@ApiTags('mail')
@Controller(':resource/:id/emails')
@StaffOnly('documents.send')
export class DocumentEmailsController {
  constructor(private readonly emails: DocumentEmails) {}

  @Get()
  @ApiResource()
  @ApiOperation({
    summary: 'List the emails about a record, newest first',
    description: 'Returns at most 100 emails, including automatic ones, with their status.',
  })
  @ApiOkResponse({ type: EmailResponse, isArray: true })
  @Refuses(...NOT_FOUND)
  log(@Param('resource') resource: string, @Param('id') id: string) {
    return this.emails.log(resource, id);
  }

  @Post('preview')
  @HttpCode(200)
  @WithoutIdempotencyKey()
  @ApiResource()
  @ApiOperation({
    summary: 'Preview an email to the customer',
    description: 'Takes the same body as sending. Stores and sends nothing.',
  })
  @ApiOkResponse({ type: DocumentEmailPreviewResponse })
  @Refuses(...NOT_FOUND, 'QUOTE_UNDER_REVIEW')
  preview(
    @Param('resource') resource: string,
    @Param('id') id: string,
    @Body() body: DocumentEmailDto,
    @CurrentActor() actor: Actor,
  ) {
    return this.emails.preview(resource, id, body, actor);
  }

  @Post()
  @ApiResource()
  @ApiOperation({
    summary: 'Send a document by email',
    description:
      'The email is sent in the background; the list of emails shows its status. The PDF is generated when the ' +
      'mail server accepts the email. A staff member can send 100 emails an hour.',
  })
  @ApiCreatedResponse({ type: EmailResponse })
  @Refuses(...NOT_FOUND, 'QUOTE_UNDER_REVIEW', 'EMAILS_OFF', 'TOO_MANY_REQUESTS')
  send(
    @Param('resource') resource: string,
    @Param('id') id: string,
    @Body() body: DocumentEmailDto,
    @CurrentActor() actor: Actor,
  ) {
    return this.emails.send(resource, id, body, actor);
  }
}
