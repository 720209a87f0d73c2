import type { BillingBasis } from '@shop/contract/billing';
import { PartialType, PickType } from '@nestjs/swagger';
import { type Language, LANGUAGE_CODES } from '@shop/contract/languages';
import { STAFF_ROLES, type StaffRole } from '@shop/contract/staff-roles';
import { MAX_LENGTH } from '@shop/contract/limits';
import { Billing, OwnCompanyDto } from '../../companies/dto/company.requests.js';
import {
  Amount,
  Email,
  EmailIfAny,
  Flag,
  Id,
  OneOf,
  OneOfOrNone,
  Text,
  Version,
} from '../../../platform/http/validation/fields.js';
import { Nested } from '../../../platform/http/validation/list-fields.js';
import { IgnoresFieldsOf } from '../../../platform/http/validation/validation.pipe.js';
import { ProfileResponse, UserResponse } from './user.response.js';
import { Code } from './second-factor.requests.js';
import { PasskeyAssertionDto } from './passkey.requests.js';
import { NewPassword } from './password.requests.js';
import { COMPANY_ROLES, type CompanyRole } from '@shop/contract/company-roles';

const EmailLanguage = () =>
  OneOf(LANGUAGE_CODES, { optional: 'filled', description: 'Language for emails and documents' });

export class SignInDto {
  @Email({ required: 'Email is required.', example: 'buyer@example.com' })
  email: string;

  @Text({
    max: MAX_LENGTH.password,
    required: 'Password is required.',
    kind: 'exact',
    trim: false,
    example: 'a long password',
  })
  password: string;

  @Code({ optional: true })
  code?: string;

  @Nested(() => PasskeyAssertionDto, { optional: true, description: 'Response of a passkey, instead of the code' })
  passkey?: PasskeyAssertionDto | null;
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

const CompanyOfUser = () =>
  Id({ optional: true, description: 'Id of a company, or a record with its `_id`; null for none' });
const RoleInCompany = () =>
  OneOfOrNone(COMPANY_ROLES, { description: 'Only with a company; buyer by default', example: 'buyer' });

export const MonthlyLimit = () =>
  Amount({
    optional: true,
    description:
      'Monthly limit in AED incl. VAT; requests above it need approval by the company. null for no limit. Only ' +
      'with a company',
    example: 5000,
  });

export const Anyway = () =>
  Flag({
    optional: true,
    description: 'If true, the customer is created even if another one has the same phone number',
    example: true,
  });

/** A customer whom staff create, for example on the telephone. */
export class CreateUserDto {
  @Text({ max: MAX_LENGTH.name, required: 'Name is required.', example: 'Aisha Rahman' })
  name: string;

  @EmailIfAny({
    optional: true,
    description: 'Without an email address, the customer gets no emails and can’t sign in',
    example: 'aisha@example.ae',
  })
  email?: string;

  @Text({ max: MAX_LENGTH.phone, optional: true, example: '+971501234567' })
  phoneNumber?: string;

  @Text({ max: MAX_LENGTH.address, kind: 'paragraphs', optional: true, example: 'Shop 4, Industrial Area 6, Sharjah' })
  address?: string;

  @EmailLanguage()
  language?: Language;

  @Flag({ optional: true, description: 'If true, a link for setting a password is emailed', example: false })
  invite?: boolean;

  @CompanyOfUser()
  company?: string | null;

  @RoleInCompany()
  companyRole?: CompanyRole | null;

  @MonthlyLimit()
  monthlyLimit?: number | null;

  @Anyway()
  anyway?: boolean | null;
}

/** The fields of a person; missing ones don't change. */
class PersonDto extends PartialType(PickType(CreateUserDto, ['name', 'phoneNumber', 'address', 'language']), {
  skipNullProperties: false,
}) {
  @Version()
  version?: number;
}

/** The fields that users change in their own profile. The other fields of the profile may be sent back unchanged. */
@IgnoresFieldsOf(ProfileResponse)
export class UpdateProfileDto extends PersonDto {
  @Email({ required: 'Email is required.', optional: 'filled', example: 'buyer@example.com' })
  email?: string;

  @Text({
    max: MAX_LENGTH.password,
    optional: true,
    kind: 'exact',
    trim: false,
    description: 'Required to change the email address',
    example: 'a long password',
  })
  currentPassword?: string;

  @Flag({ optional: 'filled', description: 'May be sent back unchanged; any other value is rejected', example: false })
  isAdmin?: boolean;

  @Nested(() => OwnCompanyDto, {
    optional: true,
    description:
      'Company details. A new company, and each change of a verified one, is checked by staff; null changes nothing',
  })
  company?: OwnCompanyDto | null;
}

@IgnoresFieldsOf(UserResponse)
export class UpdateUserDto extends PersonDto {
  @EmailIfAny({
    optional: true,
    description: 'An existing email address can’t be removed',
    example: 'buyer@example.com',
  })
  email?: string;

  @Flag({
    optional: true,
    description: 'If true, staff confirm the address themselves, without a confirmation email',
    example: false,
  })
  isEmailKnown?: boolean | null;

  @Flag({ optional: 'filled', example: false })
  isAdmin?: boolean;

  @OneOfOrNone(STAFF_ROLES, { description: 'For staff only; Administrator by default', example: null })
  staffRole?: StaffRole | null;

  @CompanyOfUser()
  company?: string | null;

  @RoleInCompany()
  companyRole?: CompanyRole | null;

  @MonthlyLimit()
  monthlyLimit?: number | null;

  @Amount({
    optional: true,
    description:
      'Credit limit in AED of a customer without a company; further orders are put on hold. null for no limit',
    example: null,
  })
  creditLimit?: number | null;

  @Billing()
  billing?: BillingBasis;

  @Nested(() => OwnCompanyDto, {
    optional: true,
    description: 'null rejects the request; an unchanged value is ignored',
  })
  companyRequest?: OwnCompanyDto | null;
}

/** The role and the limit that the admin of a company sets for one of its users. */
export class UpdateMemberDto {
  @OneOf(COMPANY_ROLES, { optional: 'filled', example: 'buyer' })
  companyRole?: CompanyRole;

  @MonthlyLimit()
  monthlyLimit?: number | null;

  @Version()
  version?: number;
}
