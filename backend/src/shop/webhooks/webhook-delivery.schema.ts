import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { RecordResource } from '@shop/contract/records';
import { SchemaTypes, type Types } from 'mongoose';

const STORED_SECONDS = 30 * 86_400;

export const DELIVERY_STATES = ['waiting', 'sent', 'failed'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

@Schema({ _id: false, versionKey: false })
export class DeliveryAttempt {
  @Prop({ type: Date, required: true })
  at: Date;

  /** Status of the answer; null if there was none. */
  @Prop({ type: Number, default: null })
  status: number | null;

  @Prop({ type: Number, required: true })
  ms: number;

  @Prop({ type: String, default: '' })
  error: string;
}

/** An event on its way to a webhook. */
@Schema({ versionKey: false, collection: 'webhook-deliveries' })
export class WebhookDelivery {
  _id: Types.ObjectId;

  @Prop({ type: SchemaTypes.ObjectId, required: true })
  webhook: Types.ObjectId;

  /** The history entry of the event: the same in all attempts and repetitions. */
  @Prop({ type: SchemaTypes.ObjectId, required: true })
  event: Types.ObjectId;

  @Prop({ type: String, required: true })
  type: string;

  @Prop({ type: String, required: true })
  resource: RecordResource;

  @Prop({ type: SchemaTypes.ObjectId, required: true })
  record: Types.ObjectId;

  /** When the event happened. */
  @Prop({ type: Date, required: true })
  at: Date;

  @Prop({ type: String, enum: DELIVERY_STATES, default: 'waiting' })
  state: DeliveryState;

  @Prop({ type: [SchemaFactory.createForClass(DeliveryAttempt)], default: [] })
  attempts: DeliveryAttempt[];

  @Prop({ type: Date, required: true })
  nextAttemptAt: Date;

  /** The worker that attempts it now. */
  @Prop({ type: SchemaTypes.ObjectId, default: null })
  lease: Types.ObjectId | null;

  @Prop({ type: Date, required: true })
  createdAt: Date;
}

export const WebhookDeliverySchema = SchemaFactory.createForClass(WebhookDelivery);
WebhookDeliverySchema.index({ webhook: 1, state: 1, nextAttemptAt: 1 });
WebhookDeliverySchema.index({ webhook: 1, createdAt: -1, _id: -1 });
WebhookDeliverySchema.index({ createdAt: 1 }, { expireAfterSeconds: STORED_SECONDS });
