import type { CompanyDetails } from '../../documents/parties/company-details.schema.js';
import type { PostalAddress } from '../../documents/parties/postal-address.schema.js';
import type { RecordKind } from '../../platform/database/record-store.js';
import { wireOf } from '../../platform/database/wire.js';
import { type Company, type CompanyRecord, CompanySchema } from './company.schema.js';
import type {
  CompanyDetailsResponse,
  CompanyRefResponse,
  ListedCompanyResponse,
  CompanyResponse,
  CompanySettingsResponse,
  ManagedCompanyResponse,
  OwnCompanyResponse,
} from './dto/company.response.js';
import { toSalesperson } from '../../documents/parties/salesperson.response.js';

const wire = wireOf(CompanySchema);

function toAddress({ street, city, emirate, country }: PostalAddress): PostalAddress {
  return { street, city, emirate, country };
}

export function toDetails(details: CompanyDetails) {
  const { legalName, legalNameAr, trn, tin, licenceNumber, licenceAuthority, address } = details;
  return {
    legalName,
    legalNameAr,
    trn,
    tin,
    licenceNumber,
    licenceAuthority,
    address: toAddress(address),
  } satisfies CompanyDetailsResponse;
}

/** Older companies share nothing. */
function toSettings(company: Partial<Company>): CompanySettingsResponse {
  return {
    sharesPurchases: company.sharesPurchases ?? false,
    sharesQuotes: company.sharesQuotes ?? false,
    sharesOrders: company.sharesOrders ?? false,
    sharesInvoices: company.sharesInvoices ?? false,
    needsApproval: company.needsApproval ?? false,
  };
}

export function toCompany(company: CompanyRecord): CompanyResponse {
  return {
    ...wire(company, ['_id', 'paymentTermsDays', 'status', 'notes', 'creditLimit', 'version', 'createdAt']),
    ...wire(company, ['updatedAt']),
    ...toDetails(company),
    ...toSettings(company),
    billing: company.billing,
    salesperson: toSalesperson(company),
    pending: company.pending && toDetails(company.pending),
  };
}

export type CompanyRef = Pick<CompanyRecord, '_id' | 'legalName' | 'trn' | 'status'>;

export function toCompanyRef(company: CompanyRef): CompanyRefResponse {
  return wire(company, ['_id', 'legalName', 'trn', 'status']);
}

export function toListedCompany(company: Pick<CompanyRecord, 'legalName' | 'trn' | 'address'>): ListedCompanyResponse {
  const { legalName, trn, address } = company;
  return { legalName, trn, emirate: address.emirate };
}

export function toManagedCompany(company: CompanyRecord): ManagedCompanyResponse {
  return { ...wire(company, ['_id', 'legalName', 'version']), ...toSettings(company) };
}

/** The fields for its users: without terms and notes. */
export function toOwnCompany(company: CompanyRecord): OwnCompanyResponse {
  return {
    ...wire(company, ['_id', 'status']),
    ...toDetails(company),
    ...toSettings(company),
    pending: company.pending && toDetails(company.pending),
  };
}

/** The application of a user whose company the shop knows already: it looks like any other application. */
export function toRequestedCompany(details: CompanyDetails): OwnCompanyResponse {
  return { _id: null, ...toDetails(details), status: 'Pending', ...toSettings({}), pending: null };
}

/** The fields in the history: addresses by field, a pending change as one text. */
function companyHistory(company: CompanyRecord): object {
  const { address, ...details } = toDetails(company);
  const { paymentTermsDays, status, notes, creditLimit, billing, salesperson, pending } = company;
  return {
    ...details,
    ...address,
    paymentTermsDays,
    status,
    notes,
    ...toSettings(company),
    creditLimit,
    billing,
    salesperson: salesperson?.name ?? null,
    pending: pending && inOneLine(pending),
  };
}

function inOneLine(company: CompanyDetails): string {
  const { address, ...details } = toDetails(company);
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
