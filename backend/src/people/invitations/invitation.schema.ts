import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { INVITATION_STATUSES, type InvitationStatus } from '@shop/contract/invitations';
import { DEFAULT_LANGUAGE, type Language, LANGUAGE_CODES } from '@shop/contract/languages';
import type { Fils } from '@shop/contract/money';
import { SchemaTypes, type Types } from 'mongoose';
import { Money } from '../../platform/database/money.js';
import { RECORD_OPTIONS, type RecordKind, type Stored, Versioned } from '../../platform/database/record.js';
import { COMPANY_ROLES, type CompanyRole } from '@shop/contract/company-roles';

@Schema({ ...RECORD_OPTIONS, collection: 'invitations' })
export class Invitation extends Versioned {
  @Prop({ type: SchemaTypes.ObjectId, required: true })
  company: Types.ObjectId;

  /** In lower case. */
  @Prop({ type: String, required: true })
  email: string;

  @Prop({ type: String, enum: COMPANY_ROLES, required: true })
  companyRole: CompanyRole;

  /** null if there is no limit. */
  @Money({ default: null })
  monthlyLimit: Fils | null;

  @Prop({ type: String, enum: LANGUAGE_CODES, default: DEFAULT_LANGUAGE })
  language: Language;

  @Prop({ type: String, enum: INVITATION_STATUSES, default: 'Open' })
  status: InvitationStatus;

  /** SHA-256 of the token in the link, in hex: a reader of the database can't make the link from it. */
  @Prop({ type: String, required: true })
  tokenHash: string;

  @Prop({ type: Date, required: true })
  expiresAt: Date;

  /** The name of the user who sent the invitation. */
  @Prop({ type: String, required: true })
  invitedBy: string;

  @Prop({ type: Date, required: true })
  sentAt: Date;
}

export type InvitationRecord = Invitation & Stored;
export const INVITATION_RECORD: RecordKind<Invitation> = {
  resource: 'invitations',
  name: 'invitation',
  about: 'Invitations to join a company',
  notFound: 'INVITATION_NOT_FOUND',
  nameField: 'email',
  readAction: 'customers.read',
  reported: ({ company, email, companyRole, monthlyLimit, status }) => ({
    company,
    email,
    companyRole,
    monthlyLimit,
    status,
  }),
};
export const InvitationSchema = SchemaFactory.createForClass(Invitation);
InvitationSchema.index({ tokenHash: 1 }, { unique: true });
// An address has at most one open invitation of a company.
InvitationSchema.index(
  { company: 1, email: 1 },
  { unique: true, partialFilterExpression: { status: { $eq: 'Open' } } },
);
InvitationSchema.index({ updatedAt: 1 });
