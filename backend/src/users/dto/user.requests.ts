import { type Language, LANGUAGE_CODES } from '@shop/contract/languages';
import { MAX_LENGTH } from '@shop/contract/limits';
import { Email, Flag, OneOf, Text, Version } from '../../platform/http/validation/fields.js';
import { DropUnknownFields } from '../../platform/http/validation/validation.pipe.js';
import { NewPassword } from './password.requests.js';

const EmailLanguage = () =>
  OneOf(LANGUAGE_CODES, { optional: 'filled', description: 'Language of e-mails and documents' });

export class SignInDto {
  @Email({ required: 'Email is required.', example: 'buyer@example.com' })
  email: string;

  @Text({ max: MAX_LENGTH.password, required: 'Password is required.', trim: false, example: 'a long password' })
  password: string;
}

export class RegisterDto {
  @Text({ max: MAX_LENGTH.name, required: 'Name is required.', example: 'Aisha Rahman' })
  name: string;

  @Text({ max: MAX_LENGTH.phone, required: 'Phone number is required.', example: '+971501234567' })
  phoneNumber: string;

  @Email({ required: 'Email is required.', example: 'buyer@example.com' })
  email: string;

  @NewPassword({ required: 'Password is required.' })
  password: string;

  @NewPassword({ required: 'Confirm password is required.' })
  confirmPassword: string;

  @EmailLanguage()
  language?: Language;
}

/** What users may change of themselves; anything else (isAdmin above all) is refused. */
export class UpdateProfileDto {
  @Text({ max: MAX_LENGTH.name, required: 'Name is required.', optional: 'filled', example: 'Aisha Rahman' })
  name?: string;

  @Email({ required: 'Email is required.', optional: 'filled', example: 'buyer@example.com' })
  email?: string;

  @Text({ max: MAX_LENGTH.phone, optional: true, example: '+971501234567' })
  phoneNumber?: string;

  @Text({ max: MAX_LENGTH.address, optional: true, example: 'Shop 4, Industrial Area 6, Sharjah' })
  address?: string;

  @EmailLanguage()
  language?: Language;

  @Version()
  version?: number;
}

@DropUnknownFields()
export class UpdateUserDto {
  @Text({ max: MAX_LENGTH.name, required: 'Name is required.', optional: 'filled', example: 'Aisha Rahman' })
  name?: string;

  @Email({ required: 'Email is required.', optional: 'filled', example: 'buyer@example.com' })
  email?: string;

  @Text({ max: MAX_LENGTH.phone, optional: true, example: '+971501234567' })
  phoneNumber?: string;

  @Text({ max: MAX_LENGTH.address, optional: true, example: 'Shop 4, Industrial Area 6, Sharjah' })
  address?: string;

  @EmailLanguage()
  language?: Language;

  @Flag({ optional: 'filled', example: false })
  isAdmin?: boolean;

  @Version()
  version?: number;
}
