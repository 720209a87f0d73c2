import { isDeepStrictEqual } from 'node:util';
import { invalidField } from '../../platform/errors/domain-error.js';
import { toAed } from '@shop/contract/money';
import { endOfDubaiDay } from '@shop/contract/dubai-day';
import { plannedSupply } from '../../documents/parties/supply.requests.js';
import { toSupply } from '../../documents/parties/supply.response.js';
import { invoiceStatus } from './domain/invoice.rules.js';
import type { UpdateInvoiceDto } from './dto/invoice.requests.js';
import type { Invoice, InvoiceRecord } from './invoice.schema.js';
import { eInvoiceSent, invoiceContradicted } from './invoices.errors.js';

/** The longest term that an invoice can get: what is later is a slip of the keyboard. */
const MAX_TERM_DAYS = 5 * 366;

const COPIED = 'An invoice keeps this as it was issued.';
const DERIVED = 'This follows from the payments and the due date.';

/**
 * The fields of an invoice as staff want them.
 * @throws DomainError `invalid` naming `dueDate`, or what can't be changed; E_INVOICE_SENT where that tells another supply
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

/** The e-invoices of an invoice and of its credit notes tell the supply: once the first is sent, it stays. */
function plannedInvoiceSupply(before: InvoiceRecord, wanted: UpdateInvoiceDto['supply']): Invoice['supply'] {
  const { supply = null, eInvoiceSentAt = null } = before;
  if (wanted === undefined) return supply;
  const planned = plannedSupply(wanted);
  if (eInvoiceSentAt !== null && !isDeepStrictEqual(toSupply(planned), toSupply(supply))) throw eInvoiceSent();
  return planned;
}

function dueDay(value: string, issued: Date): Date {
  const dueDate = endOfDubaiDay(new Date(value));
  if (!(dueDate >= issued)) throw invalidField('dueDate', 'Must not be before the day of issue.', 'BEFORE_ISSUE');
  if (dueDate > endOfDubaiDay(issued, MAX_TERM_DAYS)) {
    throw invalidField('dueDate', 'Must be within five years of the issue.', 'TOO_FAR_AFTER_ISSUE');
  }
  return dueDate;
}

/** The back office sends whole records; what it sends along must be what the invoice says. */
function refuseContradictions(before: InvoiceRecord, body: UpdateInvoiceDto, now: Date): void {
  const facts = [
    ['user', before.user.toHexString(), COPIED],
    ['order', before.order._id.toHexString(), COPIED],
    ['amountDue', toAed(before.amountDue), COPIED],
    ['amountPaid', toAed(before.amountPaid), DERIVED],
    ['remainingDue', toAed(before.remainingDue), DERIVED],
    ['status', invoiceStatus(before, now), DERIVED],
  ] as const;
  const wrong = facts.filter(([field, value]) => body[field] !== undefined && body[field] !== value);
  if (wrong.length > 0)
    throw invoiceContradicted(Object.fromEntries(wrong.map(([field, , message]) => [field, message])));
}
