import { ApiProperty } from '@nestjs/swagger';
import { ApiFlag, ApiId, ApiInstant, ApiWholeNumber } from '../../../platform/openapi/response-fields.js';

/** A browser in which the user is signed in. */
export class SessionResponse {
  @ApiId()
  _id: string;

  @ApiFlag({ description: 'True for the session of this request' })
  isCurrent: boolean;

  @ApiProperty({ description: 'Empty if unknown', example: 'Chrome' })
  browser: string;

  @ApiProperty({ description: 'Empty if unknown', example: 'Windows' })
  system: string;

  @ApiProperty({ description: 'IP address; empty if unknown', example: '203.0.113.7' })
  address: string;

  @ApiInstant()
  signedInAt: string;

  @ApiInstant()
  expiresAt: string;
}

export class EndedSessionsResponse {
  @ApiWholeNumber({ example: 2 })
  ended: number;
}

export class ConfirmedResponse {
  @ApiInstant({ description: 'No further confirmation is needed for sensitive actions until then' })
  until: string;
}
