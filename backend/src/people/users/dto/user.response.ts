import { ApiProperty } from '@nestjs/swagger';
import { STAFF_ACTIONS, STAFF_ROLES, type StaffAction, type StaffRole } from '@shop/contract/staff-roles';
import {
  CompanyDetailsResponse,
  CompanyRefResponse,
  OwnCompanyResponse,
} from '../../companies/dto/company.response.js';
import { ApiAmount, ApiFlag } from '../../../platform/openapi/response-fields.js';
import { COMPANY_ROLES, type CompanyRole } from '@shop/contract/company-roles';
import { RECORD_FIELDS, storedFields } from '../../../platform/openapi/stored-fields.js';
import { User } from '../../user-record/user.schema.js';

/** The owner of a document. */
export class UserRefResponse extends storedFields(User, {
  _id: {},
  name: { example: 'Aisha Rahman' },
  email: { description: 'Empty if the user has none', example: 'buyer@example.com' },
}) {}

/** Full contact details. */
export class UserContact extends storedFields(User, {
  ...UserRefResponse.fields,
  phoneNumber: { example: '+971501234567' },
  address: { example: 'Shop 4, Industrial Area 6, Sharjah' },
  language: { description: 'Language for emails and documents' },
  isAdmin: { example: false },
}) {}

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

const PENDING_EMAIL = { description: 'New address, used after it is confirmed; empty if none', example: '' } as const;

export class ProfileResponse extends storedFields(User, {
  ...UserContact.fields,
  pendingEmail: PENDING_EMAIL,
  version: RECORD_FIELDS.version,
}) {
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
}

export class UserResponse extends storedFields(User, {
  ...UserContact.fields,
  ...RECORD_FIELDS,
  creditLimit: { description: 'Credit limit of a customer without a company, or null', example: null },
  billing: { description: 'Invoicing method of new orders of a customer without a company' },
  companyRequest: {
    part: CompanyDetailsResponse,
    description: 'Company that the user requested to join by TRN; waiting for staff',
  },
  pendingEmail: PENDING_EMAIL,
  invitedAt: { description: 'Time of the last invitation', example: null },
}) {
  @ApiStaffRole()
  staffRole: StaffRole | null;

  @ApiProperty({ type: CompanyRefResponse, nullable: true })
  company: CompanyRefResponse | null;

  @ApiRole()
  companyRole: CompanyRole | null;

  @ApiMonthlyLimit()
  monthlyLimit: number | null;

  @ApiFlag({ description: 'True if an invitation to set a password can be emailed', example: false })
  isInvitable: boolean;

  @ApiIsEmailProved()
  isEmailProved: boolean;
}

/** A message for the user. */
export class PasswordMessageResponse {
  @ApiProperty({ example: 'Your password was changed.' })
  message: string;
}
