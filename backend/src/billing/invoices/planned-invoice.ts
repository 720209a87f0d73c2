import type { Types } from 'mongoose';
import type { DeliveryRecord } from '../../sales/deliveries/delivery-billing.service.js';
import type { BillPlan } from '../../sales/orders/domain/bill-plan.js';
import type { InvoiceableOrder } from '../../sales/orders/order-binding.service.js';
import type { PaymentReceipt } from './invoice.schema.js';

export interface PlannedInvoice {
  readonly order: InvoiceableOrder;
  readonly plan: BillPlan<Types.ObjectId>;
  /** The deliveries whose goods it contains, the first one first. */
  readonly deliveries: readonly DeliveryRecord[];
  /** True if the invoice bills them by name. */
  readonly isByName: boolean;
  /** When the money for it was received; null if it is not issued for money. */
  readonly paidAt: Date | null;
  /** null if it bills goods. */
  readonly advance: AdvanceTerms | null;
}

/** The fields of an advance invoice besides its amounts. */
interface AdvanceTerms {
  readonly dueDate: Date;
  readonly note: string;
  /** null if staff request the advance. */
  readonly receipt: PaymentReceipt | null;
  /** False if the email about its receipt reports it. */
  readonly isMailed: boolean;
}
