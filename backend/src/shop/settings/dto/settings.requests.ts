import { ACCOUNT_ROLES } from '@shop/contract/books';
import { MOST_DIFFERENCE_LIMIT } from '@shop/contract/differences';
import { POST_DATED_CHEQUES, type PostDatedCheques } from '@shop/contract/cheques';
import { E_INVOICE_CONNECTORS, type EInvoiceConnectorName } from '@shop/contract/e-invoices';
import { PRICES_FOR, type PricesFor } from '@shop/contract/price-lists';
import {
  MAX_REMINDER_DAYS,
  MAX_REMINDER_SUBJECT,
  MAX_REMINDER_TEXT,
  REMINDER_STEPS,
  type ReminderStep,
} from '@shop/contract/reminders';
import { MAX_BANK_ACCOUNTS, MAX_LENGTH, MAX_TERMS_DAYS, MAX_VALIDITY_DAYS } from '@shop/contract/limits';
import { westernDigits } from '@shop/contract/numbers';
import { EMIRATES, type Emirate } from '@shop/contract/uae';
import { PRICE_BASES, type PriceBasis } from '@shop/contract/vat';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMinSize } from 'class-validator';
import { EachLanguage } from '../../../platform/http/each-language.js';
import { Email, EmailIfAny, Flag, Id, OneOf, Text, WholeNumber } from '../../../platform/http/validation/fields.js';
import { ListOf, Nested, Texts } from '../../../platform/http/validation/list-fields.js';
import { USUAL_REMINDERS } from '../usual-reminders.js';
import { IgnoresFieldsOf } from '../../../platform/http/validation/validation.pipe.js';
import { ruleOptions } from '../../../platform/errors/refuse.js';
import { BookAccountDto } from './book-account.request.js';
import { SettingsResponse } from './settings.response.js';

/** IBAN or BIC: spaces and small letters are accepted. */
function BankCode(options: { max: number; required?: string; description?: string; example: string }) {
  return applyDecorators(
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' ? westernDigits(value).replaceAll(/\s/g, '').toUpperCase() : value,
    ),
    Text({ ...options, optional: options.required === undefined }),
  );
}

class SettingsAddressDto {
  @Text({ max: MAX_LENGTH.address, optional: true, example: 'Warehouse 12, Al Quoz Industrial Area 3' })
  street?: string;

  @Text({ max: MAX_LENGTH.name, optional: true, example: 'Dubai' })
  city?: string;

  @OneOf(['', ...EMIRATES], { optional: 'filled', description: 'Only for addresses in the UAE', example: 'DXB' })
  emirate?: Emirate | '';

  @Text({
    max: 2,
    required: 'Please choose the country.',
    optional: 'filled',
    description: 'Two-letter country code (ISO 3166-1)',
    example: 'AE',
  })
  country?: string;
}

class BankAccountDto {
  @Id({ optional: true, description: 'Id of an existing account; null for a new one' })
  _id?: string | null;

  @Text({ max: MAX_LENGTH.name, required: 'Please enter the name of the bank.', example: 'Emirates NBD' })
  bank: string;

  @Text({
    max: MAX_LENGTH.name,
    required: 'Account holder is required.',
    example: 'Press & Pack Supplies Trading LLC',
  })
  accountName: string;

  @BankCode({
    max: 42,
    required: 'Please enter the IBAN.',
    description: 'IBAN with valid check digits; spaces are removed',
    example: 'AE070331234567890123456',
  })
  iban: string;

  @BankCode({ max: 11, description: '8 or 11 letters and digits', example: 'EBILAEAD' })
  bic?: string;
}

const Subject = () =>
  Text({ max: MAX_REMINDER_SUBJECT, required: 'Please enter the subject.', example: 'A reminder from {shop}' });
const Words = () =>
  Text({
    max: MAX_REMINDER_TEXT,
    kind: 'paragraphs',
    required: 'Please enter the text.',
    example: 'We have not received {total} yet.',
  });

