import { isDeepStrictEqual } from 'node:util';
import { toAed } from '@shop/contract/money';
import { endOfDubaiDay } from '@shop/contract/dubai-day';
import { plannedSupply } from '../../documents/parties/supply.requests.js';
import { toSupply } from '../../documents/parties/supply.response.js';
import { invoiceStatus } from './domain/invoice.rules.js';
import type { UpdateInvoiceDto } from './dto/invoice.requests.js';
import type { Invoice, InvoiceRecord } from './invoice.schema.js';
import { refuse, refuseField, refuseFields, fieldFault } from '../../platform/errors/refuse.js';

/** The longest term of an invoice: a later day is a typing error. */
const MAX_TERM_DAYS = 5 * 366;

/**
 * The fields of an invoice after the requested change.
 * @throws DomainError `invalid` naming `dueDate`, or a field that can't be changed; E_INVOICE_SENT if the supply
 * changes
 */
export function plannedInvoice(
  before: InvoiceRecord,
  body: UpdateInvoiceDto,
  now: Date,
): Pick<Invoice, 'dueDate' | 'adminToClientNote' | 'supply'> {
  refuseContradictions(before, body, now);
  return {
    dueDate: body.dueDate === undefined ? before.dueDate : dueDay(body.dueDate, before.createdAt),
    adminToClientNote: body.adminToClientNote ?? before.adminToClientNote,
    supply: plannedInvoiceSupply(before, body.supply),
  };
}

/** The e-invoices of an invoice and of its credit notes contain the supply: it can't change once the first is sent. */
function plannedInvoiceSupply(before: InvoiceRecord, wanted: UpdateInvoiceDto['supply']): Invoice['supply'] {
  const { supply, eInvoiceSentAt } = before;
  if (wanted === undefined) return supply;
  const planned = plannedSupply(wanted);
  if (eInvoiceSentAt !== null && !isDeepStrictEqual(toSupply(planned), toSupply(supply)))
    throw refuse('E_INVOICE_SENT');
  return planned;
}

/** @throws DomainError `invalid` naming `dueDate` */
export function dueDay(value: string, issued: Date): Date {
  const dueDate = endOfDubaiDay(new Date(value));
  if (!(dueDate >= issued)) throw refuseField('dueDate', 'BEFORE_ISSUE');
  if (dueDate > endOfDubaiDay(issued, MAX_TERM_DAYS)) {
    throw refuseField('dueDate', 'TOO_FAR_AFTER_ISSUE');
  }
  return dueDate;
}

/** The back office sends whole records; fields that can't be changed must have the invoice's values. */
function refuseContradictions(before: InvoiceRecord, body: UpdateInvoiceDto, now: Date): void {
  const facts = [
    ['user', before.user.toHexString(), 'ISSUED'],
    ['order', before.order?._id.toHexString() ?? null, 'ISSUED'],
    ['amountDue', toAed(before.amountDue), 'ISSUED'],
    ['amountPaid', toAed(before.amountPaid), 'ISSUED/computed'],
    ['remainingDue', toAed(before.remainingDue), 'ISSUED/computed'],
    ['status', invoiceStatus(before, now), 'ISSUED/computed'],
  ] as const;
  const wrong = facts.filter(([field, value]) => body[field] !== undefined && body[field] !== value);
  if (wrong.length > 0) throw refuseFields(wrong.map(([field, , rule]) => fieldFault(field, rule)));
}
