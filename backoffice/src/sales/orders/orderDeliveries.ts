import type { Identifier } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { DeliveredLineDto, UpdateOrderDto } from '@shop/contract/api';
import type { DeliveryRecord, OrderRecord } from '../../types';

type OrderLine = OrderRecord['orderItems'][number];

/** The pieces of a line that are still to be delivered. */
export const openOf = ({ qty, cancelledQty, deliveredQty }: OrderLine): number => qty - cancelledQty - deliveredQty;

/** The lines of which something is still to be delivered. */
export const openLines = ({ orderItems }: Pick<OrderRecord, 'orderItems'>) =>
  orderItems.map((line, index) => ({ line, index, open: openOf(line) })).filter(({ open }) => open > 0);

/** A prepared delivery. */
export interface Plan extends Pick<DeliveryRecord, 'number'> {
  readonly lines: readonly Pick<DeliveryRecord['lines'][number], 'line' | 'qty'>[];
}

/** The pieces of a line that each prepared delivery contains, with the number of the delivery. */
export const preparedOf = ({ _id }: Pick<OrderLine, '_id'>, plans: readonly Plan[]) =>
  plans.flatMap(({ number, lines }) =>
    lines.filter(({ line, qty }) => line === _id && qty > 0).map(({ qty }) => ({ number, qty })),
  );

/**
 * The pieces of each open line that can leave now beside the prepared deliveries, by the id of the line. Two lines of one
 * product share its stock; goods that are set aside, and free text, can leave.
 */
export function readyQty(
  order: Pick<OrderRecord, 'orderItems' | 'stockUpdated'>,
  stock: ReadonlyMap<Identifier, number>,
  plans: readonly Plan[] = [],
): Record<string, number> {
  const left = new Map(stock);
  const take = (product: string | null, qty: number) => {
    if (product !== null) left.set(product, (left.get(product) ?? 0) - qty);
  };
  const free = openLines(order).map(({ line, open }) => {
    const prepared = Math.min(
      preparedOf(line, plans).reduce((sum, { qty }) => sum + qty, 0),
      open,
    );
    take(line.product, prepared);
    return { line, qty: open - prepared };
  });
  return Object.fromEntries(
    free.map(({ line: { _id, product }, qty }) => {
      if (order.stockUpdated || product === null) return [_id, qty];
      const ready = Math.min(qty, Math.max(left.get(product) ?? 0, 0));
      take(product, ready);
      return [_id, ready];
    }),
  );
}

/** The chosen pieces in the server's form. */
export function toDelivered(order: Pick<OrderRecord, 'orderItems'>, { qty }: FieldValues): DeliveredLineDto[] {
  const chosen = (qty ?? {}) as Readonly<Record<string, number | null>>;
  return openLines(order)
    .map(({ line }) => ({ line: line._id, qty: chosen[line._id] ?? 0 }))
    .filter(({ qty: pieces }) => pieces > 0);
}

/** The days on which the lines are expected, in the form of the order: the server names a refused day by its place. */
export const expectedDaysOf = ({ orderItems }: Pick<OrderRecord, 'orderItems'>) => ({
  orderItems: orderItems.map(({ expectedOn }) => ({ expectedOn })),
});

/** The body of PUT /orders/{id}: all lines, with the days that were entered. */
export const toExpected = (
  { orderItems, version }: Pick<OrderRecord, 'orderItems' | 'version'>,
  entered: FieldValues,
): UpdateOrderDto => ({
  version,
  orderItems: orderItems.map(({ product, qty, unitPrice }, index) => ({
    product,
    qty,
    unitPrice,
    expectedOn: (entered as ReturnType<typeof expectedDaysOf>).orderItems[index]?.expectedOn ?? null,
  })),
});
