import { integerOf, parseAmount, textOf } from '../../kit/formValues';
import type { CreateCompanyDto, UpdateCompanyDto } from '@shop/contract/api';
import type { CompanyRecord } from '../../types';

type Address = CreateCompanyDto['address'];

const toAddress = ({ street, city, emirate, country }: Partial<Address>): Address => ({
  street: textOf(street),
  city: textOf(city),
  emirate: emirate ?? '',
  country: textOf(country),
});

/** The body of POST /companies. */
export const toCompanyCreate = (company: Partial<CompanyRecord>): CreateCompanyDto => ({
  legalName: textOf(company.legalName),
  legalNameAr: textOf(company.legalNameAr),
  trn: textOf(company.trn),
  tin: textOf(company.trn) === '' ? textOf(company.tin) : '',
  licenceNumber: textOf(company.licenceNumber),
  licenceAuthority: textOf(company.licenceAuthority),
  address: toAddress(company.address ?? {}),
  paymentTermsDays: company.paymentTermsDays == null ? null : integerOf(company.paymentTermsDays),
  notes: textOf(company.notes),
  creditLimit: company.creditLimit == null ? null : parseAmount(company.creditLimit),
  billing: company.billing ?? 'order',
  salesperson: textOf(company.salesperson?._id) || null,
  needsApproval: company.needsApproval ?? false,
  sharesQuotes: company.sharesQuotes ?? false,
  sharesOrders: company.sharesOrders ?? false,
  sharesInvoices: company.sharesInvoices ?? false,
  sharesPurchases: company.sharesPurchases ?? false,
});

/** The body of PUT /companies/{id}. */
export const toCompanyUpdate = (company: CompanyRecord): UpdateCompanyDto => ({
  version: company.version,
  ...toCompanyCreate(company),
});
