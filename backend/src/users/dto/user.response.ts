import { ApiProperty } from '@nestjs/swagger';
import { AnsweredFlag, AnsweredId, AnsweredMoment, AnsweredWhole } from '../../platform/http/answer-fields.js';

/** Who a document belongs to. */
export class UserRefResponse {
  @AnsweredId()
  _id: string;

  @ApiProperty({ example: 'Aisha Rahman' })
  name: string;

  @ApiProperty({ example: 'buyer@example.com' })
  email: string;
}

export class ProfileResponse extends UserRefResponse {
  @ApiProperty({ example: '+971501234567' })
  phoneNumber: string;

  @ApiProperty({ example: 'Shop 4, Industrial Area 6, Sharjah' })
  address: string;

  @AnsweredFlag({ example: false })
  isAdmin: boolean;

  @AnsweredWhole({ minimum: 1, example: 1 })
  version: number;
}

export class UserResponse extends ProfileResponse {
  @AnsweredMoment()
  createdAt: string;

  @AnsweredMoment()
  updatedAt: string;
}