class ReminderWordsDto {
  @Subject()
  subject: string;

  @Words()
  text: string;
}

@EachLanguage(() => Nested(() => ReminderWordsDto))
class ReminderStepDto {
  @WholeNumber({ min: 1, max: MAX_REMINDER_DAYS, description: 'Days after the due date', example: 3 })
  days: number;
}

class RemindersDto {
  @Flag({ description: 'True to send reminders automatically', example: false })
  isOn: boolean;

  @ListOf(() => ReminderStepDto, {
    min: REMINDER_STEPS,
    max: REMINDER_STEPS,
    optional: 'filled',
    example: USUAL_REMINDERS.steps,
  })
  steps?: ReminderStep[];
}

/** The settings; missing fields don't change, a list replaces the whole list. */
class SettingsFieldsDto {
  @Text({ max: MAX_LENGTH.name, required: 'Name is required.', optional: 'filled', example: 'Press & Pack Supplies' })
  name?: string;

  @Text({
    max: MAX_LENGTH.name,
    required: 'The legal name is required.',
    optional: 'filled',
    example: 'Press & Pack Supplies Trading LLC',
  })
  legalName?: string;

  @Text({
    max: MAX_LENGTH.name,
    optional: true,
    description: 'For Arabic documents; empty if none',
    example: 'برس آند باك للتوريدات التجارية ذ.م.م',
  })
  legalNameAr?: string;

  @Text({ max: MAX_LENGTH.attribute, optional: true, description: 'Trade licence number', example: '612345' })
  licenceNumber?: string;

  @Text({ max: MAX_LENGTH.name, optional: true, example: 'Dubai Department of Economy and Tourism' })
  licenceAuthority?: string;

  @Text({
    max: 40,
    optional: true,
    description: '15 digits, beginning with 1 and ending with 03; empty if none',
    example: '100000000000003',
  })
  trn?: string;

  @Text({
    max: 40,
    optional: true,
    description:
      'First day of VAT registration, from 2018-01-01 to a year from now; empty if not registered. Requires a TRN',
    example: '2018-01-01',
  })
  vatRegisteredSince?: string;

  @Nested(() => SettingsAddressDto, { optional: 'filled' })
  address?: SettingsAddressDto;

  @Email({ required: 'Email is required.', optional: 'filled', example: 'sales@pressandpack.example' })
  email?: string;

  @Texts({
    max: 2,
    maxLength: MAX_LENGTH.phone,
    optional: 'filled',
    description: 'Two phone numbers; stored in international format',
    example: ['+971500000001', '+971500000002'],
  })
  @ApiProperty({ minItems: 2 })
  @ArrayMinSize(2, ruleOptions('REQUIRED', {}, 'Both WhatsApp numbers are required.'))
  whatsapp?: string[];

  @Text({
    max: 500,
    required: 'Please enter the address of the chat.',
    optional: 'filled',
    example: 'https://wa.me/971500000001',
  })
  supplierChatUrl?: string;

  @OneOf(PRICE_BASES, {
    optional: 'filled',
    description: 'Price basis of new requests; existing documents keep theirs',
  })
  priceBasis?: PriceBasis;

  @OneOf(PRICES_FOR, {
    optional: 'filled',
    description: 'Audience of the prices in the shop; documents always show prices',
  })
  pricesFor?: PricesFor;

  @Flag({
    optional: 'filled',
    description:
      'If true, pickup requests without warnings whose lines all have agreed prices become Quoted immediately',
    example: false,
  })
  quoteAgreedAtOnce?: boolean;

  @WholeNumber({ min: 1, max: MAX_VALIDITY_DAYS, optional: 'filled', example: 14 })
  quoteValidityDays?: number;

  @WholeNumber({ min: 0, max: MAX_TERMS_DAYS, optional: 'filled', example: 30 })
  invoiceTermsDays?: number;

