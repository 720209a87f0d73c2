import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { Lockable } from '../../platform/database/record-store.js';
import { RECORD_OPTIONS, type RecordKind, type Stored, Versioned } from '../../platform/database/record.js';

/** A closed period: records dated in it can't change. */
@Schema({ _id: false, versionKey: false })
export class ClosedPeriod {
  /** First day in Dubai, as `2026-10-01`; empty for unlimited. */
  @Prop({ type: String, default: '' })
  from: string;

  /** Last day in Dubai. */
  @Prop({ type: String, required: true })
  to: string;

  @Prop({ type: Date, required: true })
  at: Date;

  /** The name of the user who closed it. */
  @Prop({ type: String, required: true })
  by: string;
}

/**
 * The closed periods, the oldest first, in one record: a transaction that depends on an open day conflicts with a
 * concurrent closing.
 */
@Schema({ ...RECORD_OPTIONS, collection: 'vatperiods' })
export class VatPeriods extends Versioned implements Lockable {
  @Prop({ type: [SchemaFactory.createForClass(ClosedPeriod)], default: [] })
  closed: ClosedPeriod[];

  @Prop({ type: Number, default: 0 })
  locks: number;
}

export type VatPeriodsRecord = VatPeriods & Stored;
export const VAT_PERIODS_RECORD: RecordKind<VatPeriods> = {
  resource: 'vat-periods',
  name: 'list of closed periods',
  about: 'Closed VAT periods',
  notFound: 'VAT_PERIOD_NOT_FOUND',
  nameField: 'to',
  readAction: 'tax.read',
};
export const VatPeriodsSchema = SchemaFactory.createForClass(VatPeriods);

/** The id of the only record. */
export const VAT_PERIODS_ID = new Types.ObjectId('000000000000000000000002');
