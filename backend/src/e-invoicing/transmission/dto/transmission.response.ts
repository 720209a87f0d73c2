import { ApiProperty } from '@nestjs/swagger';
import { type TransmissionStatus, E_INVOICE_CONNECTORS, type EInvoiceConnectorName } from '@shop/contract/e-invoices';
import { ApiId, ApiInstant, ApiOneOf, ApiWholeNumber } from '../../../platform/openapi/response-fields.js';
import { ApiAllowedActions, ApiStatus, statusDocs } from '../../../platform/openapi/states.js';
import { TRANSMISSION_MACHINE, type TransmissionAction } from '../../domain/transmission.rules.js';
import { RECORD_FIELDS, storedFields } from '../../../platform/openapi/stored-fields.js';
import { Transmission } from '../transmission.schema.js';

/**
 * The transmission state of a document's e-invoice. Its `_id` is that of the document; `createdAt` is the time of issue.
 */
export class TransmissionResponse extends storedFields(Transmission, {
  ...RECORD_FIELDS,
  kind: {},
  number: { example: 'INV-2026-00001' },
  invoice: { description: 'The invoice, or the credited invoice' },
  buyer: { example: 'Rahman Printing Press LLC' },
  status: statusDocs(TRANSMISSION_MACHINE),
  sentAt: {},
  sentBy: { description: 'User who sent it; empty if sent automatically', example: 'Omar' },
  answeredAt: {},
  answeredBy: {
    description: 'User who entered the provider’s response; empty if the provider reported it',
    example: '',
  },
  reasons: { description: 'Reasons for the rejection, given by the provider', example: [] },
  attempts: { description: 'Number of attempts since sending was last started', example: 1 },
  nextAttemptAt: { description: 'Time of the next attempt; only while the e-invoice is being sent' },
  version: { description: '0 if nothing is stored yet', example: 1 },
}) {
  @ApiProperty({ format: 'uuid', example: '5c3a4fd2-1c3f-5b8e-9d53-3e8a6b0d7f21' })
  uuid: string;

  @ApiInstant({
    nullable: true,
    description: 'End of the last day for sending; null if nothing is to be sent or there is no deadline',
  })
  dueAt: string | null;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'Days until the deadline; negative if overdue',
    example: 9,
  })
  daysLeft: number | null;

  @ApiOneOf([...E_INVOICE_CONNECTORS, ''], { description: 'Connector that sent it; empty if not sent yet' })
  connector: EInvoiceConnectorName | '';

  @ApiProperty({ description: 'Error of the last attempt; empty if it succeeded', example: '' })
  lastError: string;

  @ApiWholeNumber({
    description: 'Number of problems that prevent sending',
    example: 0,
  })
  missing: number;

  @ApiProperty({
    type: [String],
    description: 'Credit notes of the invoice, and the invoice that replaces it',
    example: [],
  })
  correctedBy: string[];

  @ApiAllowedActions(TRANSMISSION_MACHINE)
  allowedActions: TransmissionAction[];
}

class LeftOutResponse {
  @ApiId()
  _id: string;

  @ApiProperty({ description: 'Document number; empty if there is no such document', example: 'INV-2026-00001' })
  number: string;

  @ApiProperty({ example: 'E_INVOICE_ALREADY_SENT' })
  code: string;

  @ApiProperty({ example: 'This e-invoice has already been sent or is being sent.' })
  message: string;
}

export class MarkedResponse {
  @ApiWholeNumber({ description: 'Number of e-invoices marked as sent', example: 12 })
  marked: number;

  @ApiProperty({ type: [LeftOutResponse], description: 'Skipped e-invoices with the reasons' })
  leftOut: LeftOutResponse[];
}

export class CallbackResponse {
  @ApiProperty({ format: 'uuid', example: '5c3a4fd2-1c3f-5b8e-9d53-3e8a6b0d7f21' })
  uuid: string;

  @ApiStatus(TRANSMISSION_MACHINE, 'Current status.')
  status: TransmissionStatus;
}
