import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { HistoryAction, RecordResource } from '@shop/contract/records';
import { SchemaTypes, type Types } from 'mongoose';

export interface Change {
  readonly field: string;
  readonly from: unknown;
  readonly to: unknown;
}

/** The record that caused the change, such as a bulk price change that changed a product. */
export interface HistoryCause {
  readonly resource: RecordResource;
  readonly id: Types.ObjectId;
}

/** One change of a record: actor, action, time. Entries are never changed and never deleted. */
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

  /** The name at that time: the user may have been deleted. */
  @Prop({ type: String, required: true })
  actorName: string;

  @Prop({ type: Date, required: true })
  at: Date;

  /** Money in fils, references as ids. */
  @Prop({ type: [SchemaTypes.Mixed], default: [] })
  changes: Change[];

  /** Missing if the record was changed in the database directly. */
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
