import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { E_INVOICE_CONNECTORS, type EInvoiceConnectorName } from '@shop/contract/e-invoices';
import { type ReminderSettings, USUAL_REMINDERS } from '@shop/contract/reminders';
import { SETTINGS_ID } from '@shop/contract/settings';
import { PRICE_BASES, type PriceBasis } from '@shop/contract/vat';
import { SchemaTypes, Types } from 'mongoose';
import { BankAccount, BankAccountSchema } from '../../documents/parties/bank-account.schema.js';
import { PostalAddress, PostalAddressSchema } from '../../documents/parties/postal-address.schema.js';
import type { RecordKind } from '../../platform/database/record-store.js';
import { RECORD_OPTIONS, type Stored, Versioned } from '../../platform/database/record.js';

/** The identity of the shop and its terms of sale: one record. */
@Schema({ ...RECORD_OPTIONS, collection: 'settings' })
export class Settings extends Versioned {
  /** As the shop calls itself. */
  @Prop({ type: String, required: true })
  name: string;

  @Prop({ type: String, required: true })
  legalName: string;

  @Prop({ type: String, default: '' })
  licenceNumber: string;

  @Prop({ type: String, default: '' })
  licenceAuthority: string;

  /** Tax registration number; empty where the shop has none. */
  @Prop({ type: String, default: '' })
  trn: string;

  /** The first day with VAT in Dubai, as `2018-01-01`; empty: the shop is not registered. */
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

  /** The price basis of quotes that are requested from now on. */
  @Prop({ type: String, enum: PRICE_BASES, default: 'inclusive' })
  priceBasis: PriceBasis;

  /** Days that an offer stands. */
  @Prop({ type: Number, default: 14 })
  quoteValidityDays: number;

  /** Days from issue to due date. */
  @Prop({ type: Number, default: 30 })
  invoiceTermsDays: number;

  /** Missing, as the three below, in records from before there were any. */
  @Prop({ type: SchemaTypes.Mixed, default: USUAL_REMINDERS })
  reminders?: ReminderSettings;

  /** Whether accounts get their statement on the first working day of a month. */
  @Prop({ type: Boolean, default: false })
  sendsStatements?: boolean;

  /** The day in Dubai on which reminders were switched on; empty: they are off. None goes out before the next day. */
  @Prop({ type: String, default: '' })
  remindersSince?: string;

  /** As `remindersSince`, of the statements. */
  @Prop({ type: String, default: '' })
  statementsSince?: string;

  @Prop({ type: [BankAccountSchema], default: [] })
  bankAccounts: BankAccount[];

  /** The address of an uploaded picture; empty: the shop's mark. */
  @Prop({ type: String, default: '' })
  logo: string;

  /** The colour of documents and e-mails, as `#1a2b3c`; empty: the default colour. */
  @Prop({ type: String, default: '' })
  accentColour: string;

  /** Whether only invoices are issued that are complete e-invoices. Missing in older records. */
  @Prop({ type: Boolean, default: false })
  requireReadyEInvoices?: boolean;

  /** How e-invoices reach the provider. Missing, as the two below, in older records. */
  @Prop({ type: String, enum: E_INVOICE_CONNECTORS, default: 'off' })
  eInvoiceConnector?: EInvoiceConnectorName;

  /** Whether e-invoices are sent when they are issued, where the shop sends them itself. */
  @Prop({ type: Boolean, default: false })
  sendsEInvoicesOnIssue?: boolean;

  /** The first day in Dubai whose documents are to be sent, as `2027-07-01`; empty: none yet. */
  @Prop({ type: String, default: '' })
  eInvoicesSince?: string;

  /** Whether staff sign in with a second factor, and set one up before they do anything else. Missing in older records. */
  @Prop({ type: Boolean, default: false })
  requireSecondFactor?: boolean;
}

export type SettingsRecord = Settings & Stored;
export const SETTINGS_RECORD: RecordKind<Settings> = { resource: 'settings', name: 'record of the settings' };
export const SettingsSchema = SchemaFactory.createForClass(Settings);

/** The id of the one record. */
export const SETTINGS_OBJECT_ID = new Types.ObjectId(SETTINGS_ID);
