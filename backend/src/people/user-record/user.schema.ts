import { BILLING_BASES, type BillingBasis } from '@shop/contract/billing';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { DEFAULT_LANGUAGE, type Language, LANGUAGE_CODES } from '@shop/contract/languages';
import { STAFF_ROLES, type StaffRole } from '@shop/contract/staff-roles';
import type { Fils } from '@shop/contract/money';
import { SchemaTypes, type Types } from 'mongoose';
import { CompanyDetails, CompanyDetailsSchema } from '../../documents/parties/company-details.schema.js';
import { Money } from '../../platform/database/money.js';
import type { Lockable } from '../../platform/database/record-store.js';
import { SecondFactor, SecondFactorSchema } from './second-factor.schema.js';
import { RECORD_OPTIONS, type Stored, Versioned } from '../../platform/database/record.js';
import { DeliveryAddress } from '../../documents/parties/delivery-address.schema.js';
import { makeSearchable } from '../../platform/lists/search-fields.js';
import { COMPANY_ROLES, type CompanyRole } from '@shop/contract/company-roles';

/** A session of a browser. Removing it from the user ends it. */
@Schema({ _id: false, versionKey: false })
export class UserSession {
  /** SHA-256 of its id, in hex: a reader of the database or of a backup can't sign in with it. */
  @Prop({ type: String, required: true })
  idHash: string;

  @Prop({ type: Date, required: true })
  expiresAt: Date;

  @Prop({ type: Date, required: true })
  signedInAt: Date;

  /** The last time that the user confirmed their identity, by signing in or again later. */
  @Prop({ type: Date, required: true })
  confirmedAt: Date;

  /** The header of the browser. */
  @Prop({ type: String, default: '' })
  userAgent: string;

  /** The IP address of the sign-in. */
  @Prop({ type: String, default: '' })
  address: string;
}

const UserSessionSchema = SchemaFactory.createForClass(UserSession);

/** The latest mailed link for a new password; removed once it was used. */
@Schema({ _id: false, versionKey: false })
class PasswordReset {
  /** SHA-256 of the token in the link, in hex: a reader of the database can't make the link from it. */
  @Prop({ type: String, required: true })
  tokenHash: string;

  @Prop({ type: Date, required: true })
  expiresAt: Date;
}

/** An entry of the address book. */
@Schema({ versionKey: false })
export class Address extends DeliveryAddress {
  _id: Types.ObjectId;

  /** The preselected address of requests: one entry of the book. */
  @Prop({ type: Boolean, default: false })
  isDefault: boolean;
}

const AddressSchema = SchemaFactory.createForClass(Address);

@Schema({ ...RECORD_OPTIONS, collection: 'users' })
export class User extends Versioned implements Lockable {
  @Prop({ type: String, required: true })
  name: string;

  /**
   * In lower case: email addresses are unique without regard to case. A user with an empty address gets no mail and
   * can't sign in.
   */
  @Prop({ type: String, default: '' })
  email: string;

  /** When the user proved to receive emails at the address; null if not yet. */
  @Prop({ type: Date, default: null })
  emailProvedAt: Date | null;

  /** A new address, which replaces `email` once it is proved, or empty. */
  @Prop({ type: String, default: '' })
  pendingEmail: string;

  @Prop({ type: String, default: '' })
  phoneNumber: string;

  @Prop({ type: String, default: '' })
  address: string;

  /** The buyer's delivery addresses. */
  @Prop({ type: [AddressSchema], default: [] })
  addresses: Address[];

  /** The language of the user's emails and documents. */
  @Prop({ type: String, enum: LANGUAGE_CODES, default: DEFAULT_LANGUAGE })
  language: Language;

  @Prop({ type: Boolean, default: false })
  isAdmin: boolean;

  /** The role of a member of staff; null for a customer. */
  @Prop({ type: String, enum: [...STAFF_ROLES, null], default: null })
  staffRole: StaffRole | null;

  @Prop({ type: SchemaTypes.ObjectId, default: null })
  company: Types.ObjectId | null;

  @Prop({ type: String, enum: [...COMPANY_ROLES, null], default: null })
  companyRole: CompanyRole | null;

  /** The sum of requests in a month, VAT included, above which the company must approve; null if there is no limit. */
  @Money({ default: null })
  monthlyLimit: Fils | null;

  /** The amount that a user without a company may owe before orders are put on hold; null if there is no limit. */
  @Money({ default: null })
  creditLimit: Fils | null;

  /** The basis on which new orders of a user without a company are billed. */
  @Prop({ type: String, enum: BILLING_BASES, default: 'order' })
  billing: BillingBasis;

  /** The pending request to join a company whose TRN the shop knows already. Staff decide. */
  @Prop({ type: CompanyDetailsSchema, default: null })
  companyRequest: CompanyDetails | null;

  /** argon2id, in PHC string format. */
  @Prop({ type: String, required: true })
  passwordHash: string;

  /** How often the password was changed: a sign-in that started with the previous password is refused. */
  @Prop({ type: Number, default: 0 })
  passwordChanges: number;

  @Prop({ type: SchemaFactory.createForClass(PasswordReset), default: null })
  passwordReset: PasswordReset | null;

  @Prop({ type: SecondFactorSchema, default: () => ({}) })
  secondFactor: SecondFactor;

  /** True if staff created the user and no password is set yet. */
  @Prop({ type: Boolean, default: false })
  isEntered: boolean;

  /** When the latest invitation to set a password was mailed. */
  @Prop({ type: Date, default: null })
  invitedAt: Date | null;

  @Prop({ type: [UserSessionSchema], default: [] })
  sessions: UserSession[];

  @Prop({ type: Number, default: 0 })
  locks: number;
}

export type UserRecord = User & Stored;
export const UserSchema = SchemaFactory.createForClass(User);
UserSchema.index({ createdAt: -1, _id: -1 });
UserSchema.index({ name: 1, _id: 1 });
UserSchema.index({ email: 1 }, { unique: true, partialFilterExpression: { email: { $gt: '' } } });
UserSchema.index({ isAdmin: 1 });
UserSchema.index({ company: 1 });
UserSchema.index({ 'companyRequest.trn': 1 }, { sparse: true });
UserSchema.index({ 'passwordReset.tokenHash': 1 }, { sparse: true });
UserSchema.index({ updatedAt: 1 });
makeSearchable(UserSchema, {
  texts: ({ name, email, phoneNumber }) => [name, email, phoneNumber, phoneNumber.replace(/\D/g, '')],
});
