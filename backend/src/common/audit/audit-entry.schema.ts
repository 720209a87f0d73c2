import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { type HydratedDocument, SchemaTypes, type Types } from 'mongoose';

export type AuditedResource = 'quotes' | 'orders' | 'invoices' | 'payments' | 'users' | 'products' | 'categories';

export interface Change {
  readonly field: string;
  readonly from: unknown;
  readonly to: unknown;
}

/** Who did what to which record, and when. Never changed, never deleted. */
@Schema({ versionKey: false, collection: 'audit' })
export class AuditEntry {
  @Prop({ type: String, required: true })
  resource: AuditedResource;

  @Prop({ type: SchemaTypes.ObjectId, required: true })
  resourceId: Types.ObjectId;

  @Prop({ type: String, required: true })
  action: string;

  @Prop({ type: SchemaTypes.ObjectId, default: null })
  actorId: Types.ObjectId | null;

  @Prop({ type: String, required: true })
  actorName: string;

  @Prop({ type: Date, required: true })
  at: Date;

  @Prop({ type: [SchemaTypes.Mixed], default: [] })
  changes: Change[];
}

export type AuditEntryDocument = HydratedDocument<AuditEntry>;
export const AuditEntrySchema = SchemaFactory.createForClass(AuditEntry);
AuditEntrySchema.index({ resource: 1, resourceId: 1, at: -1 });
