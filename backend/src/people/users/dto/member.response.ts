import { ApiAmount, ApiOneOf } from '../../../platform/openapi/response-fields.js';
import { RECORD_FIELDS, storedFields } from '../../../platform/openapi/stored-fields.js';
import { User } from '../../user-record/user.schema.js';
import { UserRefResponse } from './user.response.js';
import { COMPANY_ROLES, type CompanyRole } from '@shop/contract/company-roles';

/** A user of a company, in the form for its admin. */
export class MemberResponse extends storedFields(User, { ...UserRefResponse.fields, version: RECORD_FIELDS.version }) {
  @ApiOneOf(COMPANY_ROLES)
  companyRole: CompanyRole;

  @ApiAmount({ nullable: true, description: 'Monthly limit, or null', example: 5000 })
  monthlyLimit: number | null;
}
