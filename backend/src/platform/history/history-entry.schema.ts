import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SchemaTypes, type Types } from 'mongoose';

export const RECORD_RESOURCES = [
  'quotes',
  'orders',
  'invoices',
  'payments',
  'users',
  'products',
  'categories',
  'price-changes',
  'contact',
  'settings',
  'companies',
  'credit-notes',
  'vat-periods',
  'synonyms',
  'receipts',
  'reminders',
  'reminder-accounts',
  'stock-alerts',
  'lists',
  'approvals',
  'invitations',
  'supplier-documents',
  'e-invoice-deliveries',
] as const;
export type RecordResource = (typeof RECORD_RESOURCES)[number];

/** The actions of the history. Some follow from another record: an order is `invoiced`, its quote is `freed`. */
export const HISTORY_ACTIONS = [
  'registered',
  'requested',
  'created',
  'issued',
  'recorded',
  'updated',
  'confirmed',
  'change requested',
  'refused',
  'invited',
  'accepted',
  'declined',
  'renewed',
  'password changed',
  'password reset',
  'second factor on',
  'second factor off',
  'second factor reset',
  'passkey added',
  'passkey removed',
  'recovery codes renewed',
  'recovery code used',
  'refunded',
  'reversed',
  'deleted',
  'voided',
  'message sent',
  'messages read',
  'link made',
  'links revoked',
  'ordered',
  'freed',
  'invoiced',
  'invoice voided',
  'credited',
  'invoice credited',
  'goods returned',
  'released',
  'paid in advance',
  'payment recorded',
  'payment changed',
  'payment deleted',
  'payment reversed',
  'payment refunded',
  'stock taken',
  'stock put back',
  'e-mailed',
  'e-invoice sent',
  'e-invoice rejected',
  'reminded',
  'prices changed',
  'undo begun',
  'prices put back',
  'cancelled',
  'supplier pack made',
] as const;
export type HistoryAction = (typeof HISTORY_ACTIONS)[number];

export interface Change {
  readonly field: string;
  readonly from: unknown;
  readonly to: unknown;
}

/** The record whose doing changed another one: a bulk price change changes products. */
export interface HistoryCause {
  readonly resource: RecordResource;
  readonly id: Types.ObjectId;
}

/** One change of a record: actor, action, moment. Never changed, never deleted. */
@Schema({ versionKey: false, collection: 'audit' })
export class HistoryEntry {
  @Prop({ type: String, required: true })
  resource: RecordResource;

  @Prop({ type: SchemaTypes.ObjectId, required: true })
  resourceId: Types.ObjectId;

  @Prop({ type: String, required: true })
  action: HistoryAction;

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

  /** Missing where somebody changed the record itself. */
  @Prop({ type: SchemaTypes.Mixed, required: false })
  cause?: HistoryCause;
}

export type HistoryEntryRecord = HistoryEntry & { readonly _id: Types.ObjectId };
export const HistoryEntrySchema = SchemaFactory.createForClass(HistoryEntry);
HistoryEntrySchema.index({ resource: 1, resourceId: 1, at: -1, _id: -1 });
// The activity of the whole shop, and its filters.
HistoryEntrySchema.index({ at: -1, _id: -1 });
for (const path of ['resource', 'actorId', 'action', 'changes.field']) {
  HistoryEntrySchema.index({ [path]: 1, at: -1, _id: -1 });
}
