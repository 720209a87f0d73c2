import { ApiAmount, ApiOneOf, ApiWholeNumber } from '../../../platform/openapi/response-fields.js';
import { UserRefResponse } from './user.response.js';
import { COMPANY_ROLES, type CompanyRole } from '@shop/contract/company-roles';

/** A user of a company, in the form for its admin. */
export class MemberResponse extends UserRefResponse {
  @ApiOneOf(COMPANY_ROLES)
  companyRole: CompanyRole;

  @ApiAmount({ nullable: true, description: 'Monthly limit, or null', example: 5000 })
  monthlyLimit: number | null;

  @ApiWholeNumber({ minimum: 1, description: 'Send it back with a PUT; an outdated version returns 409', example: 1 })
  version: number;
}
