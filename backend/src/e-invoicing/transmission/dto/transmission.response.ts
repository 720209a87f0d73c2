import { ApiProperty } from '@nestjs/swagger';
import {
  TRANSMISSION_KINDS,
  type TransmissionKind,
  type TransmissionStatus,
  E_INVOICE_CONNECTORS,
  type EInvoiceConnectorName,
} from '@shop/contract/e-invoices';
import { ApiId, ApiInstant, ApiOneOf, ApiWholeNumber } from '../../../platform/openapi/response-fields.js';
import { ApiAllowedActions, ApiStatus } from '../../../platform/openapi/states.js';
import { TRANSMISSION_MACHINE, type TransmissionAction } from '../../domain/transmission.rules.js';

/**
 * The transmission state of a document's e-invoice. Its `_id` is that of the document; `createdAt` is the time of issue.
 */
export class TransmissionResponse {
  @ApiId()
  _id: string;

  @ApiProperty({ format: 'uuid', example: '5c3a4fd2-1c3f-5b8e-9d53-3e8a6b0d7f21' })
  uuid: string;

  @ApiOneOf(TRANSMISSION_KINDS)
  kind: TransmissionKind;

  @ApiProperty({ example: 'INV-2026-00001' })
  number: string;

  @ApiId({ description: 'The invoice itself, or the one that is credited' })
  invoice: string;

  @ApiProperty({ example: 'Rahman Printing Press LLC' })
  buyer: string;

  @ApiStatus(TRANSMISSION_MACHINE)
  status: TransmissionStatus;

  @ApiInstant({
    nullable: true,
    description: 'End of the last day in time; null: nothing is to be sent, or without a time limit',
  })
  dueAt: string | null;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Negative: so many days late', example: 9 })
  daysLeft: number | null;

  @ApiOneOf([...E_INVOICE_CONNECTORS, ''], { description: 'How it went to the provider; empty: not yet' })
  connector: EInvoiceConnectorName | '';

  @ApiInstant({ nullable: true })
  sentAt: string | null;

  @ApiProperty({ description: 'Who sent it; empty: the shop by itself', example: 'Omar' })
  sentBy: string;

  @ApiInstant({ nullable: true })
  answeredAt: string | null;

  @ApiProperty({ description: 'Who noted the answer; empty: the provider reported it', example: '' })
  answeredBy: string;

  @ApiProperty({ type: [String], description: 'Why it was refused, as the provider says', example: [] })
  reasons: string[];

  @ApiWholeNumber({ description: 'Attempts since it was last sent on its way', example: 1 })
  attempts: number;

  @ApiInstant({ nullable: true, description: 'Of what is on its way' })
  nextAttemptAt: string | null;

  @ApiProperty({ description: 'Why the last attempt failed; empty: it did not', example: '' })
  lastError: string;

  @ApiWholeNumber({
    description: 'Things that keep it from being an e-invoice, where it is still to be sent',
    example: 0,
  })
  missing: number;

  @ApiProperty({ type: [String], description: 'Credit notes of it, and the invoice in its place', example: [] })
  correctedBy: string[];

  @ApiAllowedActions(TRANSMISSION_MACHINE)
  allowedActions: TransmissionAction[];

  @ApiWholeNumber({ description: '0: nothing is stored of it yet', example: 1 })
  version: number;

  @ApiInstant()
  createdAt: string;

  @ApiInstant()
  updatedAt: string;
}

class LeftOutResponse {
  @ApiId()
  _id: string;

  @ApiProperty({ description: 'Empty: there is no such document', example: 'INV-2026-00001' })
  number: string;

  @ApiProperty({ example: 'E_INVOICE_ALREADY_SENT' })
  code: string;

  @ApiProperty({ example: 'This e-invoice has already been sent or is being sent.' })
  message: string;
}

export class MarkedResponse {
  @ApiWholeNumber({ description: 'How many are marked now', example: 12 })
  marked: number;

  @ApiProperty({ type: [LeftOutResponse], description: 'Those that stay as they were, and why' })
  leftOut: LeftOutResponse[];
}

export class CallbackResponse {
  @ApiProperty({ format: 'uuid', example: '5c3a4fd2-1c3f-5b8e-9d53-3e8a6b0d7f21' })
  uuid: string;

  @ApiStatus(TRANSMISSION_MACHINE, 'As it is now: what is settled stays so.')
  status: TransmissionStatus;
}
