import { ApiAmount, ApiOneOf, ApiWholeNumber } from '../../../platform/openapi/response-fields.js';
import { UserRefResponse } from './user.response.js';
import { COMPANY_ROLES, type CompanyRole } from '@shop/contract/company-roles';

/** A user of a company, in the form for its admin. */
export class MemberResponse extends UserRefResponse {
  @ApiOneOf(COMPANY_ROLES)
  companyRole: CompanyRole;

  @ApiAmount({ nullable: true, description: 'what they may ask for in a month; null: no limit', example: 5000 })
  monthlyLimit: number | null;

  @ApiWholeNumber({ minimum: 1, description: 'Goes back with a PUT; an old one is 409', example: 1 })
  version: number;
}
