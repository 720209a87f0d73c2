import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SchemaTypes, type Types } from 'mongoose';

/** The stored answer that a repeated call gets. */
export interface StoredAnswer {
  readonly status: number;
  /** JSON. */
  readonly body: string;
}

/** A call that its caller may repeat: it is carried out once, and each repetition gets the stored answer. */
@Schema({ collection: 'idempotency_keys', versionKey: false })
export class IdempotencyKey {
  /** Consists of the caller and the key. */
  @Prop({ type: String, required: true })
  _id: string;

  /** The fingerprint of method, address and body: it detects a key that is used for another call. */
  @Prop({ type: String, required: true })
  fingerprint: string;

  /** Identifies the attempt that may answer. Another attempt takes over once the lease has ended. */
  @Prop({ type: SchemaTypes.ObjectId, required: true })
  lease: Types.ObjectId;

  @Prop({ type: Date, required: true })
  leasedUntil: Date;

  /** The server that carries out the call. */
  @Prop({ type: SchemaTypes.ObjectId, required: true })
  server: Types.ObjectId;

  /** null while the call is under way. */
  @Prop({ type: SchemaTypes.Mixed, default: null })
  answer: StoredAnswer | null;

  @Prop({ type: Date, required: true })
  createdAt: Date;
}

export const IdempotencyKeySchema = SchemaFactory.createForClass(IdempotencyKey);
IdempotencyKeySchema.index({ createdAt: 1 });
