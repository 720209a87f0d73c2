import { POST_DATED_CHEQUES, type PostDatedCheques } from '@shop/contract/cheques';
import { ApiProperty } from '@nestjs/swagger';
import { E_INVOICE_CONNECTORS, type EInvoiceConnectorName } from '@shop/contract/e-invoices';
import type { ReminderStep } from '@shop/contract/reminders';
import { SETTINGS_ID } from '@shop/contract/settings';
import { EMIRATES, type Emirate } from '@shop/contract/uae';
import { PRICES_FOR, type PricesFor } from '@shop/contract/price-lists';
import { PRICE_BASES, type PriceBasis } from '@shop/contract/vat';
import { EachLanguage } from '../../../platform/http/each-language.js';
import { ApiFlag, ApiId, ApiInstant, ApiOneOf, ApiWholeNumber } from '../../../platform/openapi/response-fields.js';

class SettingsAddressResponse {
  @ApiProperty({ example: 'Warehouse 12, Al Quoz Industrial Area 3' })
  street: string;

  @ApiProperty({ example: 'Dubai' })
  city: string;

  @ApiOneOf(['', ...EMIRATES], { description: 'Empty: not told, or abroad', example: 'DXB' })
  emirate: Emirate | '';

  @ApiProperty({ description: 'ISO 3166-1', example: 'AE' })
  country: string;
}

class ShopBankAccountResponse {
  @ApiId({ description: 'It stays when the account is edited' })
  _id: string;

  @ApiProperty({ example: 'Emirates NBD' })
  bank: string;

  @ApiProperty({ example: 'Press & Pack Supplies Trading LLC' })
  accountName: string;

  @ApiProperty({ example: 'AE070331234567890123456' })
  iban: string;

  @ApiProperty({ description: 'Empty: none', example: 'EBILAEAD' })
  bic: string;
}

class ReminderWordsResponse {
  @ApiProperty({ example: 'A reminder from {shop}' })
  subject: string;

  @ApiProperty({ example: 'We have not received {total} yet.' })
  text: string;
}

@EachLanguage(() => ApiProperty({ type: ReminderWordsResponse }))
class ReminderStepResponse {
  @ApiWholeNumber({ minimum: 1, description: 'Days after due date', example: 3 })
  days: number;
}

class ReminderSettingsResponse {
  @ApiFlag({ description: 'Whether customers are reminded by the shop itself', example: false })
  isOn: boolean;

  @ApiProperty({ type: [ReminderStepResponse] })
  steps: readonly ReminderStep[];
}

/** The identity of the shop and its terms of sale. */
export class SettingsResponse {
  @ApiId({ example: SETTINGS_ID })
  _id: string;

  @ApiProperty({ example: 'Press & Pack Supplies' })
  name: string;

  @ApiProperty({ example: 'Press & Pack Supplies Trading LLC' })
  legalName: string;

  @ApiProperty({ description: 'In Arabic; empty: none', example: 'برس آند باك للتوريدات التجارية ذ.م.م' })
  legalNameAr: string;

  @ApiProperty({ description: 'Of the trade licence', example: '612345' })
  licenceNumber: string;

  @ApiProperty({ example: 'Dubai Department of Economy and Tourism' })
  licenceAuthority: string;

  @ApiProperty({ description: 'Tax registration number; empty: none', example: '100000000000003' })
  trn: string;

  @ApiProperty({ description: 'The first day with VAT, in Dubai; empty: not registered', example: '2018-01-01' })
  vatRegisteredSince: string;

  @ApiProperty({ type: SettingsAddressResponse })
  address: SettingsAddressResponse;

  @ApiProperty({ example: 'sales@pressandpack.example' })
  email: string;

  @ApiProperty({ type: [String], minItems: 2, maxItems: 2, example: ['+971500000001', '+971500000002'] })
  whatsapp: string[];

  @ApiProperty({ description: 'Where suppliers start a chat', example: 'https://wa.me/971500000001' })
  supplierChatUrl: string;

  @ApiOneOf(PRICE_BASES, { description: 'Of quotes that are requested from now on' })
  priceBasis: PriceBasis;

  @ApiOneOf(PRICES_FOR, { description: 'Who sees the prices of the shop', example: 'everyone' })
  pricesFor: PricesFor;

  @ApiFlag({ description: 'Whether requests at agreed prices are Quoted at once', example: false })
  quoteAgreedAtOnce: boolean;

  @ApiWholeNumber({ minimum: 1, description: 'Days that an offer stands', example: 14 })
  quoteValidityDays: number;

  @ApiWholeNumber({ description: 'Days from issue to due date', example: 30 })
  invoiceTermsDays: number;

  @ApiProperty({ type: ReminderSettingsResponse })
  reminders: ReminderSettingsResponse;

  @ApiFlag({ description: 'Statements on the first working day of a month', example: false })
  sendsStatements: boolean;

  @ApiProperty({ description: 'The day on which reminders were switched on; empty: off', example: '' })
  remindersSince: string;

  @ApiProperty({ description: 'The day on which statements were switched on; empty: off', example: '' })
  statementsSince: string;

  @ApiFlag({ description: 'Whether reminders leave out what cheques cover whose day is not past' })
  remindersSkipCheques: boolean;

  @ApiFlag({ description: 'Whether orders are held after a cheque of their account was returned', example: false })
  holdAfterBounce: boolean;

  @ApiFlag({ description: 'Whether customers are reminded of a cheque three days before its day', example: false })
  remindsOfCheques: boolean;

  @ApiProperty({ type: [ShopBankAccountResponse] })
  bankAccounts: ShopBankAccountResponse[];

  @ApiOneOf(POST_DATED_CHEQUES, {
    description: '`count`: a post-dated cheque is a payment at once; `register`: once it clears',
  })
  postDatedCheques: PostDatedCheques;

  @ApiFlag({
    description: 'Whether bank lines that name one invoice and its amount are matched at once',
    example: false,
  })
  autoMatchBankLines: boolean;

  @ApiProperty({
    description: 'Address of an uploaded picture; empty: the shop’s mark',
    example: '/media/6c0f5d0f8c3f7a6bbf0ccf2b8f9e8e3d.webp',
  })
  logo: string;

  @ApiProperty({ description: 'Of documents and emails; empty: the shop’s own', example: '#1a4d8f' })
  accentColour: string;

  @ApiFlag({ description: 'Whether only invoices are issued that are complete e-invoices', example: false })
  requireReadyEInvoices: boolean;

  @ApiOneOf(E_INVOICE_CONNECTORS, { description: 'How e-invoices reach the provider' })
  eInvoiceConnector: EInvoiceConnectorName;

  @ApiFlag({ description: 'Whether the webhook sends a document when it is issued', example: false })
  sendsEInvoicesOnIssue: boolean;

  @ApiProperty({ description: 'The first day whose documents are to be sent; empty: none yet', example: '' })
  eInvoicesSince: string;

  @ApiFlag({ description: 'Whether staff sign in with a second factor, and can do nothing before', example: false })
  requireSecondFactor: boolean;

  @ApiWholeNumber({ description: 'Goes back with a PUT; an old one is 409. 0: never saved', example: 1 })
  version: number;

  @ApiInstant({ nullable: true, description: 'Null: never saved, these are the values of the environment' })
  updatedAt: string | null;
}
