import { Injectable } from '@nestjs/common';
import { toFils } from '@shop/contract/money';
import type { ClientSession, Types } from 'mongoose';
import type { ChangeContext } from '../../platform/database/record-store.js';
import { refuse, refuseField } from '../../platform/errors/refuse.js';
import { DeliveryBilling, type DeliveryRecord } from '../../sales/deliveries/delivery-billing.service.js';
import { type BillPlan, type BillWish, planBill } from '../../sales/orders/domain/bill-plan.js';
import { OrderAdvances } from '../../sales/orders/order-advances.service.js';
import { OrderBinding, type OrderRecord } from '../../sales/orders/order-binding.service.js';
import { AdvanceUses } from './advance-uses.service.js';
import type { CreateInvoiceDto } from './dto/invoice.requests.js';
import { type InvoiceRecord, orderOf, type PaymentReceipt } from './invoice.schema.js';

export interface PlannedInvoice {
  readonly order: OrderRecord;
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

interface Issued {
  readonly _id: Types.ObjectId;
  readonly number: string;
  readonly createdAt: Date;
}

/** Plans what an invoice bills of its order and of the deliveries, and stores it there. */
@Injectable()
export class PlannedBills {
  constructor(
    private readonly binding: OrderBinding,
    private readonly deliveries: DeliveryBilling,
    private readonly advances: AdvanceUses,
    private readonly orderAdvances: OrderAdvances,
  ) {}

  /**
   * @throws DomainError ORDER_NOT_FOUND, INVOICE_EXISTS, FREE_ORDER, ORDER_NOT_INVOICEABLE, DELIVERY_NOT_FOUND,
   * DELIVERY_NOT_DONE, DELIVERY_BILLED, NOTHING_TO_BILL, and the refusals of `planBill`
   */
  async planRequested(body: CreateInvoiceDto, session: ClientSession): Promise<PlannedInvoice> {
    const order = await this.binding.loadInvoiceable(body.order, session);
    if (body.deliveries === undefined) return this.planGoods(order, wishOf(body), session);
    if (body.lines) throw refuseField('deliveries', 'BILL_ONE_WAY');
    const deliveries = await this.deliveries.loadUnbilled(body.deliveries, order._id, session);
    const plan = requireGoods(planBill(order, { ...chargesOf(body), of: 'deliveries', deliveries }));
    const byDay = deliveries.toSorted((one, other) => Number(one.deliveredOn) - Number(other.deliveredOn));
    return { order, plan, deliveries: byDay, isByName: true, paidAt: null, advance: null };
  }

  /** @throws DomainError NOTHING_TO_BILL, and the refusals of `planBill` */
  async planGoods(order: OrderRecord, wish: BillWish, session: ClientSession): Promise<PlannedInvoice> {
    const plan = requireGoods(planBill(order, wish));
    const deliveries = await this.deliveries.billedBy(order, plan, session);
    return { order, plan, deliveries, isByName: false, paidAt: null, advance: null };
  }

  async bind(planned: PlannedInvoice, { _id, number, createdAt }: Issued, by: ChangeContext): Promise<void> {
    const { order, plan, deliveries, isByName } = planned;
    if (planned.advance) {
      const left = [...plan.tax.categories];
      await this.orderAdvances.bind(order, { _id, number, issuedOn: createdAt, total: plan.totalPrice, left }, by);
      return;
    }
    await this.advances.useAdvances(plan.uses, by);
    await this.binding.bindInvoice(order, { _id, number }, plan, by);
    if (isByName) await this.deliveries.bind(deliveries, { _id, number }, by);
  }

  async release(invoice: InvoiceRecord, by: ChangeContext): Promise<void> {
    const released = { ...invoice, order: orderOf(invoice) };
    if (invoice.kind === 'Advance') return this.orderAdvances.release(released, by);
    await this.advances.release(invoice, by);
    await this.binding.releaseInvoice(released, by);
    await this.deliveries.release(invoice._id, by);
  }
}

const wishOf = ({ lines, basis, ...body }: CreateInvoiceDto): BillWish =>
  lines ? { ...chargesOf(body), of: 'lines', lines } : { ...chargesOf(body), of: 'all', ...(basis && { basis }) };

const chargesOf = ({ deliveryCharge, extraFee }: Pick<CreateInvoiceDto, 'deliveryCharge' | 'extraFee'>) => ({
  deliveryCharge: deliveryCharge === undefined ? undefined : toFils(deliveryCharge),
  extraFee: extraFee === undefined ? undefined : toFils(extraFee),
});

/** @throws DomainError NOTHING_TO_BILL */
function requireGoods<Plan extends BillPlan>(plan: Plan): Plan {
  if (plan.totalPrice === 0) throw refuse('NOTHING_TO_BILL');
  return plan;
}
