import { endsOrder, isOpenOrder, ORDER_STATUSES, type OrderStatus } from '@shop/contract/statuses';
import { toSupply } from '../../eInvoicing/SupplyInputs';
import { chargesOf } from '../../kit/documents/totals';
import { isPriced } from '../../kit/documents/priced';
import { progressOf } from '../../kit/documents/orderProgress';
import { formatDay } from '../../kit/format';
import type { Translate } from '../../kit/ui/exportSheet';
import { textOf } from '../../kit/formValues';
import { toPurchaseUpdate } from '../purchase-details/purchaseRules';
import type { UpdateOrderDto } from '@shop/contract/api';
import type { HoldReason } from '@shop/contract/credit-limit';
import type { OrderRecord } from '../../types';

/** Why an order is held, as translation keys. */
export const HELD: Readonly<Record<HoldReason, string>> = {
  creditLimit: 'shop.credit.held',
  approval: 'shop.credit.held_for_approval',
  bouncedCheque: 'shop.credit.held_after_bounce',
};

/** The choices of the order's form: the present status, and those that the server allows next. */
export const offeredStatuses = ({ status, nextStatuses = [] }: Pick<OrderRecord, 'status' | 'nextStatuses'>) =>
  ORDER_STATUSES.filter((one) => one === status || nextStatuses.includes(one));

/** The invoices of the order that are neither void nor credited in full, the first one first. */
export const standingInvoices = ({ invoices }: Pick<OrderRecord, 'invoices'>) =>
  invoices.filter(({ isCredited }) => !isCredited);

/** The numbers of the invoices that this status credits. */
export const creditedBy = (order: Pick<OrderRecord, 'status' | 'invoices'>, next: OrderStatus): string[] =>
  next !== order.status && endsOrder(next) ? standingInvoices(order).map(({ invoiceNumber }) => invoiceNumber) : [];

/** The day of the delivery, or how much of the order was delivered. */
export const deliveredText = (order: OrderRecord, translate: Translate): string => {
  const { isDelivered, deliveredAt, deliveryState } = order;
  if (deliveryState === 'Partly') return translate('resources.orders.delivery.progress', progressOf(order));
  if (!isDelivered) return translate('shop.no');
  return deliveredAt ? formatDay(deliveredAt) : translate('shop.yes');
};

/** How much of the order is out of stock. Deliveries take their own pieces. */
export const stockText = (order: OrderRecord, translate: Translate): string => {
  const isPart = !order.stockUpdated && isOpenOrder(order.status) && progressOf(order).delivered > 0;
  if (isPart) return translate('resources.orders.delivery.progress', progressOf(order));
  return translate(`resources.orders.stock.${order.stockUpdated ? 'updated' : 'open'}`);
};

/** True if an invoice may bill what was delivered or the whole order, so that staff choose. */
export const isBillingChosen = ({
  billing,
  billableNow,
  billableTotal,
}: Pick<OrderRecord, 'billing' | 'billableNow' | 'billableTotal'>): boolean =>
  billing === 'order' && billableNow > 0 && billableNow < billableTotal;

/** The delivered pieces that no invoice bills yet, of all pieces of the order. */
export const deliveredUnbilled = ({ orderItems }: Pick<OrderRecord, 'orderItems'>) => ({
  qty: orderItems.reduce((sum, line) => sum + Math.max(line.deliveredQty - line.returnedQty - line.invoicedQty, 0), 0),
  of: orderItems.reduce((sum, { qty, cancelledQty }) => sum + qty - cancelledQty, 0),
});

/** True if delivered goods are to be billed, and others are not delivered or billed already. */
export const isPartToBill = (order: Pick<OrderRecord, 'orderItems'>): boolean => {
  const { qty, of } = deliveredUnbilled(order);
  return qty > 0 && qty < of;
};

type InvoiceCellOrder = Pick<OrderRecord, 'invoiceGenerated' | 'totalPrice' | 'orderItems'>;
type InvoiceCellState = 'generated' | 'free' | 'generate';

/** The Invoice column: the order has an invoice, costs nothing, or an invoice can be generated. */
export const invoiceCellState = (order: InvoiceCellOrder): InvoiceCellState => {
  if (order.invoiceGenerated) return 'generated';
  return isFree(order) ? 'free' : 'generate';
};

/** False for roles that do not see prices. */
export const isFree = ({ totalPrice, orderItems }: Pick<OrderRecord, 'totalPrice' | 'orderItems'>) =>
  totalPrice === 0 && isPriced(orderItems);

/** An address may still lack its emirate: the server then refuses the field. */
type OrderUpdate = Omit<UpdateOrderDto, 'deliveryAddress'> &
  Pick<ReturnType<typeof toPurchaseUpdate>, 'deliveryAddress'>;

/** The body of PUT /orders/{id}. User and amounts of an invoiced order can't change, so they are not sent. */
export const toOrderUpdate = (order: OrderRecord): OrderUpdate => {
  const own = {
    version: order.version,
    status: order.status,
    shippingAddress: textOf(order.shippingAddress),
    isDelivered: order.isDelivered,
    deliveredAt: order.deliveredAt || null,
    deliveredBy: textOf(order.deliveredBy),
    stockUpdated: order.stockUpdated,
    adminToAdminNote: textOf(order.adminToAdminNote),
    adminToClientNote: textOf(order.adminToClientNote),
    ...toPurchaseUpdate(order),
  };
  if (!order.allowedActions.includes('editMoney')) return own;
  return {
    ...own,
    user: order.user._id,
    ...chargesOf({ ...order, lines: order.orderItems }),
    discountReason: textOf(order.discountReason),
    ...(order.supply && { supply: toSupply(order.supply) }),
  };
};
