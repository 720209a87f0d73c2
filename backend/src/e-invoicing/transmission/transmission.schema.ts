import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import {
  TRANSMISSION_KINDS,
  TRANSMISSION_STATUSES,
  type TransmissionKind,
  type TransmissionStatus,
  E_INVOICE_CONNECTORS,
  type EInvoiceConnectorName,
} from '@shop/contract/e-invoices';
import { SchemaTypes, type Types } from 'mongoose';
import { RECORD_OPTIONS, type RecordKind, type Stored, Versioned } from '../../platform/database/record.js';
import { makeSearchable } from '../../platform/lists/search-fields.js';

/**
 * The transmission state of an issued document's e-invoice; both records have the same id. While the e-invoice is being
 * sent, the record is also an entry of a queue, like an email of the outbox. A document that needs no transmission has no
 * record.
 */
@Schema({ ...RECORD_OPTIONS, collection: 'e-invoice-deliveries' })
export class Transmission extends Versioned {
  @Prop({ type: String, required: true, unique: true })
  uuid: string;

  @Prop({ type: String, enum: TRANSMISSION_KINDS, required: true })
  kind: TransmissionKind;

  @Prop({ type: String, required: true })
  number: string;

  /** The invoice itself, or the credited invoice of a credit note. */
  @Prop({ type: SchemaTypes.ObjectId, required: true })
  invoice: Types.ObjectId;

  @Prop({ type: String, required: true })
  buyer: string;

  /** The end of the last day in Dubai on which sending is in time. */
  @Prop({ type: Date, required: true })
  dueAt: Date;

  @Prop({ type: String, enum: TRANSMISSION_STATUSES, required: true })
  status: TransmissionStatus;

  /** The connector that sent it; null if it is not sent yet. */
  @Prop({ type: String, enum: [...E_INVOICE_CONNECTORS, null], default: null })
  connector: EInvoiceConnectorName | null;

  @Prop({ type: Date, default: null })
  sentAt: Date | null;

  /** The name of the person who sent it; empty for the shop itself. */
  @Prop({ type: String, default: '' })
  sentBy: string;

  @Prop({ type: Date, default: null })
  answeredAt: Date | null;

  /** The name of the person who recorded the answer; empty if the provider reported it. */
  @Prop({ type: String, default: '' })
  answeredBy: string;

  /** The provider's reasons for a rejection. */
  @Prop({ type: [String], default: [] })
  reasons: string[];

  /** How often a server has claimed it since it was last queued. */
  @Prop({ type: Number, default: 0 })
  attempts: number;

  /** When a server may claim it; for a claimed transmission: when its lease ends. null if it is not queued. */
  @Prop({ type: Date, default: null })
  nextAttemptAt: Date | null;

  /** Identifies the current claim: a server with another lease no longer owns the transmission. */
  @Prop({ type: SchemaTypes.ObjectId, default: null })
  lease: Types.ObjectId | null;

  @Prop({ type: String, default: null })
  lastError: string | null;
}

export type TransmissionRecord = Transmission & Stored;
export const TRANSMISSION_RECORD: RecordKind<Transmission> = {
  resource: 'e-invoice-deliveries',
  name: 'e-invoice',
  about: 'Transmission of e-invoices, for staff',
  notFound: 'E_INVOICE_NOT_FOUND',
  nameField: 'number',
  readAction: 'invoices.read',
  // The history does not show the fields of the queue.
  reported: ({ number, status, connector, reasons, lastError }) => ({ number, status, connector, reasons, lastError }),
};
export const TransmissionSchema = SchemaFactory.createForClass(Transmission);
TransmissionSchema.index({ createdAt: -1, _id: -1 });
TransmissionSchema.index({ dueAt: 1, _id: 1 });
TransmissionSchema.index({ status: 1, dueAt: 1, _id: 1 });
TransmissionSchema.index({ status: 1, nextAttemptAt: 1 });
TransmissionSchema.index({ invoice: 1 });
TransmissionSchema.index({ updatedAt: 1 });
makeSearchable(TransmissionSchema, { number: ({ number }) => number, texts: ({ buyer }) => [buyer] });
