import { toAed, toFils } from '@shop/contract/money';
import { DEFAULT_PAYMENT_METHOD, PAYMENT_METHODS } from '@shop/contract/payment';
import { suggestedAllocations } from '@shop/contract/receipt';
import type { FieldValues } from 'react-hook-form';
import { parseAmount, textOf } from '../../kit/formValues';
import { toCheque } from '../payments/PaymentInputs';
import { toDifference } from '../payments/RestInput';
import type { OpenInvoicesResponse, RecordReceiptDto } from '@shop/contract/api';

type OpenInvoice = OpenInvoicesResponse['invoices'][number];
/** The amounts of the invoices in AED by the name of their input; empty ones are null. */
export type Parts = Readonly<Record<string, unknown>>;

/** The form would read a name that consists of digits as an index of a list. */
export const partName = (invoiceId: string): string => `i${invoiceId}`;

/** Whole fils of an input; an unreadable text counts as zero, and is marked at its input. */
const filsOf = (value: unknown): number => {
  if (typeof value !== 'number' || !Number.isFinite(value)) return 0;
  return toFils(Math.round(value * 100) / 100);
};

/** @returns AED of the receipt that are not allocated; below 0 if the allocated amounts exceed it */
export const leftOf = (amount: unknown, parts: Parts): number =>
  toAed(Object.values(parts).reduce<number>((left, part) => left - filsOf(part), filsOf(amount)));

/** Allocates the amount, the earliest due date first. */
export const suggestedParts = (amount: unknown, invoices: readonly OpenInvoice[]): Record<string, number | null> => {
  const open = invoices.map(({ _id, remainingDue }) => ({ _id, remainingDue: toFils(remainingDue) }));
  const { allocations } = suggestedAllocations(filsOf(amount), open);
  const taken = new Map(allocations.map(({ invoice, amount: part }) => [invoice._id, toAed(part)]));
  return Object.fromEntries(open.map(({ _id }) => [partName(_id), taken.get(_id) ?? null]));
};

/** The form of a new receipt in the server's form. Invoices without an amount are omitted. */
export const toReceipt = (values: FieldValues, invoices: readonly OpenInvoice[]): RecordReceiptDto => {
  const parts: Parts = (values.parts ?? {}) as Parts;
  const paymentMethod = PAYMENT_METHODS.find((method) => method === values.paymentMethod) ?? DEFAULT_PAYMENT_METHOD;
  const payer = values.payer === 'user' ? 'user' : 'company';
  const order = textOf((values.order as { _id?: unknown } | undefined)?._id);
  return {
    ...(order === ''
      ? { [payer]: textOf((values[payer] as { _id?: unknown } | undefined)?._id) }
      : { order, onAccount: parseAmount(values.onAccount) || 0 }),
    amount: parseAmount(values.amount),
    paymentMethod,
    paymentDate: textOf(values.paymentDate),
    ...toCheque(paymentMethod, values),
    reference: textOf(values.reference),
    note: textOf(values.note),
    allocations: allocatedParts(parts, invoices).map(({ invoice, part, remainingDue }) => ({
      invoice,
      amount: part,
      ...toDifference((values.rests as Parts | undefined)?.[partName(invoice)], remainingDue, part),
    })),
  };
};

export const allocatedParts = (parts: Parts, invoices: readonly OpenInvoice[]) =>
  invoices.flatMap(({ _id, remainingDue }) => {
    const part = parts[partName(_id)];
    return typeof part === 'number' && part > 0 ? [{ invoice: _id, part, remainingDue }] : [];
  });

/** Moves refusals of `allocations.1.amount` to the input of that invoice. */
export const errorsByInput = (
  errors: Record<string, unknown>,
  sent: Pick<RecordReceiptDto, 'allocations'>,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(errors).map(([field, message]) => {
      const index = /^allocations\.(\d+)\./.exec(field)?.[1];
      const invoice = index === undefined ? undefined : sent.allocations[Number(index)]?.invoice;
      return [invoice === undefined ? field : `parts.${partName(invoice)}`, message];
    }),
  );
