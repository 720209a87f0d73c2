import type { DeliveryStatus } from '@shop/contract/statuses';

export interface SummedDelivery {
  readonly _id: { toString(): string };
  readonly status: DeliveryStatus;
  readonly deliveredOn: Date | null;
  readonly createdAt: Date;
  readonly lines: readonly { readonly line: { toString(): string }; readonly qty: number }[];
}

/** Pieces by the id of the order's line. */
type Pieces = ReadonlyMap<string, number>;

const momentOf = ({ deliveredOn, createdAt }: SummedDelivery) => [deliveredOn ?? createdAt, createdAt] as const;

/** Deliveries of one day follow each other as they were entered. */
export function isEarlier(one: SummedDelivery, other: SummedDelivery): boolean {
  const [[day, entered], [otherDay, otherEntered]] = [momentOf(one), momentOf(other)];
  return day.getTime() === otherDay.getTime() ? entered < otherEntered : day < otherDay;
}

/** The quantities that were delivered of an order before one of its deliveries. */
export function deliveredBefore(delivery: SummedDelivery, all: readonly SummedDelivery[]): Pieces {
  const id = String(delivery._id);
  return sumOf(all.filter((one) => one.status === 'Delivered' && String(one._id) !== id && isEarlier(one, delivery)));
}

export function sumOf(deliveries: readonly SummedDelivery[]): Pieces {
  const sums = new Map<string, number>();
  for (const { line, qty } of deliveries.flatMap(({ lines }) => lines)) {
    sums.set(String(line), (sums.get(String(line)) ?? 0) + qty);
  }
  return sums;
}

/** The moment of the latest delivery; null if nothing was delivered. */
export function latestOf(deliveries: readonly SummedDelivery[]): Date | null {
  const days = deliveries.filter(({ status }) => status === 'Delivered').map((one) => momentOf(one)[0].getTime());
  return days.length === 0 ? null : new Date(Math.max(...days));
}
