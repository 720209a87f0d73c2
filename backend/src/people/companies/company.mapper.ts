import type { CompanyDetails } from '../../documents/parties/company-details.schema.js';
import type { RecordKind } from '../../platform/database/record.js';
import type { Company, CompanyRecord } from './company.schema.js';
import {
  CompanyDetailsResponse,
  type ListedCompanyResponse,
  CompanySettingsResponse,
  OwnCompanyResponse,
} from './dto/company.response.js';

export type CompanyRef = Pick<CompanyRecord, '_id' | 'legalName' | 'trn' | 'status'>;

export function toListedCompany(company: Pick<CompanyRecord, 'legalName' | 'trn' | 'address'>): ListedCompanyResponse {
  const { legalName, trn, address } = company;
  return { legalName, trn, emirate: address.emirate };
}

/** The fields for its users: without terms and notes. */
export function toOwnCompany(company: CompanyRecord): OwnCompanyResponse {
  return { ...OwnCompanyResponse.stored(company), _id: company._id.toHexString() };
}

const SHARES_NOTHING: CompanySettingsResponse = {
  sharesPurchases: false,
  sharesQuotes: false,
  sharesOrders: false,
  sharesInvoices: false,
  needsApproval: false,
};

/** The application of a user whose company the shop knows already: it looks like any other application. */
export function toRequestedCompany(details: CompanyDetails): OwnCompanyResponse {
  return { _id: null, ...CompanyDetailsResponse.stored(details), status: 'Pending', ...SHARES_NOTHING, pending: null };
}

/** The fields in the history: addresses by field, a pending change as one text. */
function companyHistory(company: CompanyRecord): object {
  const { address, ...details } = CompanyDetailsResponse.stored(company);
  const { paymentTermsDays, status, notes, creditLimit, billing, salesperson, pending } = company;
  return {
    ...details,
    ...address,
    paymentTermsDays,
    status,
    notes,
    ...CompanySettingsResponse.stored(company),
    creditLimit,
    billing,
    salesperson: salesperson?.name ?? null,
    pending: pending && inOneLine(pending),
  };
}

function inOneLine(company: CompanyDetails): string {
  const { address, ...details } = CompanyDetailsResponse.stored(company);
  const texts = [...Object.values<string>(details), ...Object.values<string>({ ...address })];
  return texts.filter((text) => text !== '').join(', ');
}

export const COMPANY_RECORD: RecordKind<Company> = {
  resource: 'companies',
  name: 'company',
  about: 'Business accounts of users',
  notFound: 'COMPANY_NOT_FOUND',
  nameField: 'legalName',
  readAction: 'customers.read',
  reported: companyHistory,
};
