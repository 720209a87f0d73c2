import { ApiProperty } from '@nestjs/swagger';
import { ApiFlag, ApiId, ApiInstant, ApiWholeNumber } from '../../../platform/openapi/response-fields.js';

/** A browser in which the user is signed in. */
export class SessionResponse {
  @ApiId()
  _id: string;

  @ApiFlag({ description: 'Whether it is the session of this very call' })
  isCurrent: boolean;

  @ApiProperty({ description: 'Empty where it is not known', example: 'Chrome' })
  browser: string;

  @ApiProperty({ description: 'Empty where it is not known', example: 'Windows' })
  system: string;

  @ApiProperty({ description: 'Address (IP); empty where it is not known', example: '203.0.113.7' })
  address: string;

  @ApiInstant({ nullable: true, description: 'Null of sessions from before this was kept' })
  signedInAt: string | null;

  @ApiInstant()
  expiresAt: string;
}

export class EndedSessionsResponse {
  @ApiWholeNumber({ example: 2 })
  ended: number;
}

export class ConfirmedResponse {
  @ApiInstant({ description: 'Until then weighty actions ask for nothing more' })
  until: string;
}
