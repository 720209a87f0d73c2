import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import {
  CHEQUE_FILE_TYPES,
  CHEQUE_FILES,
  CHEQUE_KINDS,
  CHEQUE_STATUSES,
  type ChequeFileKind,
  type ChequeFileType,
  type ChequeKind,
  type ChequeStatus,
  HANDED_TO,
  type HandedTo,
  RETURN_REASONS,
  type ReturnReason,
} from '@shop/contract/cheques';
import { aedText, type Fils } from '@shop/contract/money';
import { dubaiDay } from '@shop/contract/dubai-day';
import { SchemaTypes, type Types } from 'mongoose';
import { Day } from '../../platform/database/day.js';
import { Money } from '../../platform/database/money.js';
import { RECORD_OPTIONS, type RecordKind, type Stored, Versioned } from '../../platform/database/record.js';
import { NumberedRef, NumberedRefSchema } from '../../platform/database/refs.schema.js';
import type { Account } from '../../billing/invoices/account.js';
import { OpeningMarker, OpeningMarkerSchema } from '../../documents/parties/opening-marker.schema.js';
import { clearedOf } from './domain/cheque.rules.js';
import type { ChequeStage } from './domain/course.js';
import { makeSearchable } from '../../platform/lists/search-fields.js';

/** The part of an invoice that a cheque is meant to pay. */
@Schema({ _id: false, versionKey: false })
export class ChequeAllocation {
  @Prop({ type: SchemaTypes.ObjectId, required: true })
  invoice: Types.ObjectId;

  @Prop({ type: String, required: true })
  invoiceNumber: string;

  @Money({ required: true })
  amount: Fils;
}

/** Money that the bank paid of a cheque, and its receipt. */
@Schema({ _id: false, versionKey: false })
export class ChequeClearing {
  @Day({ required: true })
  on: string;

  @Money({ required: true })
  amount: Fils;

  @Prop({ type: NumberedRefSchema, required: true })
  receipt: NumberedRef;
}

/** The bank returned the cheque, or took the money back. */
@Schema({ _id: false, versionKey: false })
export class ChequeReturn {
  @Day({ required: true })
  on: string;

  @Prop({ type: String, enum: RETURN_REASONS, required: true })
  reason: ReturnReason;

  /** The part that the bank paid nevertheless. */
  @Money({ default: 0 })
  paidPart: Fils;

  /** The charge of the shop's bank. */
  @Money({ default: 0 })
  charge: Fils;

  @Prop({ type: String, default: '' })
  note: string;
}

/** The part of a receipt that paid instead of the cheque. */
@Schema({ _id: false, versionKey: false })
export class SettlingReceipt {
  @Prop({ type: NumberedRefSchema, required: true })
  receipt: NumberedRef;

  @Money({ required: true })
  amount: Fils;
}

/** The end of a cheque that was not paid by its bank. */
@Schema({ _id: false, versionKey: false })
export class ChequeEnd {
  @Day({ required: true })
  on: string;

  /** The person who got it; of a cheque that was handed over: a lawyer or a court. */
  @Prop({ type: String, default: '' })
  to: string;

  @Prop({ type: String, enum: [...HANDED_TO, null], default: null })
  handedTo: HandedTo | null;

  @Prop({ type: String, default: '' })
  reason: string;

  /** The money that replaced it. */
  @Prop({ type: [SchemaFactory.createForClass(SettlingReceipt)], default: [] })
  receipts: SettlingReceipt[];
}

/** A status of a cheque, and the day from which it has it. */
@Schema({ _id: false, versionKey: false })
class Stage implements ChequeStage {
  @Day({ required: true })
  on: string;

  @Prop({ type: String, enum: CHEQUE_STATUSES, required: true })
  status: ChequeStatus;

  @Money({ required: true })
  cleared: Fils;
}

/** A file of a cheque, as its record names it. */
@Schema({ versionKey: false })
export class ChequeFileRef {
  _id: Types.ObjectId;

  @Prop({ type: String, enum: CHEQUE_FILES, required: true })
  kind: ChequeFileKind;

  @Prop({ type: String, required: true })
  name: string;

  @Prop({ type: String, enum: CHEQUE_FILE_TYPES, required: true })
  contentType: ChequeFileType;

  @Prop({ type: Number, required: true })
  size: number;
}

/** A cheque that the shop took from a customer. It is no payment before it clears. */
@Schema({ ...RECORD_OPTIONS, collection: 'cheques' })
export class Cheque extends Versioned {
  @Prop({ type: String, required: true, unique: true })
  number: string;

  @Prop({ type: String, enum: CHEQUE_STATUSES, default: 'Held' })
  status: ChequeStatus;

  @Prop({ type: String, enum: CHEQUE_KINDS, default: 'Payment' })
  kind: ChequeKind;

  /** The account: a company, otherwise a person. */
  @Prop({ type: SchemaTypes.ObjectId, default: null })
  company: Types.ObjectId | null;

  @Prop({ type: SchemaTypes.ObjectId, default: null })
  user: Types.ObjectId | null;

  /** The name of the account when the cheque was entered. */
  @Prop({ type: String, required: true })
  payer: string;

  /** The owner of the account that the cheque draws on. */
  @Prop({ type: String, required: true })
  drawer: string;

  @Prop({ type: String, required: true })
  bank: string;

