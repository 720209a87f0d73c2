import { ApiProperty } from '@nestjs/swagger';
import { FOLLOWED_RESOURCES, type FollowedResource } from '@shop/contract/follow-ups';
import { SalespersonResponse } from '../../../documents/parties/salesperson.response.js';
import { ApiAmount, ApiDay, ApiId, ApiInstant, ApiOneOf } from '../../../platform/openapi/response-fields.js';

class FollowUpAuthorResponse {
  @ApiId()
  _id: string;

  @ApiProperty({ description: 'As it was then', example: 'Omar Haddad' })
  name: string;
}

class FollowedRecordResponse {
  @ApiOneOf(FOLLOWED_RESOURCES)
  resource: FollowedResource;

  @ApiId()
  _id: string;

  @ApiProperty({ description: 'Its number, or the name of the account', example: 'QUO-2026-00001' })
  title: string;

  @ApiProperty({
    description: 'Of a quote the company of its account, else the person; of a company the person to call',
    example: 'Al Manar Printing LLC',
  })
  customer: string;

  @ApiProperty({ description: 'Of the person to call', example: '+971501234567' })
  phoneNumber: string;

  @ApiProperty({ type: SalespersonResponse, nullable: true, description: 'Who looks after it; null: nobody' })
  salesperson: SalespersonResponse | null;
}

export class FollowUpResponse {
  @ApiId()
  _id: string;

  @ApiProperty({ type: FollowedRecordResponse })
  about: FollowedRecordResponse;

  @ApiDay({ description: 'In Dubai', example: '2027-03-01' })
  day: string;

  @ApiProperty({ example: 'Call: is the price right?' })
  note: string;

  @ApiAmount({ nullable: true, description: 'promised by the customer for the day; null: no promise', example: null })
  promised: number | null;

  @ApiAmount({ description: 'of the promised sum that came since it was planned, until the day', example: 0 })
  received: number;

  @ApiProperty({ type: FollowUpAuthorResponse })
  createdBy: FollowUpAuthorResponse;

  @ApiInstant()
  createdAt: string;

  @ApiInstant({ nullable: true, description: 'null: it is still to do', example: null })
  doneAt: string | null;

  @ApiProperty({ type: FollowUpAuthorResponse, nullable: true, example: null })
  doneBy: FollowUpAuthorResponse | null;
}
