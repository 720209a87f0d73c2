import { BILLING_BASES, type BillingBasis } from '@shop/contract/billing';
import { ApiProperty } from '@nestjs/swagger';
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
import { COMPANY_ROLES, type CompanyRole } from '@shop/contract/company-roles';

/** The owner of a document. */
export class UserRefResponse {
  @ApiId()
  _id: string;

  @ApiProperty({ example: 'Aisha Rahman' })
  name: string;

  @ApiProperty({ description: 'Empty if the user has none', example: 'buyer@example.com' })
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
    description: 'Role of a staff member; null for a customer',
    example: 'Sales',
  });

const ApiMonthlyLimit = () =>
  ApiAmount({
    nullable: true,
    description: 'Monthly limit; requests above it need approval by the company. null for no limit',
    example: 5000,
  });

const ApiIsEmailProved = () =>
  ApiFlag({
    description: 'True if the address is confirmed; documents are emailed only then',
    example: true,
  });

const ApiPendingEmail = () =>
  ApiProperty({
    description: 'New address, used after it is confirmed; empty if none',
    example: '',
  });

export class ProfileResponse extends UserContact {
  @ApiStaffRole()
  staffRole: StaffRole | null;

  @ApiProperty({
    enum: Object.keys(STAFF_ACTIONS),
    isArray: true,
    description: 'Actions allowed for the role; empty for a customer',
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
    description: 'Credit limit of a customer without a company, or null',
    example: null,
  })
  creditLimit: number | null;

  @ApiOneOf(BILLING_BASES, { description: 'Invoicing method of new orders of a customer without a company' })
  billing: BillingBasis;

  @ApiProperty({
    type: CompanyDetailsResponse,
    nullable: true,
    description: 'Company that the user requested to join by TRN; waiting for staff',
  })
  companyRequest: CompanyDetailsResponse | null;

  @ApiFlag({ description: 'True if an invitation to set a password can be emailed', example: false })
  isInvitable: boolean;

  @ApiIsEmailProved()
  isEmailProved: boolean;

  @ApiPendingEmail()
  pendingEmail: string;

  @ApiInstant({ nullable: true, description: 'Time of the last invitation', example: null })
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
