import { toAedOrNull } from '@shop/contract/money';
import type { CompanyDetails } from '../../documents/parties/company-details.schema.js';
import type { PostalAddress } from '../../documents/parties/postal-address.schema.js';
import type { RecordKind } from '../../platform/database/record-store.js';
import type { Company, CompanyRecord } from './company.schema.js';
import type {
  CompanyDetailsResponse,
  CompanyRefResponse,
  CompanyResponse,
  CompanySettingsResponse,
  ManagedCompanyResponse,
  OwnCompanyResponse,
} from './dto/company.response.js';

function toAddress({ street, city, emirate, country }: PostalAddress): PostalAddress {
  return { street, city, emirate, country };
}

export function toDetails({ legalName, trn, tin = '', licenceNumber, licenceAuthority, address }: CompanyDetails) {
  return {
    ...{ legalName, trn, tin, licenceNumber, licenceAuthority },
    address: toAddress(address),
  } satisfies CompanyDetailsResponse;
}

/** Older companies share nothing. */
export function toSettings(company: Partial<Company>): CompanySettingsResponse {
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
    _id: company._id.toHexString(),
    ...toDetails(company),
    paymentTermsDays: company.paymentTermsDays,
    status: company.status,
    notes: company.notes,
    ...toSettings(company),
    creditLimit: toAedOrNull(company.creditLimit),
    pending: company.pending && toDetails(company.pending),
    version: company.version,
    createdAt: company.createdAt.toISOString(),
    updatedAt: company.updatedAt.toISOString(),
  };
}

export type CompanyRef = Pick<CompanyRecord, '_id' | 'legalName' | 'trn' | 'status'>;

export function toCompanyRef({ _id, legalName, trn, status }: CompanyRef): CompanyRefResponse {
  return { _id: _id.toHexString(), legalName, trn, status };
}

export function toManagedCompany(company: CompanyRecord): ManagedCompanyResponse {
  const { _id, legalName, version } = company;
  return { _id: _id.toHexString(), legalName, ...toSettings(company), version };
}

/** For its users: neither terms nor notes. */
export function toOwnCompany(company: CompanyRecord): OwnCompanyResponse {
  return {
    _id: company._id.toHexString(),
    ...toDetails(company),
    status: company.status,
    ...toSettings(company),
    pending: company.pending && toDetails(company.pending),
  };
}

/** An application of somebody whose company the shop knows already: it looks like any other one. */
export function toRequestedCompany(details: CompanyDetails): OwnCompanyResponse {
  return { _id: null, ...toDetails(details), status: 'Pending', ...toSettings({}), pending: null };
}

/** The fields of the history: addresses field by field, a change that waits as one text. */
function companyHistory(company: CompanyRecord): object {
  const { address, ...details } = toDetails(company);
  const { paymentTermsDays, status, notes, creditLimit = null, pending } = company;
  return {
    ...details,
    ...address,
    paymentTermsDays,
    status,
    notes,
    ...toSettings(company),
    creditLimit,
    pending: pending && inOneLine(pending),
  };
}

function inOneLine(company: CompanyDetails): string {
  const { legalName, trn, tin, licenceNumber, licenceAuthority, address } = toDetails(company);
  const texts = [legalName, trn, tin, licenceNumber, licenceAuthority, ...Object.values<string>({ ...address })];
  return texts.filter((text) => text !== '').join(', ');
}

export const COMPANY_RECORD: RecordKind<Company> = { resource: 'companies', name: 'company', reported: companyHistory };
