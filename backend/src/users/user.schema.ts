import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { DEFAULT_LANGUAGE, type Language, LANGUAGE_CODES } from '@shop/contract/languages';
import type { Lockable } from '../platform/database/record-store.js';
import { RECORD_OPTIONS, type Stored } from '../platform/database/record.js';
import { makeSearchable } from '../platform/list-query/search-fields.js';

/** A browser that is signed in. It ends when it is removed from its user. */
@Schema({ _id: false, versionKey: false })
export class UserSession {
  @Prop({ type: String, required: true })
  id: string;

  @Prop({ type: Date, required: true })
  expiresAt: Date;
}

const UserSessionSchema = SchemaFactory.createForClass(UserSession);

/** The last link that was mailed for setting a new password; there is none once it has been used. */
@Schema({ _id: false, versionKey: false })
export class PasswordReset {
  /** SHA-256 of the token in the link, in hex: who reads the database can't make the link of it. */
  @Prop({ type: String, required: true })
  tokenHash: string;

  @Prop({ type: Date, required: true })
  expiresAt: Date;
}

@Schema({ ...RECORD_OPTIONS, collection: 'users' })
export class User implements Lockable {
  @Prop({ type: String, required: true })
  name: string;

  /** In lower case: e-mail addresses are unique without regard to case. */
  @Prop({ type: String, required: true, unique: true })
  email: string;

  @Prop({ type: String, default: '' })
  phoneNumber: string;

  @Prop({ type: String, default: '' })
  address: string;

  /** The language of the user's e-mails and documents. Records from before this field have none. */
  @Prop({ type: String, enum: LANGUAGE_CODES, default: DEFAULT_LANGUAGE })
  language: Language;

  @Prop({ type: Boolean, default: false })
  isAdmin: boolean;

  /** argon2id, in PHC string format. */
  @Prop({ type: String, required: true })
  passwordHash: string;

  /** How often the password was set anew; a sign-in that began with the one before it ends with none. */
  @Prop({ type: Number, default: 0 })
  passwordChanges: number;

  @Prop({ type: SchemaFactory.createForClass(PasswordReset), default: null })
  passwordReset: PasswordReset | null;

  @Prop({ type: [UserSessionSchema], default: [] })
  sessions: UserSession[];

  @Prop({ type: Number, default: 1 })
  version: number;

  @Prop({ type: Number, default: 0 })
  locks: number;

  createdAt: Date;
  updatedAt: Date;
}

export type UserRecord = User & Stored;
export const UserSchema = SchemaFactory.createForClass(User);
UserSchema.index({ createdAt: -1, _id: -1 });
UserSchema.index({ name: 1, _id: 1 });
UserSchema.index({ isAdmin: 1 });
UserSchema.index({ 'passwordReset.tokenHash': 1 }, { sparse: true });
UserSchema.index({ updatedAt: 1 });
makeSearchable(UserSchema, {
  texts: ({ name, email, phoneNumber }) => [name, email, phoneNumber, phoneNumber.replace(/\D/g, '')],
});
