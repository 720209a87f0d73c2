import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SchemaTypes, type Types } from 'mongoose';

export const AUDITED_RESOURCES = [
  'quotes',
  'orders',
  'invoices',
  'payments',
  'users',
  'products',
  'categories',
  'contact',
] as const;
export type AuditedResource = (typeof AUDITED_RESOURCES)[number];

/** What can happen to a record. Some happen to it because of another: an order is `invoiced`, its quote is `freed`. */
export const AUDIT_ACTIONS = [
  'registered',
  'requested',
  'created',
  'issued',
  'recorded',
  'updated',
  'password changed',
  'password reset',
  'refunded',
  'deleted',
  'voided',
  'ordered',
  'freed',
  'invoiced',
  'invoice voided',
  'payment recorded',
  'payment changed',
  'payment deleted',
  'stock taken',
  'stock put back',
  'password changed',
  'password reset',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

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
  action: AuditAction;

  @Prop({ type: SchemaTypes.ObjectId, default: null })
  actorId: Types.ObjectId | null;

  /** As it was then: the user may be gone. */
  @Prop({ type: String, required: true })
  actorName: string;

  @Prop({ type: Date, required: true })
  at: Date;

  /** Money in fils, references as ids. */
  @Prop({ type: [SchemaTypes.Mixed], default: [] })
  changes: Change[];
}

export type AuditEntryRecord = AuditEntry & { readonly _id: Types.ObjectId };
export const AuditEntrySchema = SchemaFactory.createForClass(AuditEntry);
AuditEntrySchema.index({ resource: 1, resourceId: 1, at: -1, _id: -1 });
