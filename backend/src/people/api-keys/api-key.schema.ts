import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SchemaTypes, type Types } from 'mongoose';
import { RECORD_OPTIONS, type RecordKind, type Stored, Versioned } from '../../platform/database/record.js';
import { NamedRef, NamedRefSchema } from '../../platform/database/refs.schema.js';

/** A key with which a program calls the API for the user who made it. */
@Schema({ ...RECORD_OPTIONS, collection: 'api-keys' })
export class ApiKey extends Versioned {
  @Prop({ type: String, required: true })
  name: string;

  /** The first characters of the key, for people. */
  @Prop({ type: String, required: true })
  prefix: string;

  /** SHA-256 of the key, in hex: a reader of the database or of a backup can't call the API with it. */
  @Prop({ type: String, required: true, unique: true })
  hash: string;

  /** The hash of the key before the last rotation, which works until `previousUntil`. */
  @Prop({ type: String, default: null })
  previousHash: string | null;

  @Prop({ type: Date, default: null })
  previousUntil: Date | null;

  /** Staff actions, or scopes of a company’s key. */
  @Prop({ type: [String], required: true })
  scopes: string[];

  /** The company whose records the key reads; null for a key of staff. */
  @Prop({ type: SchemaTypes.ObjectId, default: null })
  company: Types.ObjectId | null;

  /** Networks that may use the key; empty for all. */
  @Prop({ type: [String], default: [] })
  allowedIps: string[];

  @Prop({ type: NamedRefSchema, required: true })
  createdBy: NamedRef;

  @Prop({ type: Date, required: true })
  expiresAt: Date;

  @Prop({ type: Date, default: null })
  lastUsedAt: Date | null;

  @Prop({ type: String, default: '' })
  lastUsedIp: string;

  @Prop({ type: Date, default: null })
  revokedAt: Date | null;
}

export type ApiKeyRecord = ApiKey & Stored;
export const API_KEY_RECORD: RecordKind<ApiKey> = {
  resource: 'api-keys',
  name: 'API key',
  about: 'Keys with which programs call the API',
  notFound: 'KEY_NOT_FOUND',
  nameField: 'name',
  readAction: 'keys.read',
  reported: ({ name, prefix, scopes, allowedIps, expiresAt, revokedAt }) => ({
    name,
    prefix,
    scopes,
    allowedIps,
    expiresAt,
    revokedAt,
  }),
};
export const ApiKeySchema = SchemaFactory.createForClass(ApiKey);
ApiKeySchema.index({ createdAt: -1, _id: -1 });
ApiKeySchema.index({ company: 1, createdAt: -1, _id: -1 });
ApiKeySchema.index({ previousHash: 1 }, { sparse: true });
ApiKeySchema.index({ revokedAt: 1, expiresAt: 1 });
ApiKeySchema.index({ updatedAt: 1 });
