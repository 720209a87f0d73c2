import type { BillableResponse, CreateInvoiceDto } from '@shop/contract/api';
import type { FieldValues } from 'react-hook-form';
import { integerOf, parseAmount } from '../../kit/formValues';
import type { OrderRecord } from '../../types';

const qtyOf = (values: FieldValues, line: string): number => {
  const typed = (values['qtys'] as Record<string, unknown> | undefined)?.[line];
  return typed == null || typed === '' ? 0 : integerOf(typed);
};

/** The first values of the form: all that may be billed now. */
export const defaultsOf = ({ lines, deliveryCharge, extraFee }: BillableResponse) => ({
  qtys: Object.fromEntries(lines.map(({ line, billable }) => [line, billable])),
  ...{ deliveryCharge, extraFee },
});

/** True if nothing is left to bill after these values. */
export const takesLast = ({ lines }: BillableResponse, values: FieldValues): boolean =>
  lines.every(({ line, left }) => qtyOf(values, line) === left);

/** The body of POST /invoices. */
export const toBill = (order: OrderRecord, billable: BillableResponse, values: FieldValues): CreateInvoiceDto => {
  const lines = billable.lines.flatMap(({ line }) => {
    const qty = qtyOf(values, line);
    return qty === 0 ? [] : [{ line, qty }];
  });
  const charges = {
    deliveryCharge: values['deliveryCharge'] == null ? 0 : parseAmount(values['deliveryCharge']),
    extraFee: values['extraFee'] == null ? 0 : parseAmount(values['extraFee']),
  };
  return { order: String(order.id), lines, ...(!takesLast(billable, values) && charges) };
};
