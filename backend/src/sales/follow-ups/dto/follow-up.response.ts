import { ApiProperty } from '@nestjs/swagger';
import { FOLLOWED_RESOURCES, type FollowedResource } from '@shop/contract/follow-ups';
import { SalespersonResponse } from '../../../documents/parties/salesperson.response.js';
import { ApiId, ApiOneOf } from '../../../platform/openapi/response-fields.js';
import { storedFields } from '../../../platform/openapi/stored-fields.js';
import { NamedRef } from '../../../platform/database/refs.schema.js';
import { FollowUp } from '../follow-up.schema.js';

class FollowUpAuthorResponse extends storedFields(NamedRef, {
  _id: {},
  name: { description: 'Name at that time', example: 'Omar Haddad' },
}) {}

class FollowedRecordResponse {
  @ApiOneOf(FOLLOWED_RESOURCES)
  resource: FollowedResource;

  @ApiId()
  _id: string;

  @ApiProperty({ description: 'Number of the record, or name of the account', example: 'QUO-2026-00001' })
  title: string;

  @ApiProperty({
    description: 'For a quote: the company or person of its account; for a company: the contact person',
    example: 'Al Manar Printing LLC',
  })
  customer: string;

  @ApiProperty({ description: 'Phone number of the contact person', example: '+971501234567' })
  phoneNumber: string;

  @ApiProperty({ type: SalespersonResponse, nullable: true, description: 'Salesperson, or null' })
  salesperson: SalespersonResponse | null;
}

export class FollowUpResponse extends storedFields(FollowUp, {
  _id: {},
  day: { description: 'Day in Dubai', example: '2027-03-01' },
  note: { example: 'Call: is the price right?' },
  promised: { description: 'Amount promised by the customer for that day; null for no promise', example: null },
  received: { description: 'Part of the promised amount received since the follow-up was planned', example: 0 },
  createdBy: { part: FollowUpAuthorResponse },
  createdAt: {},
  updatedAt: {},
  doneAt: { description: 'null while it is open', example: null },
  doneBy: { part: FollowUpAuthorResponse, example: null },
}) {
  @ApiProperty({ type: FollowedRecordResponse })
  about: FollowedRecordResponse;
}
