import { ApiProperty } from '@nestjs/swagger';
import { PostalAddressResponse } from '../../../documents/parties/postal-address.response.js';
import { ApiId } from '../../../platform/openapi/response-fields.js';
import { SALESPERSON } from '../../../documents/parties/salesperson.response.js';
import { RECORD_FIELDS, storedFields } from '../../../platform/openapi/stored-fields.js';
import { CompanyDetails } from '../../../documents/parties/company-details.schema.js';
import { Company } from '../company.schema.js';

/** The settings of a company that its users see. */
export class CompanySettingsResponse extends storedFields(Company, {
  sharesPurchases: { description: 'True if members can see each other’s purchases and share lists' },
  sharesQuotes: { description: 'True if members can see each other’s requests', example: false },
  sharesOrders: { description: 'True if members can see each other’s orders', example: false },
  sharesInvoices: { description: 'True if members can see each other’s invoices', example: false },
  needsApproval: {
    description: 'True if requests above the buyer’s monthly limit need approval by the company',
    example: false,
  },
}) {}

export class CompanyDetailsResponse extends storedFields(CompanyDetails, {
  legalName: { example: 'Al Manar Printing LLC' },
  legalNameAr: { description: 'For Arabic documents; empty if none', example: 'المنار للطباعة ذ.م.م' },
  trn: { description: 'Empty if the company is not registered for VAT', example: '100123456700003' },
  tin: { description: 'TIN of a company without a TRN that receives e-invoices; empty if none', example: '' },
  licenceNumber: { example: 'DED-654321' },
  licenceAuthority: { example: 'Dubai Economy and Tourism' },
  address: { part: PostalAddressResponse },
}) {}

export class CompanyRefResponse extends storedFields(Company, {
  _id: {},
  legalName: { example: 'Al Manar Printing LLC' },
  trn: { example: '100123456700003' },
  status: {},
}) {}

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
export class ManagedCompanyResponse extends storedFields(Company, {
  ...CompanySettingsResponse.fields,
  _id: {},
  legalName: { example: 'Al Manar Printing LLC' },
  version: RECORD_FIELDS.version,
}) {}

/** The user's own company, or the one that they want to belong to. */
export class OwnCompanyResponse extends storedFields(Company, {
  ...CompanyDetailsResponse.fields,
  ...CompanySettingsResponse.fields,
  status: {},
  pending: { part: CompanyDetailsResponse, description: 'Change of a verified company, waiting for staff' },
}) {
  @ApiId({ nullable: true, description: 'null while staff check the user’s request to join a company' })
  _id: string | null;
}

export class CompanyResponse extends storedFields(Company, {
  ...RECORD_FIELDS,
  ...CompanyDetailsResponse.fields,
  ...CompanySettingsResponse.fields,
  paymentTermsDays: { description: 'null for the shop’s default', example: 45 },
  status: {},
  notes: { example: 'Pays late' },
  creditLimit: { description: 'Credit limit, or null', example: 50000 },
  billing: { description: 'Invoicing method of new orders' },
  salesperson: SALESPERSON,
  pending: { part: CompanyDetailsResponse, description: 'Requested change, waiting for staff' },
}) {}

export class CompanyRefusedResponse {
  @ApiProperty({
    type: CompanyResponse,
    nullable: true,
    description: 'The unchanged company; null if it was new and has been deleted',
  })
  company: CompanyResponse | null;
}
