import { isVoid } from '../../billing/invoices/domain/invoice.rules.js';
import { transmissionDueAt, needsTransmission } from '../domain/transmission.rules.js';
import { uuidOf } from '../domain/uuid.js';
import type { TransmissionRecord } from './transmission.schema.js';
import type { IssuedDocument } from '../issued-document.js';

/** The version of a transmission that is not stored. */
export const UNSTORED = 0;

/** The initial transmission of a document that has no stored transmission yet. */
export function newTransmission({ kind, record, number, invoice, model }: IssuedDocument): TransmissionRecord {
  const { _id, createdAt, buyer } = record;
  const supplied = kind === 'invoice' ? (invoice.supplyDate ?? createdAt) : createdAt;
  const facts = {
    kind,
    isVoid: kind === 'invoice' && isVoid(invoice),
    hasVat: model !== null,
    isOfBusiness: buyer.company !== null,
  };
  return {
    _id,
    uuid: uuidOf(_id.toHexString()),
    kind,
    number,
    invoice: invoice._id,
    buyer: buyer.company?.legalName ?? buyer.name,
    dueAt: transmissionDueAt(supplied),
    status: needsTransmission(facts) ? 'ready' : 'notNeeded',
    connector: null,
    sentAt: null,
    sentBy: '',
    answeredAt: null,
    answeredBy: '',
    reasons: [],
    attempts: 0,
    nextAttemptAt: null,
    lease: null,
    lastError: null,
    version: UNSTORED,
    createdAt,
    updatedAt: createdAt,
  };
}
