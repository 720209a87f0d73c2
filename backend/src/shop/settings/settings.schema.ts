import { ACCOUNT_ROLES, type AccountRole } from '@shop/contract/books';
import { DIFFERENCE_LIMIT } from '@shop/contract/differences';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { POST_DATED_CHEQUES, type PostDatedCheques } from '@shop/contract/cheques';
import { E_INVOICE_CONNECTORS, type EInvoiceConnectorName } from '@shop/contract/e-invoices';
import { PRICES_FOR, type PricesFor } from '@shop/contract/price-lists';
import type { ReminderSettings } from '@shop/contract/reminders';
import { SETTINGS_ID } from '@shop/contract/settings';
import { USUAL_REMINDERS } from './usual-reminders.js';
import { PRICE_BASES, type PriceBasis } from '@shop/contract/vat';
import { SchemaTypes, Types } from 'mongoose';
import { BankAccount } from '../../documents/parties/bank-account.schema.js';
import { PostalAddress, PostalAddressSchema } from '../../documents/parties/postal-address.schema.js';
import { RECORD_OPTIONS, type RecordKind, type Stored, Versioned } from '../../platform/database/record.js';

/** A bank account of the shop. Deposits and bank statements refer to it by its id, which stays when it is edited. */
@Schema({ versionKey: false })
export class ShopBankAccount extends BankAccount {
  _id: Types.ObjectId;
}

/** The accountant's account for a purpose; code and name are empty if there is none. */
@Schema({ _id: false, versionKey: false })
export class ShopBookAccount {
  @Prop({ type: String, enum: ACCOUNT_ROLES, required: true })
  role: AccountRole;

  /** The id of the bank account whose own account it is; null for all others. */
  @Prop({ type: String, default: null })
  bankAccount: string | null;

  @Prop({ type: String, default: '' })
  code: string;

  @Prop({ type: String, default: '' })
  name: string;
}

/** The identity of the shop and its terms of sale: one record. */
@Schema({ ...RECORD_OPTIONS, collection: 'settings' })
export class Settings extends Versioned {
  /** The trade name of the shop. */
  @Prop({ type: String, required: true })
  name: string;

  @Prop({ type: String, required: true })
  legalName: string;

  /** Empty if there is none. */
  @Prop({ type: String, default: '' })
  legalNameAr: string;

  @Prop({ type: String, default: '' })
  licenceNumber: string;

  @Prop({ type: String, default: '' })
  licenceAuthority: string;

  /** Tax registration number; empty if the shop has none. */
  @Prop({ type: String, default: '' })
  trn: string;

  /** The first day with VAT in Dubai, as `2018-01-01`; empty if the shop is not registered. */
  @Prop({ type: String, default: '' })
  vatRegisteredSince: string;

  @Prop({ type: PostalAddressSchema, required: true })
  address: PostalAddress;

  @Prop({ type: String, required: true })
  email: string;

  /** Two numbers in international form. */
  @Prop({ type: [String], required: true })
  whatsapp: string[];

  @Prop({ type: String, required: true })
  supplierChatUrl: string;

  /** The price basis of future quotes. */
  @Prop({ type: String, enum: PRICE_BASES, default: 'inclusive' })
  priceBasis: PriceBasis;

  /** The viewers of the prices of the shop. */
  @Prop({ type: String, enum: PRICES_FOR, default: 'everyone' })
  pricesFor: PricesFor;

  /** True if a request at agreed prices is offered without staff. */
  @Prop({ type: Boolean, default: false })
  quoteAgreedAtOnce: boolean;

  /** Validity of an offer in days. */
  @Prop({ type: Number, default: 14 })
  quoteValidityDays: number;

  /** Days from issue to due date. */
  @Prop({ type: Number, default: 30 })
  invoiceTermsDays: number;

  /** AED that staff may take off an invoice as bank charge or small difference; 0 for none. */
  @Prop({ type: Number, default: DIFFERENCE_LIMIT })
  differenceLimit: number;

  /** The emails about overdue invoices. */
  @Prop({ type: SchemaTypes.Mixed, default: USUAL_REMINDERS })
  reminders: ReminderSettings;

  /** True if accounts get their statement on the first working day of a month. */
  @Prop({ type: Boolean, default: false })
  sendsStatements: boolean;

  /** The day in Dubai on which reminders were switched on; empty if they are off. None is sent before the next day. */
  @Prop({ type: String, default: '' })
  remindersSince: string;

  /** The same as `remindersSince`, for the statements. */
  @Prop({ type: String, default: '' })
  statementsSince: string;

  /** True if reminders leave out what cheques cover whose day is not past. */
  @Prop({ type: Boolean, default: true })
  remindersSkipCheques: boolean;

  /** True if customers are reminded of a cheque three days before the day on it. */
  @Prop({ type: Boolean, default: false })
  remindsOfCheques: boolean;

  /** True if orders of an account are held after a bank returned a cheque of it. */
  @Prop({ type: Boolean, default: false })
  holdAfterBounce: boolean;

  @Prop({ type: [SchemaFactory.createForClass(ShopBankAccount)], default: [] })
  bankAccounts: ShopBankAccount[];

  /** The treatment of a cheque that is dated after the day on which it is received. */
  @Prop({ type: String, enum: POST_DATED_CHEQUES, default: 'register' })
  postDatedCheques: PostDatedCheques;

  /** True if new bank lines with the number and amount of one invoice are matched automatically. */
  @Prop({ type: Boolean, default: false })
  autoMatchBankLines: boolean;

  /** The accounts of the journal that differ from the usual ones. */
  @Prop({ type: [SchemaFactory.createForClass(ShopBookAccount)], default: [] })
  bookAccounts: ShopBookAccount[];

  /** The address that gets a link to the month pack of each month; empty to mail none. */
  @Prop({ type: String, default: '' })
  accountantEmail: string;

  /** The address of an uploaded picture; empty for the default mark. */
  @Prop({ type: String, default: '' })
  logo: string;

  /** The colour of documents and emails, as `#1a2b3c`; empty for the default colour. */
  @Prop({ type: String, default: '' })
  accentColour: string;

  /** True if an invoice is issued only if it is a complete e-invoice. */
  @Prop({ type: Boolean, default: false })
  requireReadyEInvoices: boolean;

  /** The way in which e-invoices are sent to the provider. */
  @Prop({ type: String, enum: E_INVOICE_CONNECTORS, default: 'off' })
  eInvoiceConnector: EInvoiceConnectorName;

  /** True if the shop sends e-invoices as soon as they are issued; only with a connector to the provider. */
  @Prop({ type: Boolean, default: false })
  sendsEInvoicesOnIssue: boolean;

  /** The first day in Dubai whose documents must be sent, as `2027-07-01`; empty if there is none yet. */
  @Prop({ type: String, default: '' })
  eInvoicesSince: string;

  /**
   * True if staff need a second factor, and must set one up before they can do anything else.
   */
  @Prop({ type: Boolean, default: false })
  requireSecondFactor: boolean;
}

export type SettingsRecord = Settings & Stored;

export const SETTINGS_RECORD: RecordKind<Settings> = {
  resource: 'settings',
  name: 'record of the settings',
  about: 'Company details and sales settings of the shop, for staff',
  notFound: 'SETTINGS_NOT_FOUND',
  nameField: null,
  readAction: 'settings.read',
};
export const SettingsSchema = SchemaFactory.createForClass(Settings);

/** The id of the only record. */
export const SETTINGS_OBJECT_ID = new Types.ObjectId(SETTINGS_ID);
