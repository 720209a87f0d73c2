import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { Lockable, RecordKind } from '../../platform/database/record-store.js';
import { RECORD_OPTIONS, type Stored, Versioned } from '../../platform/database/record.js';

/** A period that is closed: what is dated in it stays as it is. */
@Schema({ _id: false, versionKey: false })
export class ClosedPeriod {
  /** First day in Dubai, as `2026-10-01`; empty: from the beginning. */
  @Prop({ type: String, default: '' })
  from: string;

  /** Last day in Dubai. */
  @Prop({ type: String, required: true })
  to: string;

  @Prop({ type: Date, required: true })
  at: Date;

  /** The name of who closed it. */
  @Prop({ type: String, required: true })
  by: string;
}

/** The closed periods, the oldest first: one record, so that closing and what it forbids can't pass each other by. */
@Schema({ ...RECORD_OPTIONS, collection: 'vatperiods' })
export class VatPeriods extends Versioned implements Lockable {
  @Prop({ type: [SchemaFactory.createForClass(ClosedPeriod)], default: [] })
  closed: ClosedPeriod[];

  @Prop({ type: Number, default: 0 })
  locks: number;
}

export type VatPeriodsRecord = VatPeriods & Stored;
export const VAT_PERIODS_RECORD: RecordKind<VatPeriods> = { resource: 'vat-periods', name: 'list of closed periods' };
export const VatPeriodsSchema = SchemaFactory.createForClass(VatPeriods);

/** The id of the one record. */
export const VAT_PERIODS_ID = new Types.ObjectId('000000000000000000000002');
