import { ApiProperty } from '@nestjs/swagger';
import type { ReminderStep } from '@shop/contract/reminders';
import { SETTINGS_ID } from '@shop/contract/settings';
import { EachLanguage } from '../../../platform/http/each-language.js';
import { ApiFlag, ApiInstant, ApiWholeNumber } from '../../../platform/openapi/response-fields.js';
import { storedFields } from '../../../platform/openapi/stored-fields.js';
import { PostalAddress } from '../../../documents/parties/postal-address.schema.js';
import { ShopBankAccount, ShopBookAccount, Settings } from '../settings.schema.js';

class SettingsAddressResponse extends storedFields(PostalAddress, {
  street: { example: 'Warehouse 12, Al Quoz Industrial Area 3' },
  city: { example: 'Dubai' },
  emirate: { description: 'Empty if unknown or outside the UAE', example: 'DXB' },
  country: { description: 'Country code (ISO 3166-1)', example: 'AE' },
}) {}

class ShopBankAccountResponse extends storedFields(ShopBankAccount, {
  _id: { description: 'Unchanged when the account is edited' },
  bank: { example: 'Emirates NBD' },
  accountName: { example: 'Press & Pack Supplies Trading LLC' },
  iban: { example: 'AE070331234567890123456' },
  bic: { description: 'Empty if none', example: 'EBILAEAD' },
}) {}

class ShopBookAccountResponse extends storedFields(ShopBookAccount, {
  role: { description: 'Purpose of the account', example: 'receivables' },
  bankAccount: { description: 'Id of the bank account whose own account it is; null for all others', example: null },
  code: { description: 'Empty if no account is chosen', example: '1100' },
  name: { example: 'Accounts receivable' },
}) {}

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
export class SettingsResponse extends storedFields(Settings, {
  _id: { example: SETTINGS_ID },
  name: { example: 'Press & Pack Supplies' },
  legalName: { example: 'Press & Pack Supplies Trading LLC' },
  legalNameAr: { description: 'In Arabic; empty if none', example: 'برس آند باك للتوريدات التجارية ذ.م.م' },
  licenceNumber: { description: 'Trade licence number', example: '612345' },
  licenceAuthority: { example: 'Dubai Department of Economy and Tourism' },
  trn: { description: 'Tax registration number; empty if none', example: '100000000000003' },
  vatRegisteredSince: {
    description: 'First day of VAT registration in Dubai; empty if not registered',
    example: '2018-01-01',
  },
  address: { part: SettingsAddressResponse },
  email: { example: 'sales@pressandpack.example' },
  supplierChatUrl: { description: 'Address where suppliers can start a chat', example: 'https://wa.me/971500000001' },
  priceBasis: { description: 'Price basis of new requests' },
  pricesFor: { description: 'Audience of the prices in the shop', example: 'everyone' },
  quoteAgreedAtOnce: { description: 'True if requests at agreed prices become Quoted immediately', example: false },
  quoteValidityDays: { minimum: 1, description: 'Days that a quote is valid', example: 14 },
  invoiceTermsDays: { description: 'Days from issue to due date', example: 30 },
  differenceLimit: {
    description: 'Most AED that can be taken off an invoice as bank charges and small differences',
    example: 50,
  },
  sendsStatements: {
    description: 'True if statements are sent on the first working day of each month',
    example: false,
  },
  remindersSince: { description: 'Day when reminders were turned on; empty if off', example: '' },
  statementsSince: { description: 'Day when statements were turned on; empty if off', example: '' },
  remindersSkipCheques: { description: 'True if reminders exclude amounts covered by cheques that are not yet due' },
  holdAfterBounce: {
    description: 'True if orders are put on hold after a cheque of their account was returned',
    example: false,
  },
  remindsOfCheques: {
    description: 'True if customers are reminded of a cheque three days before its date',
    example: false,
  },
  bankAccounts: { part: ShopBankAccountResponse },
  postDatedCheques: {
    description: '`count`: post-dated cheques are payments on receipt. `register`: they are payments once they clear',
  },
  autoMatchBankLines: {
    description: 'True if bank transactions with the number and exact amount of one invoice are matched automatically',
    example: false,
  },
  bookAccounts: {
    description: 'Accounts of the journal that differ from the usual ones',
    part: ShopBookAccountResponse,
  },
  accountantEmail: { description: 'Gets links to month packs; empty for none', example: 'a@books.example' },
  logo: {
    description: 'Address of an uploaded image; empty for the default logo',
    example: '/media/6c0f5d0f8c3f7a6bbf0ccf2b8f9e8e3d.webp',
  },
  accentColour: { description: 'Colour of documents and emails; empty for the default', example: '#1a4d8f' },
  requireReadyEInvoices: {
    description: 'True if only invoices that are valid e-invoices can be issued',
    example: false,
  },
  eInvoiceConnector: { description: 'How e-invoices are sent to the provider' },
  sendsEInvoicesOnIssue: {
    description: 'True if documents are sent by the webhook when they are issued',
    example: false,
  },
  eInvoicesSince: { description: 'First day whose documents must be sent; empty if none', example: '' },
  requireSecondFactor: { description: 'True if staff must sign in with a second factor', example: false },
  version: { description: 'Send it back with a PUT; an outdated version returns 409. 0 if never saved', example: 1 },
}) {
  @ApiProperty({ type: [String], minItems: 2, maxItems: 2, example: ['+971500000001', '+971500000002'] })
  whatsapp: string[];

  @ApiProperty({ type: ReminderSettingsResponse })
  reminders: ReminderSettingsResponse;

  @ApiInstant({ nullable: true, description: 'null if never saved; the values are those of the environment' })
  updatedAt: string | null;
}
