import { BILLING_BASES, type BillingBasis } from '@shop/contract/billing';
import { ApiProperty, PartialType, PickType } from '@nestjs/swagger';
import { COMPANY_STATUSES, type CompanyStatus, MAX_PAYMENT_TERMS_DAYS } from '@shop/contract/company';
import { MAX_LENGTH } from '@shop/contract/limits';
import { TIN_PATTERN, TRN_PATTERN } from '@shop/contract/uae';
import { IsOptional } from 'class-validator';
import { PostalAddressDto } from '../../../documents/parties/postal-address.requests.js';
import { Amount, Flag, Id, Note, OneOf, Text, Version, WholeNumber } from '../../../platform/http/validation/fields.js';
import { FormedText } from '../../../platform/http/validation/formed-text.js';
import { Nested } from '../../../platform/http/validation/list-fields.js';
import { IgnoresFieldsOf } from '../../../platform/http/validation/validation.pipe.js';
import { CompanyResponse } from './company.response.js';

/** Empty, or valid by `isTrn`. */
const TRN = {
  pattern: `(?:${TRN_PATTERN.source.slice(1, -1)})?`,
  max: 30,
  rule: 'TRN',
} as const;
/** Empty, or valid by `isTin`. */
const TIN = {
  pattern: `(?:${TIN_PATTERN.source.slice(1, -1)})?`,
  max: 20,
  rule: 'TIN',
} as const;
const Shares = (documents: string) =>
  Flag({ optional: 'filled', description: `If true, members can see each other’s ${documents}`, example: false });

const Notes = () => Note({ description: 'Staff only', example: 'Pays late' });

const CreditLimit = () =>
  Amount({
    optional: true,
    description: 'Credit limit in AED; further orders are put on hold. null for no limit',
    example: 50_000,
  });

export const Billing = () =>
  OneOf(BILLING_BASES, {
    optional: 'filled',
    description: 'Invoicing method of new orders: ordered or delivered quantities',
    example: 'order',
  });

const SalespersonId = () => Id({ optional: true, description: 'Salesperson assigned to new requests; null for none' });

/** The settings of a company that also its own admin may change. */
class CompanySettingsFields {
  @Flag({
    optional: 'filled',
    description: 'If true, members can see each other’s purchases and share lists; off by default',
    example: false,
  })
  sharesPurchases?: boolean;

  @Shares('requests')
  sharesQuotes?: boolean;

  @Shares('orders')
  sharesOrders?: boolean;

  @Shares('invoices')
  sharesInvoices?: boolean;

  @Flag({
    optional: 'filled',
    description: 'If true, requests above the buyer’s monthly limit need approval by the company',
    example: true,
  })
  needsApproval?: boolean;
}

/** The settings that the admin of a company changes. */
export class CompanySettingsDto extends CompanySettingsFields {
  @Version()
  version?: number;
}

class CompanyFields extends CompanySettingsFields {
  @Text({ max: MAX_LENGTH.address, required: 'Legal name is required.', example: 'Al Manar Printing LLC' })
  legalName: string;

  @Text({
    max: MAX_LENGTH.address,
    optional: true,
    description: 'For Arabic documents; empty if none',
    example: 'المنار للطباعة ذ.م.م',
  })
  legalNameAr?: string;

  @FormedText(TRN, {
    optional: true,
    description: 'Empty if the company is not registered for VAT',
    example: '100123456700003',
  })
  trn?: string | null;

  @FormedText(TIN, {
    optional: true,
    description: 'TIN of a company without a TRN that receives e-invoices; with a TRN, its first ten digits are used',
    example: '',
  })
  tin?: string | null;

  @Text({ max: MAX_LENGTH.name, optional: true, example: 'DED-654321' })
  licenceNumber?: string;

  @Text({ max: MAX_LENGTH.name, optional: true, example: 'Dubai Economy and Tourism' })
  licenceAuthority?: string;

  @Nested(() => PostalAddressDto)
  address: PostalAddressDto;

  @WholeNumber({
    min: 0,
    max: MAX_PAYMENT_TERMS_DAYS,
    optional: true,
    example: 45,
    description: 'Days from issue to due date; null for the shop’s default',
  })
  paymentTermsDays?: number | null;
}

export class CreateCompanyDto extends CompanyFields {
  @OneOf(COMPANY_STATUSES, { optional: 'filled', description: 'Confirmed by default', example: 'Confirmed' })
  status?: CompanyStatus;

  @Notes()
  notes?: string;

  @CreditLimit()
  creditLimit?: number | null;

  @Billing()
  billing?: BillingBasis;

  @SalespersonId()
  salesperson?: string | null;
}

@IgnoresFieldsOf(CompanyResponse)
export class UpdateCompanyDto extends PartialType(CompanyFields, { skipNullProperties: false }) {
  @OneOf(COMPANY_STATUSES, { optional: 'filled', example: 'Confirmed' })
  status?: CompanyStatus;

  @Notes()
  notes?: string;

  @CreditLimit()
  creditLimit?: number | null;

  @Billing()
  billing?: BillingBasis;

  @SalespersonId()
  salesperson?: string | null;

  @Version()
  version?: number;
}

/** The body of a decision by staff. */
export class DecideCompanyDto {
  @Version()
  version?: number;
}

/** A field of the response that a request may repeat and that is ignored. */
const Echo = () => (target: object, property: string | symbol) => {
  ApiProperty({ required: false, deprecated: true, type: 'string', description: 'Ignored', example: '' })(
    target,
    property,
  );
  IsOptional()(target, property);
};

/** A buyer's description of their company. The other fields of the response may be sent back unchanged. */
export class OwnCompanyDto extends PickType(CompanyFields, [
  'legalName',
  'legalNameAr',
  'trn',
  'tin',
  'licenceNumber',
  'licenceAuthority',
  'address',
]) {
  @Echo()
  _id?: unknown;

  @Echo()
  status?: unknown;

  @Echo()
  sharesPurchases?: unknown;

  @Echo()
  sharesQuotes?: unknown;

  @Echo()
  sharesOrders?: unknown;

  @Echo()
  sharesInvoices?: unknown;

  @Echo()
  needsApproval?: unknown;

  @Echo()
  pending?: unknown;
}
