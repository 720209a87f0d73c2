import { type Language, LANGUAGE_CODES } from '@shop/contract/languages';
import { Email, OneOf, Text } from '../../../platform/http/validation/fields.js';
import { MonthlyLimit } from '../../users/dto/user.requests.js';
import { COMPANY_ROLES, type CompanyRole } from '@shop/contract/company-roles';

const MAX_TOKEN = 100;

export class InviteDto {
  @Email({ required: 'Email is required.', example: 'colleague@example.ae' })
  email: string;

  @OneOf(COMPANY_ROLES, { example: 'buyer' })
  companyRole: CompanyRole;

  @MonthlyLimit()
  monthlyLimit?: number | null;

  @OneOf(LANGUAGE_CODES, { optional: 'filled', description: 'Language of the email' })
  language?: Language;
}

export class InvitationTokenDto {
  @Text({
    max: MAX_TOKEN,
    kind: 'exact',
    required: 'The link has no token.',
    description: 'Part of the link after the #',
    example: 'mZ3v9Qk2',
  })
  token: string;
}