  @WholeNumber({
    min: 0,
    max: MOST_DIFFERENCE_LIMIT,
    optional: 'filled',
    description: 'Most AED that can be taken off an invoice as bank charges and small differences',
    example: 50,
  })
  differenceLimit?: number;

  @Nested(() => RemindersDto, { optional: 'filled', description: 'Payment reminders, in three steps' })
  reminders?: RemindersDto;

  @Flag({
    optional: 'filled',
    description: 'True to send statements on the first working day of each month',
    example: false,
  })
  sendsStatements?: boolean;

  @Flag({
    optional: 'filled',
    description: 'If true, reminders exclude amounts covered by cheques that are not yet due',
  })
  remindersSkipCheques?: boolean;

  @Flag({
    optional: 'filled',
    example: false,
    description:
      'If true, orders of an account are put on hold after a bank returned one of its cheques, until staff release them',
  })
  holdAfterBounce?: boolean;

  @Flag({
    optional: 'filled',
    example: false,
    description: 'If true, customers are reminded of a cheque three days before its date',
  })
  remindsOfCheques?: boolean;

  @ListOf(() => BankAccountDto, { max: MAX_BANK_ACCOUNTS, optional: 'filled' })
  bankAccounts?: BankAccountDto[];

  @OneOf(POST_DATED_CHEQUES, {
    optional: 'filled',
    description:
      'Handling of post-dated cheques: `count` records a payment on receipt, `register` keeps them in the cheque ' +
      'register until cleared',
    example: 'register',
  })
  postDatedCheques?: PostDatedCheques;

  @Flag({
    optional: 'filled',
    description:
      'If true, a new bank transaction with the number and exact amount of one invoice is recorded as its ' +
      'receipt automatically',
    example: false,
  })
  autoMatchBankLines?: boolean;

  @ListOf(() => BookAccountDto, { max: ACCOUNT_ROLES.length + MAX_BANK_ACCOUNTS, optional: 'filled' })
  bookAccounts?: BookAccountDto[];

  @EmailIfAny({ optional: true, description: 'Gets links to month packs; empty for none', example: 'a@books.example' })
  accountantEmail?: string;

  @Text({
    max: 100,
    optional: true,
    description: 'Address of an uploaded image; empty for the default logo',
    example: '',
  })
  logo?: string;

  @Text({
    max: 20,
    optional: true,
    description: 'Colour with a contrast of at least 4.5:1 to white; empty for the default',
    example: '#1a4d8f',
  })
  accentColour?: string;

  @Flag({
    optional: 'filled',
    description:
      'If true, only invoices that are valid e-invoices can be issued; otherwise missing data is only reported',
    example: false,
  })
  requireReadyEInvoices?: boolean;

  @OneOf(E_INVOICE_CONNECTORS, {
    optional: 'filled',
    description: 'How e-invoices are sent to the provider; `webhook` needs an endpoint configured on the server',
  })
  eInvoiceConnector?: EInvoiceConnectorName;

  @Flag({
    optional: 'filled',
    description: 'If true, documents are sent by the webhook when they are issued',
    example: false,
  })
  sendsEInvoicesOnIssue?: boolean;

  @Text({
    max: 40,
    optional: true,
    description:
      'First day whose documents must be sent, with deadlines; if empty, the day when a connector is turned on, ' +
      'and before that 1 July 2027',
    example: '2027-07-01',
  })
  eInvoicesSince?: string;

  @Flag({
    optional: 'filled',
    description: 'If true, staff must sign in with a second factor; can be turned on by a user who has one',
    example: false,
  })
  requireSecondFactor?: boolean;
}

@IgnoresFieldsOf(SettingsResponse)
export class PreviewSettingsDto extends SettingsFieldsDto {}

@IgnoresFieldsOf(SettingsResponse)
export class UpdateSettingsDto extends SettingsFieldsDto {
  @WholeNumber({
    min: 0,
    max: 1e9,
    optional: true,
    example: 1,
    description: 'Version that was loaded; 0 if never saved',
  })
  version?: number;
}
