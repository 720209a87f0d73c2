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

  @ApiOneOf(['', ...EMIRATES], { description: 'Empty if unknown or outside the UAE', example: 'DXB' })
  emirate: Emirate | '';

  @ApiProperty({ description: 'Country code (ISO 3166-1)', example: 'AE' })
  country: string;
}

class ShopBankAccountResponse {
  @ApiId({ description: 'Unchanged when the account is edited' })
  _id: string;

  @ApiProperty({ example: 'Emirates NBD' })
  bank: string;

  @ApiProperty({ example: 'Press & Pack Supplies Trading LLC' })
  accountName: string;

  @ApiProperty({ example: 'AE070331234567890123456' })
  iban: string;

  @ApiProperty({ description: 'Empty if none', example: 'EBILAEAD' })
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
  @ApiWholeNumber({ minimum: 1, description: 'Days after the due date', example: 3 })
  days: number;
}

class ReminderSettingsResponse {
  @ApiFlag({ description: 'True if reminders are sent automatically', example: false })
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

  @ApiProperty({ description: 'In Arabic; empty if none', example: 'برس آند باك للتوريدات التجارية ذ.م.م' })
  legalNameAr: string;

  @ApiProperty({ description: 'Trade licence number', example: '612345' })
  licenceNumber: string;

  @ApiProperty({ example: 'Dubai Department of Economy and Tourism' })
  licenceAuthority: string;

  @ApiProperty({ description: 'Tax registration number; empty if none', example: '100000000000003' })
  trn: string;

  @ApiProperty({
    description: 'First day of VAT registration in Dubai; empty if not registered',
    example: '2018-01-01',
  })
  vatRegisteredSince: string;

  @ApiProperty({ type: SettingsAddressResponse })
  address: SettingsAddressResponse;

  @ApiProperty({ example: 'sales@pressandpack.example' })
  email: string;

  @ApiProperty({ type: [String], minItems: 2, maxItems: 2, example: ['+971500000001', '+971500000002'] })
  whatsapp: string[];

  @ApiProperty({ description: 'Address where suppliers can start a chat', example: 'https://wa.me/971500000001' })
  supplierChatUrl: string;

  @ApiOneOf(PRICE_BASES, { description: 'Price basis of new requests' })
  priceBasis: PriceBasis;

  @ApiOneOf(PRICES_FOR, { description: 'Audience of the prices in the shop', example: 'everyone' })
  pricesFor: PricesFor;

  @ApiFlag({ description: 'True if requests at agreed prices become Quoted immediately', example: false })
  quoteAgreedAtOnce: boolean;

  @ApiWholeNumber({ minimum: 1, description: 'Days that a quote is valid', example: 14 })
  quoteValidityDays: number;

  @ApiWholeNumber({ description: 'Days from issue to due date', example: 30 })
  invoiceTermsDays: number;

  @ApiProperty({ type: ReminderSettingsResponse })
  reminders: ReminderSettingsResponse;

  @ApiFlag({ description: 'True if statements are sent on the first working day of each month', example: false })
  sendsStatements: boolean;

  @ApiProperty({ description: 'Day when reminders were turned on; empty if off', example: '' })
  remindersSince: string;

  @ApiProperty({ description: 'Day when statements were turned on; empty if off', example: '' })
  statementsSince: string;

  @ApiFlag({ description: 'True if reminders exclude amounts covered by cheques that are not yet due' })
  remindersSkipCheques: boolean;

  @ApiFlag({
    description: 'True if orders are put on hold after a cheque of their account was returned',
    example: false,
  })
  holdAfterBounce: boolean;

  @ApiFlag({ description: 'True if customers are reminded of a cheque three days before its date', example: false })
  remindsOfCheques: boolean;

  @ApiProperty({ type: [ShopBankAccountResponse] })
  bankAccounts: ShopBankAccountResponse[];

  @ApiOneOf(POST_DATED_CHEQUES, {
    description: '`count`: post-dated cheques are payments on receipt. `register`: they are payments once they clear',
  })
  postDatedCheques: PostDatedCheques;

  @ApiFlag({
    description: 'True if bank transactions with the number and exact amount of one invoice are matched automatically',
    example: false,
  })
  autoMatchBankLines: boolean;

  @ApiProperty({
    description: 'Address of an uploaded image; empty for the default logo',
    example: '/media/6c0f5d0f8c3f7a6bbf0ccf2b8f9e8e3d.webp',
  })
  logo: string;

  @ApiProperty({ description: 'Colour of documents and emails; empty for the default', example: '#1a4d8f' })
  accentColour: string;

  @ApiFlag({ description: 'True if only invoices that are valid e-invoices can be issued', example: false })
  requireReadyEInvoices: boolean;

  @ApiOneOf(E_INVOICE_CONNECTORS, { description: 'How e-invoices are sent to the provider' })
  eInvoiceConnector: EInvoiceConnectorName;

  @ApiFlag({ description: 'True if documents are sent by the webhook when they are issued', example: false })
  sendsEInvoicesOnIssue: boolean;

  @ApiProperty({ description: 'First day whose documents must be sent; empty if none', example: '' })
  eInvoicesSince: string;

  @ApiFlag({ description: 'True if staff must sign in with a second factor', example: false })
  requireSecondFactor: boolean;

  @ApiWholeNumber({
    description: 'Send it back with a PUT; an outdated version returns 409. 0 if never saved',
    example: 1,
  })
  version: number;

  @ApiInstant({ nullable: true, description: 'null if never saved; the values are those of the environment' })
  updatedAt: string | null;
}
