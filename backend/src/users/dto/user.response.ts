import { ApiProperty } from '@nestjs/swagger';
import { type Language, LANGUAGE_CODES } from '@shop/contract/languages';
import { ApiFlag, ApiId, ApiInstant, ApiOneOf, ApiWholeNumber } from '../../platform/openapi/response-fields.js';

/** Who a document belongs to. */
export class UserRefResponse {
  @ApiId()
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

  @ApiOneOf(LANGUAGE_CODES, { description: 'Language of e-mails and documents' })
  language: Language;

  @ApiFlag({ example: false })
  isAdmin: boolean;

  @ApiWholeNumber({ minimum: 1, example: 1 })
  version: number;
}

export class UserResponse extends ProfileResponse {
  @ApiInstant()
  createdAt: string;

  @ApiInstant()
  updatedAt: string;
}

/** A message for the user. */
export class PasswordMessageResponse {
  @ApiProperty({ example: 'Your password was changed.' })
  message: string;
}
