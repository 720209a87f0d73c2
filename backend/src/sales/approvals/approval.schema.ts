import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { APPROVAL_STATUSES, type ApprovalStatus } from '@shop/contract/approvals';
import type { Fils } from '@shop/contract/money';
import { SchemaTypes, type Types } from 'mongoose';
import { Line, LineSchema, PricedRecord } from '../../documents/lines/line.schema.js';
import { Money } from '../../platform/database/money.js';
import { RECORD_OPTIONS, type RecordKind, type Stored } from '../../platform/database/record.js';
import { NamedRef, NamedRefSchema, NumberedRef, NumberedRefSchema } from '../../platform/database/refs.schema.js';

@Schema({ _id: false, versionKey: false })
export class WaitingAcceptance {
  @Prop({ type: Number, required: true })
  revision: number;

  /** The chosen lines; null for all. */
  @Prop({ type: [SchemaTypes.ObjectId], default: null })
  lines: Types.ObjectId[] | null;

  @Prop({ type: String, default: '' })
  poNumber: string;

  @Prop({ type: String, default: '' })
  note: string;
}

/**
 * A request, the acceptance of an offer or an order above the limit of its buyer. It waits until a user of the company has approved it.
 */
@Schema({ ...RECORD_OPTIONS, collection: 'approvals' })
export class Approval extends PricedRecord {
  @Prop({ type: SchemaTypes.ObjectId, required: true })
  user: Types.ObjectId;

  @Prop({ type: SchemaTypes.ObjectId, required: true })
  declare company: Types.ObjectId;

  @Prop({ type: String, enum: APPROVAL_STATUSES, default: 'Waiting' })
  status: ApprovalStatus;

  /** A request has the prices of its account at its time. */
  @Prop({ type: [LineSchema], required: true })
  requestedItems: Line[];

  @Prop({ type: String, default: '' })
  clientToAdminNote: string;

  /** VAT included, without goods that have no price yet. */
  @Money({ required: true })
  amount: Fils;

  /** The buyer's limit, and the amount accepted and ordered in the month, at the time of the request. */
  @Money({ required: true })
  monthlyLimit: Fils;

  @Money({ required: true })
  spent: Fils;

  @Prop({ type: NamedRefSchema, default: null })
  decidedBy: NamedRef | null;

  @Prop({ type: Date, default: null })
  decidedAt: Date | null;

  /** The comment of the person who decided. */
  @Prop({ type: String, default: '' })
  answer: string;

  /** The offer that waits to be accepted, or the quote that an approved request became. */
  @Prop({ type: NumberedRefSchema, default: null })
  quote: NumberedRef | null;

  /** null if it is not for the acceptance of an offer. */
  @Prop({ type: SchemaFactory.createForClass(WaitingAcceptance), default: null })
  acceptance: WaitingAcceptance | null;

  /** The order that is held until it is approved; null if it is for no order. */
  @Prop({ type: NumberedRefSchema, default: null })
  order: NumberedRef | null;
}

export type ApprovalRecord = Approval & Stored;
export const APPROVAL_RECORD: RecordKind<Approval> = {
  resource: 'approvals',
  name: 'approval',
  about: 'Approval of requests above a buyer’s monthly limit',
  notFound: 'APPROVAL_NOT_FOUND',
  nameField: null,
  readAction: 'customers.read',
};
export const ApprovalSchema = SchemaFactory.createForClass(Approval);
ApprovalSchema.index({ user: 1, createdAt: -1, _id: -1 });
ApprovalSchema.index({ company: 1, createdAt: -1, _id: -1 });
ApprovalSchema.index({ 'quote._id': 1, createdAt: -1, _id: -1 }, { sparse: true });
ApprovalSchema.index({ 'order._id': 1, createdAt: -1, _id: -1 }, { sparse: true });
ApprovalSchema.index({ updatedAt: 1 });
