import { BILLING_BASES, type BillingBasis } from '@shop/contract/billing';
import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { COMPANY_STATUSES, type CompanyStatus } from '@shop/contract/company';
import { PostalAddressResponse } from '../../../documents/parties/postal-address.response.js';
import {
  ApiAmount,
  ApiFlag,
  ApiId,
  ApiInstant,
  ApiOneOf,
  ApiWholeNumber,
} from '../../../platform/openapi/response-fields.js';
import { ApiSalesperson, SalespersonResponse } from '../../../documents/parties/salesperson.response.js';

/** The settings of a company that its users see. */
export class CompanySettingsResponse {
  @ApiFlag({ description: 'True if members can see each other’s purchases and share lists' })
  sharesPurchases: boolean;

  @ApiFlag({ description: 'True if members can see each other’s requests', example: false })
  sharesQuotes: boolean;

  @ApiFlag({ description: 'True if members can see each other’s orders', example: false })
  sharesOrders: boolean;

  @ApiFlag({ description: 'True if members can see each other’s invoices', example: false })
  sharesInvoices: boolean;

  @ApiFlag({
    description: 'True if requests above the buyer’s monthly limit need approval by the company',
    example: false,
  })
  needsApproval: boolean;
}

/** A buyer's description of a company. */
export class CompanyDetailsResponse {
  @ApiProperty({ example: 'Al Manar Printing LLC' })
  legalName: string;

  @ApiProperty({ description: 'For Arabic documents; empty if none', example: 'المنار للطباعة ذ.م.م' })
  legalNameAr: string;

  @ApiProperty({ description: 'Empty if the company is not registered for VAT', example: '100123456700003' })
  trn: string;

  @ApiProperty({ description: 'TIN of a company without a TRN that receives e-invoices; empty if none', example: '' })
  tin: string;

  @ApiProperty({ example: 'DED-654321' })
  licenceNumber: string;

  @ApiProperty({ example: 'Dubai Economy and Tourism' })
  licenceAuthority: string;

  @ApiProperty({ type: PostalAddressResponse })
  address: PostalAddressResponse;
}

/** The company of a user. */
export class CompanyRefResponse {
  @ApiId()
  _id: string;

  @ApiProperty({ example: 'Al Manar Printing LLC' })
  legalName: string;

  @ApiProperty({ example: '100123456700003' })
  trn: string;

  @ApiOneOf(COMPANY_STATUSES)
  status: CompanyStatus;
}

/** A company as the exports of lists name it. */
export class ListedCompanyResponse {
  @ApiProperty({ example: 'Al Manar Printing LLC' })
  legalName: string;

  @ApiProperty({ description: 'Empty if the company is not registered for VAT', example: '100123456700003' })
  trn: string;

  @ApiProperty({ description: 'Emirate code; empty outside the UAE', example: 'DXB' })
  emirate: string;
}

export const ApiListedCompany = () =>
  ApiProperty({
    type: ListedCompanyResponse,
    nullable: true,
    required: false,
    example: null,
    description: 'Staff only, in lists: company of the account; null for an individual',
  });

/** The company of the caller, with its settings. */
export class ManagedCompanyResponse extends CompanySettingsResponse {
  @ApiId()
  _id: string;

  @ApiProperty({ example: 'Al Manar Printing LLC' })
  legalName: string;

  @ApiWholeNumber({ minimum: 1, description: 'Send it back with a PUT; an outdated version returns 409', example: 1 })
  version: number;
}

/** The user's own company, or the one that they want to belong to. */
export class OwnCompanyResponse extends IntersectionType(CompanyDetailsResponse, CompanySettingsResponse) {
  @ApiId({ nullable: true, description: 'null while staff check the user’s request to join a company' })
  _id: string | null;

  @ApiOneOf(COMPANY_STATUSES)
  status: CompanyStatus;

  @ApiProperty({
    type: CompanyDetailsResponse,
    nullable: true,
    description: 'Change of a verified company, waiting for staff',
  })
  pending: CompanyDetailsResponse | null;
}

export class CompanyResponse extends IntersectionType(CompanyDetailsResponse, CompanySettingsResponse) {
  @ApiId()
  _id: string;

  @ApiWholeNumber({ nullable: true, description: 'null for the shop’s default', example: 45 })
  paymentTermsDays: number | null;

  @ApiOneOf(COMPANY_STATUSES)
  status: CompanyStatus;

  @ApiProperty({ example: 'Pays late' })
  notes: string;

  @ApiAmount({ nullable: true, description: 'Credit limit, or null', example: 50000 })
  creditLimit: number | null;

  @ApiOneOf(BILLING_BASES, { description: 'Invoicing method of new orders' })
  billing: BillingBasis;

  @ApiSalesperson({ required: true })
  salesperson: SalespersonResponse | null;

  @ApiProperty({
    type: CompanyDetailsResponse,
    nullable: true,
    description: 'Requested change, waiting for staff',
  })
  pending: CompanyDetailsResponse | null;

  @ApiWholeNumber({ minimum: 1, description: 'Send it back with a PUT; an outdated version returns 409', example: 1 })
  version: number;

  @ApiInstant()
  createdAt: string;

  @ApiInstant()
  updatedAt: string;
}

export class CompanyRefusedResponse {
  @ApiProperty({
    type: CompanyResponse,
    nullable: true,
    description: 'The unchanged company; null if it was new and has been deleted',
  })
  company: CompanyResponse | null;
}
