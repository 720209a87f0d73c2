import { storedFields } from '../../../platform/openapi/stored-fields.js';
import { OrderHold, OrderReleased } from '../order.schema.js';

/** The reason why an order can't be delivered or invoiced for now. */
export class OrderHoldResponse extends storedFields(OrderHold, { reason: {}, since: {} }) {}

export class OrderReleaseResponse extends storedFields(OrderReleased, {
  reason: { example: 'Cheque received' },
  by: { example: 'Omar Staff' },
  at: {},
}) {}