  @Prop({ type: String, required: true })
  chequeNumber: string;

  /** Bank, number and drawer of a cheque that exists; the own number of one that was withdrawn. */
  @Prop({ type: String, required: true, unique: true })
  identity: string;

  @Day({ required: true })
  chequeDate: string;

  @Money({ required: true })
  amount: Fils;

  @Day({ required: true })
  receivedOn: string;

  @Prop({ type: [SchemaFactory.createForClass(ChequeAllocation)], default: [] })
  allocations: ChequeAllocation[];

  /** The order without an invoice that it is for. */
  @Prop({ type: NumberedRefSchema, default: null })
  order: NumberedRef | null;

  @Day({ default: null })
  depositedOn: string | null;

  @Prop({ type: NumberedRefSchema, default: null })
  deposit: NumberedRef | null;

  /** Clearings that count, oldest first: the bank may pay a cheque in parts. */
  @Prop({ type: [SchemaFactory.createForClass(ChequeClearing)], default: [] })
  clearings: ChequeClearing[];

  @Prop({ type: [SchemaFactory.createForClass(ChequeReturn)], default: [] })
  returns: ChequeReturn[];

  @Prop({ type: NumberedRefSchema, default: null })
  replaces: NumberedRef | null;

  @Prop({ type: NumberedRefSchema, default: null })
  replacedBy: NumberedRef | null;

  @Prop({ type: SchemaFactory.createForClass(ChequeEnd), default: null })
  end: ChequeEnd | null;

  @Prop({ type: String, default: '' })
  note: string;

  /** null for a cheque that was entered here. */
  @Prop({ type: OpeningMarkerSchema, default: null })
  opening: OpeningMarker | null;

  /** Its statuses, the first one first, for reports as of a past day. */
  @Prop({ type: [SchemaFactory.createForClass(Stage)], default: [] })
  course: ChequeStage[];

  /** One of each kind at most. */
  @Prop({ type: [SchemaFactory.createForClass(ChequeFileRef)], default: [] })
  files: ChequeFileRef[];
}

export type ChequeRecord = Cheque & Stored;

export function accountOfCheque({ number, company, user }: Pick<Cheque, 'number' | 'company' | 'user'>): Account {
  if (company !== null) return { company, user: null };
  if (user === null) throw new Error(`Cheque ${number} has no account`);
  return { company, user };
}

export const CHEQUE_RECORD: RecordKind<Cheque> = {
  resource: 'cheques',
  name: 'cheque',
  about: 'Cheque register and deposits',
  notFound: 'CHEQUE_NOT_FOUND',
  nameField: 'number',
  readAction: 'cheques.read',
  due: {
    action: 'due',
    field: 'chequeDate',
    filter: (from, to) => ({
      status: 'Held',
      kind: 'Payment',
      opening: null,
      chequeDate: { $gte: dubaiDay(from), $lte: dubaiDay(to) },
    }),
  },
  namedAmounts: ['clearedAmount'],
  reported: (cheque) => {
    const { drawer, bank, chequeNumber, chequeDate, amount, kind, status, note } = cheque;
    const lastReturn = cheque.returns.at(-1);
    return {
      number: cheque.number,
      payer: cheque.payer,
      kind,
      drawer,
      bank,
      chequeNumber,
      chequeDate,
      amount,
      status,
      receivedOn: cheque.receivedOn,
      depositedOn: cheque.depositedOn,
      note,
      allocations: cheque.allocations.map((part) => `${part.invoiceNumber} ${aedText(part.amount)}`).join(', '),
      order: cheque.order?.number ?? null,
      deposit: cheque.deposit?.number ?? null,
      clearedAmount: clearedOf(cheque),
      returnedOn: lastReturn?.on ?? null,
      returnReason: lastReturn?.reason ?? null,
      replaces: cheque.replaces?.number ?? null,
      replacedBy: cheque.replacedBy?.number ?? null,
      endedOn: cheque.end?.on ?? null,
      reason: cheque.end?.reason ?? null,
      files: cheque.files.map(({ name }) => name).join(', '),
    };
  },
};

export const ChequeSchema = SchemaFactory.createForClass(Cheque);
ChequeSchema.index({ chequeDate: 1, _id: 1 });
ChequeSchema.index({ status: 1, kind: 1, chequeDate: 1, _id: 1 });
ChequeSchema.index({ kind: 1, chequeDate: 1, _id: 1 });
ChequeSchema.index({ company: 1, chequeDate: 1, _id: 1 });
ChequeSchema.index({ user: 1, chequeDate: 1, _id: 1 });
ChequeSchema.index({ 'allocations.invoice': 1 });
ChequeSchema.index({ 'deposit._id': 1 });
ChequeSchema.index({ 'end.receipts.receipt._id': 1 });
ChequeSchema.index({ receivedOn: 1, _id: 1 });
ChequeSchema.index({ depositedOn: 1, _id: 1 });
ChequeSchema.index({ amount: 1, _id: 1 });
ChequeSchema.index({ createdAt: -1, _id: -1 });
ChequeSchema.index({ updatedAt: 1 });
makeSearchable(ChequeSchema, {
  number: ({ number }) => number,
  texts: ({ payer, drawer, bank, chequeNumber, note }) => [payer, drawer, bank, chequeNumber, note],
});
