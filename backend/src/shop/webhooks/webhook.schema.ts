import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { RECORD_OPTIONS, type RecordKind, type Stored, Versioned } from '../../platform/database/record.js';

/** An address of other software that is called with events. */
@Schema({ ...RECORD_OPTIONS, collection: 'webhooks' })
export class Webhook extends Versioned {
  @Prop({ type: String, required: true })
  url: string;

  @Prop({ type: String, default: '' })
  description: string;

  /** Event types; `*` for all. */
  @Prop({ type: [String], required: true })
  events: string[];

  /** Signs its calls; sealed. */
  @Prop({ type: String, required: true })
  secret: string;

  /** Signs beside it until `previousUntil`; sealed. */
  @Prop({ type: String, default: null })
  previousSecret: string | null;

  @Prop({ type: Date, default: null })
  previousUntil: Date | null;

  @Prop({ type: Boolean, default: true })
  isActive: boolean;

  /** The reason why the shop switched it off; empty if it did not. */
  @Prop({ type: String, default: '' })
  disabledWhy: string;
}

export type WebhookRecord = Webhook & Stored;
export const WEBHOOK_RECORD: RecordKind<Webhook> = {
  resource: 'webhooks',
  name: 'webhook',
  about: 'Addresses of other software that are called with events',
  notFound: 'WEBHOOK_NOT_FOUND',
  nameField: 'url',
  readAction: 'keys.read',
  reported: ({ url, description, events, isActive, disabledWhy }) => ({
    url,
    description,
    events,
    isActive,
    disabledWhy,
  }),
};
export const WebhookSchema = SchemaFactory.createForClass(Webhook);
WebhookSchema.index({ createdAt: -1, _id: -1 });
WebhookSchema.index({ isActive: 1 });
WebhookSchema.index({ updatedAt: 1 });
