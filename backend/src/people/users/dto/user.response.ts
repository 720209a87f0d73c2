import { BILLING_BASES, type BillingBasis } from '@shop/contract/billing';
import { ApiProperty } from '@nestjs/swagger';
import { COMPANY_ROLES, type CompanyRole } from '@shop/contract/company';
import { type Language, LANGUAGE_CODES } from '@shop/contract/languages';
import { STAFF_ACTIONS, STAFF_ROLES, type StaffAction, type StaffRole } from '@shop/contract/staff-roles';
import {
  CompanyDetailsResponse,
  CompanyRefResponse,
  OwnCompanyResponse,
} from '../../companies/dto/company.response.js';
import {
  ApiAmount,
  ApiFlag,
  ApiId,
  ApiInstant,
  ApiOneOf,
  ApiWholeNumber,
} from '../../../platform/openapi/response-fields.js';

/** The owner of a document. */
export class UserRefResponse {
  @ApiId()
  _id: string;

  @ApiProperty({ example: 'Aisha Rahman' })
  name: string;

  @ApiProperty({ description: 'Empty where the user has none', example: 'buyer@example.com' })
  email: string;
}

/** Full contact details. */
export class UserContact extends UserRefResponse {
  @ApiProperty({ example: '+971501234567' })
  phoneNumber: string;

  @ApiProperty({ example: 'Shop 4, Industrial Area 6, Sharjah' })
  address: string;

  @ApiOneOf(LANGUAGE_CODES, { description: 'Language for emails and documents' })
  language: Language;

  @ApiFlag({ example: false })
  isAdmin: boolean;
}

const ApiRole = () => ApiProperty({ type: String, enum: [...COMPANY_ROLES, null], nullable: true, example: 'admin' });

const ApiStaffRole = () =>
  ApiProperty({
    type: String,
    enum: [...STAFF_ROLES, null],
    nullable: true,
    description: 'Of staff; null of a customer',
    example: 'Sales',
  });

const ApiMonthlyLimit = () =>
  ApiAmount({
    nullable: true,
    description: 'what the user may ask for in a month before the company has to agree; null: no limit',
    example: 5000,
  });

const ApiIsEmailProved = () =>
  ApiFlag({
    description: 'Whether the user proved to receive emails there; papers are mailed only then',
    example: true,
  });

const ApiPendingEmail = () =>
  ApiProperty({
    description: 'A new address that replaces the present one once it is proved; empty: none',
    example: '',
  });

export class ProfileResponse extends UserContact {
  @ApiStaffRole()
  staffRole: StaffRole | null;

  @ApiProperty({
    enum: Object.keys(STAFF_ACTIONS),
    isArray: true,
    description: 'The actions that the role includes; none of a customer',
    example: ['quotes.read', 'quotes.write'],
  })
  staffActions: StaffAction[];

  @ApiProperty({ type: OwnCompanyResponse, nullable: true })
  company: OwnCompanyResponse | null;

  @ApiRole()
  companyRole: CompanyRole | null;

  @ApiMonthlyLimit()
  monthlyLimit: number | null;

  @ApiIsEmailProved()
  isEmailProved: boolean;

  @ApiPendingEmail()
  pendingEmail: string;

  @ApiWholeNumber({ minimum: 1, example: 1 })
  version: number;
}

export class UserResponse extends UserContact {
  @ApiStaffRole()
  staffRole: StaffRole | null;

  @ApiProperty({ type: CompanyRefResponse, nullable: true })
  company: CompanyRefResponse | null;

  @ApiRole()
  companyRole: CompanyRole | null;

  @ApiMonthlyLimit()
  monthlyLimit: number | null;

  @ApiAmount({
    nullable: true,
    description: 'what somebody without a company may owe before orders are held; null: no limit',
    example: null,
  })
  creditLimit: number | null;

  @ApiOneOf(BILLING_BASES, { description: 'What new orders of somebody without a company bill by themselves' })
  billing: BillingBasis;

  @ApiProperty({
    type: CompanyDetailsResponse,
    nullable: true,
    description: 'Of an applicant who gave the TRN of a company that the shop knows: it waits for staff',
  })
  companyRequest: CompanyDetailsResponse | null;

  @ApiFlag({ description: 'Whether an invitation to choose a password can be mailed', example: false })
  isInvitable: boolean;

  @ApiIsEmailProved()
  isEmailProved: boolean;

  @ApiPendingEmail()
  pendingEmail: string;

  @ApiInstant({ nullable: true, description: 'When the last invitation was mailed', example: null })
  invitedAt: string | null;

  @ApiWholeNumber({ minimum: 1, example: 1 })
  version: number;

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
