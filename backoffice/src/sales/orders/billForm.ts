import type { BillableResponse, CreateInvoiceDto } from '@shop/contract/api';
import type { FieldValues } from 'react-hook-form';
import { integerOf, parseAmount } from '../../kit/formValues';
import type { DeliveryRecord, OrderRecord } from '../../types';

type Deliveries = readonly Pick<DeliveryRecord, 'id' | 'invoice' | 'lines'>[];

const qtyOf = (values: FieldValues, line: string): number => {
  const typed = (values['qtys'] as Record<string, unknown> | undefined)?.[line];
  return typed == null || typed === '' ? 0 : integerOf(typed);
};

const isByDelivery = (values: FieldValues): boolean => values['by'] === 'deliveries';

const chosenIds = (values: FieldValues): string[] => (values['deliveries'] as string[] | null | undefined) ?? [];

/** The pieces of each line, at most the remaining ones: goods of a delivery may be billed or returned. */
const deliveredPieces = ({ lines }: BillableResponse, deliveries: Deliveries) =>
  lines.map(({ line, left }) => {
    const delivered = deliveries.flatMap((delivery) => delivery.lines).filter((one) => one.line === line);
    const qty = delivered.reduce((sum, one) => sum + one.qty, 0);
    return { line, left, qty: Math.min(qty, left) };
  });

/** The deliveries that an invoice can bill. */
export const billableDeliveries = <D extends Deliveries[number]>(
  billable: BillableResponse,
  deliveries: readonly D[],
): D[] =>
  deliveries.filter(
    (delivery) => delivery.invoice === null && deliveredPieces(billable, [delivery]).some(({ qty }) => qty > 0),
  );

/** The first values of the form: all that may be billed now. */
export const defaultsOf = (
  { basis, lines, deliveryCharge, extraFee }: BillableResponse,
  deliveries: Deliveries = [],
) => ({
  by: basis === 'delivery' && deliveries.length > 0 ? 'deliveries' : 'lines',
  qtys: Object.fromEntries(lines.map(({ line, billable }) => [line, billable])),
  deliveries: deliveries.map(({ id }) => id),
  deliveryCharge,
  extraFee,
});

/** True if nothing is left to bill after these values. */
export const takesLast = (billable: BillableResponse, deliveries: Deliveries, values: FieldValues): boolean => {
  const chosen = deliveries.filter(({ id }) => chosenIds(values).includes(id));
  return isByDelivery(values)
    ? deliveredPieces(billable, chosen).every(({ left, qty }) => qty === left)
    : billable.lines.every(({ line, left }) => qtyOf(values, line) === left);
};

/** The body of POST /invoices. */
export const toBill = (
  order: Pick<OrderRecord, 'id'>,
  billable: BillableResponse,
  deliveries: Deliveries,
  values: FieldValues,
): CreateInvoiceDto => {
  const lines = billable.lines.flatMap(({ line }) => {
    const qty = qtyOf(values, line);
    return qty === 0 ? [] : [{ line, qty }];
  });
  const charges = {
    deliveryCharge: values['deliveryCharge'] == null ? 0 : parseAmount(values['deliveryCharge']),
    extraFee: values['extraFee'] == null ? 0 : parseAmount(values['extraFee']),
  };
  return {
    order: order.id,
    ...(isByDelivery(values) ? { deliveries: chosenIds(values) } : { lines }),
    ...(!takesLast(billable, deliveries, values) && charges),
  };
};
