import type { OpenInvoicesResponse, PreviewSeriesDto, RecordChequeDto } from '@shop/contract/api';
import type { FieldValues } from 'react-hook-form';
import { textOf } from '../../kit/formValues';
import { allocatedParts, type Parts } from '../receipts/receiptPayload';
import { toSheet } from './ChequeFields';

export const countOf = ({ count }: FieldValues): number => (typeof count === 'number' ? count : 1);

const payerOf = (values: FieldValues) => {
  const payer = values.payer === 'user' ? 'user' : 'company';
  return { [payer]: textOf((values[payer] as { _id?: unknown } | undefined)?._id) };
};

export function toCheque(
  values: FieldValues,
  invoices: OpenInvoicesResponse['invoices'],
): RecordChequeDto & { allocations: { invoice: string; amount: number }[] } {
  const isGuarantee = values.kind === 'Guarantee';
  const parts = isGuarantee ? [] : allocatedParts((values.parts ?? {}) as Parts, invoices);
  return {
    ...payerOf(values),
    ...toSheet(values),
    kind: isGuarantee ? 'Guarantee' : 'Payment',
    allocations: parts.map(({ invoice, part }) => ({ invoice, amount: part })),
  };
}

export function toSeries(values: FieldValues): PreviewSeriesDto {
  const { chequeNumber, chequeDate, amount, ...sheet } = toSheet(values);
  return {
    ...payerOf(values),
    ...sheet,
    first: { chequeNumber, chequeDate, amount },
    count: countOf(values),
    everyMonths: Number(values.everyMonths),
    allocations: values.plan === 'none' ? 'none' : 'oldest',
  };
}

/** Moves refusals of the first cheque of a series to its inputs. */
export const errorsOfSeries = (errors: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(errors).map(([field, message]) => [field.replace(/^first\./, ''), message]));
