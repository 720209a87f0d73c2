import { ApiProperty } from '@nestjs/swagger';
import { COMPANY_STATUSES, type CompanyStatus, MAX_PAYMENT_TERMS_DAYS } from '@shop/contract/company';
import { MAX_LENGTH } from '@shop/contract/limits';
import { TIN_PATTERN, TRN_PATTERN } from '@shop/contract/uae';
import { IsOptional } from 'class-validator';
import { PostalAddressDto } from '../../../documents/parties/postal-address.requests.js';
import { Amount, Flag, OneOf, Text, Version, WholeNumber } from '../../../platform/http/validation/fields.js';
import { FormedText, Part } from '../../../platform/http/validation/nested-fields.js';
import { IgnoresFieldsOf } from '../../../platform/http/validation/validation.pipe.js';
import { CompanyResponse } from './company.response.js';

/** Empty, or as `isTrn` says. */
const TRN = {
  pattern: `(?:${TRN_PATTERN.source.slice(1, -1)})?`,
  max: 30,
  rule: 'TRN',
} as const;
/** Empty, or as `isTin` says. */
const TIN = {
  pattern: `(?:${TIN_PATTERN.source.slice(1, -1)})?`,
  max: 20,
  rule: 'TIN',
} as const;
const NAME_NEEDED = 'Legal name is required.';
const TRN_ABOUT = { description: 'Empty where the company is not registered for VAT', example: '100123456700003' };
const Tin = () =>
  FormedText(TIN, {
    optional: true,
    description: 'Of a company without a TRN that gets e-invoices; with a TRN it is its first ten digits, and not kept',
    example: '',
  });
const LICENCE = 'DED-654321';
const AUTHORITY = 'Dubai Economy and Tourism';

const LegalName = (optional?: 'filled') =>
  Text({
    ...{ max: MAX_LENGTH.address, required: NAME_NEEDED, example: 'Al Manar Printing LLC' },
    ...(optional && { optional }),
  });
const LicenceNumber = (optional: boolean) => Text({ max: MAX_LENGTH.name, optional, example: LICENCE });
const LicenceAuthority = (optional: boolean) => Text({ max: MAX_LENGTH.name, optional, example: AUTHORITY });
const PaymentTerms = () =>
  WholeNumber({
    ...{ min: 0, max: MAX_PAYMENT_TERMS_DAYS, optional: true, example: 45 },
    description: 'Days from issue to due date; null: the shop’s own',
  });
const Notes = () =>
  Text({ max: MAX_LENGTH.note, optional: true, description: 'For staff alone', example: 'Pays late' });

const SharesPurchases = () =>
  Flag({
    optional: 'filled',
    description: 'Whether its people see what the others bought, and may share lists; off by default',
    example: false,
  });

const Shares = (documents: string) =>
  Flag({ optional: 'filled', description: `Whether its people see each other’s ${documents}`, example: false });
const NeedsApproval = () =>
  Flag({
    optional: 'filled',
    description: 'Whether a request above the monthly limit of its buyer waits for a yes of the company',
    example: true,
  });
const CreditLimit = () =>
  Amount({
    optional: true,
    description: 'AED that it may owe before orders are held; null: no limit',
    example: 50_000,
  });

/** The settings of a company that its own admin may change, too. */
class CompanySettingsFields {
  @SharesPurchases()
  sharesPurchases?: boolean;

  @Shares('requests')
  sharesQuotes?: boolean;

  @Shares('orders')
  sharesOrders?: boolean;

  @Shares('invoices')
  sharesInvoices?: boolean;

  @NeedsApproval()
  needsApproval?: boolean;
}

/** The settings that the admin of a company changes. */
export class CompanySettingsDto extends CompanySettingsFields {
  @Version()
  version?: number;
}

export class CreateCompanyDto extends CompanySettingsFields {
  @LegalName()
  legalName: string;

  @FormedText(TRN, { ...TRN_ABOUT, optional: true })
  trn?: string | null;

  @Tin()
  tin?: string | null;

  @LicenceNumber(true)
  licenceNumber?: string;

  @LicenceAuthority(true)
  licenceAuthority?: string;

  @Part(() => PostalAddressDto)
  address: PostalAddressDto;

  @PaymentTerms()
  paymentTermsDays?: number | null;

  @OneOf(COMPANY_STATUSES, { optional: 'filled', description: 'Confirmed without it', example: 'Confirmed' })
  status?: CompanyStatus;

  @Notes()
  notes?: string;

  @CreditLimit()
  creditLimit?: number | null;
}

@IgnoresFieldsOf(CompanyResponse)
export class UpdateCompanyDto extends CompanySettingsFields {
  @LegalName('filled')
  legalName?: string;

  @FormedText(TRN, { ...TRN_ABOUT, optional: true })
  trn?: string | null;

  @Tin()
  tin?: string | null;

  @LicenceNumber(true)
  licenceNumber?: string;

  @LicenceAuthority(true)
  licenceAuthority?: string;

  @Part(() => PostalAddressDto, { optional: 'filled' })
  address?: PostalAddressDto;

  @PaymentTerms()
  paymentTermsDays?: number | null;

  @OneOf(COMPANY_STATUSES, { optional: 'filled', example: 'Confirmed' })
  status?: CompanyStatus;

  @Notes()
  notes?: string;

  @CreditLimit()
  creditLimit?: number | null;

  @Version()
  version?: number;
}

/** The body of a decision by staff. */
export class DecideCompanyDto {
  @Version()
  version?: number;
}

/** A field of the answer that may come back and is ignored. */
const Echo = () => (target: object, property: string | symbol) => {
  ApiProperty({ required: false, deprecated: true, type: 'string', description: 'Ignored', example: '' })(
    target,
    property,
  );
  IsOptional()(target, property);
};

/** How buyers describe their company. The rest of the answer may come back as it is. */
export class OwnCompanyDto {
  @LegalName()
  legalName: string;

  @FormedText(TRN, { ...TRN_ABOUT, optional: true })
  trn?: string | null;

  @Tin()
  tin?: string | null;

  @LicenceNumber(true)
  licenceNumber?: string;

  @LicenceAuthority(true)
  licenceAuthority?: string;

  @Part(() => PostalAddressDto)
  address: PostalAddressDto;

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
