import { Injectable } from '@nestjs/common';
import { type ClientSession, Types } from 'mongoose';
import type { Actor } from '../../platform/auth/actor.js';
import { isSameCompany } from '../../documents/parties/same-company.js';
import { DocumentMoves } from '../../people/companies/document-moves.service.js';
import { requireStaffActions } from '../../platform/auth/staff-access.js';
import { Clock } from '../../platform/clock.js';
import { type ChangeContext, InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { requireVersion } from '../../platform/database/record.js';
import { CREDIT_NOTE_NUMBERS, INVOICE_NUMBERS } from '../../documents/number-series.js';
import { Transactions } from '../../platform/database/transactions.js';
import type { DeletedResponse } from '../../platform/openapi/response-fields.js';
import { changesBetween } from '../../platform/history/changes.js';
import { QuoteBinding } from '../quotes/quote-binding.service.js';
import { VatPeriodsService } from '../../shop/vat-periods/vat-periods.service.js';
import { PurchaseDetailsService } from '../../documents/particulars/purchase-details.service.js';
import { orderActionsOf } from './domain/order-rights.js';
import { endsOrder } from '@shop/contract/statuses';
import { requireOrderAction, requireOrderStep } from './domain/order.rules.js';
import type { DeliverOrderDto, UpdateOrderDto, ReleaseOrderDto } from './dto/order.requests.js';
import type { OrderResponse } from './dto/order.response.js';
import { deliveryOf, expectedDays, isEnd, plannedOrder, requireNotHeld, requireSameLines } from './planned-order.js';
import { OrderBinding } from './order-binding.service.js';
import { OrderDrafts } from './order-drafts.service.js';
import { hasStandingInvoice } from './billed-invoices.js';
import { billingStateOf } from './domain/coming-bills.js';
import { orderState } from './order.mapper.js';
import { Order, type OrderRecord } from './order.schema.js';
import { OrdersService } from './orders.service.js';

/** Fields that an invoice has copied and that therefore can't change. */
const INVOICED_FIELDS: readonly string[] = [
  'user',
  'deliveryCharge',
  'extraFee',
  'discount',
  'discountReason',
  'totalPrice',
  'supply',
];

/** The author of the notes and the company are derived from the buyer, and the quantities of the lines from the status. */
const FOLLOWING = new Set(['noteAuthor', 'purchaseAuthor', 'company', 'orderItems', 'lastDeliveredAt']);

type PlannedMoney = Pick<Order, 'status' | 'totalPrice' | 'user'> & { readonly company: Types.ObjectId | null };

type ActorChange = ChangeContext & { readonly actor: Actor };

type StoredHow = ActorChange & {
  /** Stored with the change in the history. */
  readonly note?: string;
  /** The field of the body that contains the day of the delivery. */
  readonly dayField?: string;
};

/** The fields that decide which actions the order allows. */
const facts = (order: OrderRecord) => ({
  status: order.status,
  isDelivered: order.isDelivered,
  stockUpdated: order.stockUpdated,
  isBilled: billingStateOf(order) === 'All',
  hasStandingInvoice: hasStandingInvoice(order),
});

/** Staff deliver, return, cancel, correct, release and delete orders. */
@Injectable()
export class OrderEditing {
  constructor(
    @InjectRecords(Order) private readonly records: RecordStore<Order>,
    private readonly orders: OrdersService,
    private readonly binding: QuoteBinding,
    private readonly orderBinding: OrderBinding,
    private readonly drafts: OrderDrafts,
    private readonly purchase: PurchaseDetailsService,
    private readonly moves: DocumentMoves,
    private readonly periods: VatPeriodsService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Stock moves with `stockUpdated` and the invoice with `invoiceGenerated`, in the same transaction. If the order
   * ends, the rest of its invoices is credited.
   */
  updateOrder(id: string, body: UpdateOrderDto, actor: Actor): Promise<OrderResponse> {
    const [invoiceId, creditNoteIdAt] = [new Types.ObjectId(), stableIds()];
    const work = async (session: ClientSession) => {
      const by = { actor, session };
      const read = await this.orders.load(id, session);
      requireVersion('order', read, body.version);
      requireStaffActions(actor, orderActionsOf(facts(read), body, []));
      const voided = body.invoiceGenerated === false ? await this.orderBinding.requestVoid(read, by) : read;
      const before = isEnd(read, body)
        ? await this.orderBinding.creditRest(voided, body.status, creditNoteIdAt, by)
        : voided;
      const changed = await this.store(before, body, by);
      const stored = isEnd(read, body) ? await this.orderBinding.creditAdvances(changed, by) : changed;
      const invoiced =
        body.invoiceGenerated === true ? await this.orderBinding.requestInvoice(stored, invoiceId, by) : stored;
      return this.orders.toOrderResponse(actor, invoiced);
    };
    return this.transactions.answer(actor, work, queueOf(body));
  }

  /**
   * Makes the same change as an update to Delivered, and stores the day and the receiver's name.
   * @throws DomainError ORDER_NOT_FOUND, STALE_VERSION, ORDER_NOT_DELIVERABLE, INSUFFICIENT_STOCK, PERIOD_CLOSED, or
   * `invalid` naming the day
   */
  deliverOrder(id: string, body: DeliverOrderDto, actor: Actor): Promise<OrderResponse> {
    return this.transactions.answer(actor, async (session) => {
      const by = { actor, session };
      const before = await this.orders.load(id, session);
      requireVersion('order', before, body.version);
      requireOrderAction(orderState(before), 'deliver');
      const stored = await this.store(before, deliveryOf(before, body, this.clock.now()), {
        ...by,
        note: body.note ?? '',
        dayField: 'deliveredOn',
      });
      return this.orders.toOrderResponse(actor, stored);
    });
  }

  private async store(before: OrderRecord, body: UpdateOrderDto, how: StoredHow): Promise<OrderRecord> {
    const { note = '', dayField = 'deliveredAt', ...by } = how;
    requireOrderStep(before.status, body.status ?? before.status);
    requireSameLines(before, body);
    const wanted = plannedOrder(before, body, this.clock.now());
    const details = await this.purchase.detailsAfterChange(before, body, { ...by, user: wanted.user });
    const destination = await this.drafts.destinationOf({ ...wanted, ...details }, before, by.session);
    const { company, ...move } = await this.moves.companyAfter(before, { ...body, user: wanted.user }, by.session);
    const planned = { ...wanted, ...details, ...destination, company };
    const changes = [
      ...changesBetween(before, planned).filter(({ field }) => !FOLLOWING.has(field)),
      ...changesBetween({ expectedOn: expectedDays(before) }, { expectedOn: expectedDays(planned) }),
      ...move.changes,
    ];
    const touchesMoney = move.isMoved || changes.some(({ field }) => INVOICED_FIELDS.includes(field));
    requireStaffActions(
      by.actor,
      orderActionsOf(
        facts(before),
        body,
        changes.map(({ field }) => field),
      ),
    );
    requireOrderAction(orderState(before), touchesMoney ? 'editMoney' : 'edit');
    if (before.deliveredAt !== null && changes.some(({ field }) => field === 'deliveredAt')) {
      // The VAT return of a closed period may contain the delivery. A new one for that period is late, and marked so.
      await this.periods.requireOpen(before.deliveredAt, by.session, dayField);
    }
    const reported = note === '' ? changes : [...changes, { field: 'note', from: null, to: note }];
    requireNotHeld(before, planned);
    const held = await this.holdOf(before, planned, by.session);
    const stored = await this.records.store(before, { ...planned, ...held }, { ...by, changes: reported });
    await this.orderBinding.followHold(before, stored, by);
    await this.orderBinding.followChange(before, stored, note, by);
    return stored;
  }

  /**
   * The hold of an order with a higher total or another account: it may now exceed the credit of the account, or need
   * an approval. A hold for an approval ends if the order no longer needs one; only staff end the others.
   */
  private async holdOf(before: OrderRecord, planned: PlannedMoney, session: ClientSession): Promise<Partial<Order>> {
    const { status, totalPrice, user, company } = planned;
    const isMoved = isOtherAccount(before, planned);
    const isMore = totalPrice > before.totalPrice || isMoved;
    const isLess = totalPrice < before.totalPrice && before.hold?.reason === 'approval';
    if (endsOrder(status) || !(isMore || isLess)) return {};
    const agreedTotal = isMoved ? 0 : before.agreedTotal;
    const boundAt = before.acceptedAt ?? before.createdAt;
    const order = { _id: before._id, user, company, status, totalPrice, agreedTotal, boundAt };
    const held = await this.orderBinding.holdFor(order, session);
    const isEndedByStaff = before.hold !== null && before.hold.reason !== 'approval';
    return isEndedByStaff && held.hold?.reason !== 'approval' ? { agreedTotal: held.agreedTotal } : held;
  }

  /** Puts the goods back in stock if they were taken out, and allows another order of the quote. */
  removeOrder(id: string, actor: Actor): Promise<DeletedResponse> {
    return this.transactions.answer(actor, async (session) => {
      const order = await this.orders.load(id, session);
      requireOrderAction(orderState(order), 'delete');
      await this.records.remove(order, { actor, session });
      await this.orderBinding.followHold(order, { ...order, hold: null }, { actor, session });
      await this.orderBinding.followChange(order, null, '', { actor, session });
      if (order.quote !== null) await this.binding.releaseOrder(order.quote._id, { actor, session });
      return { _id: id };
    });
  }

  /** @throws DomainError ORDER_NOT_FOUND, ORDER_NOT_HELD */
  releaseHold(id: string, { reason, version }: ReleaseOrderDto, actor: Actor): Promise<OrderResponse> {
    return this.transactions.answer(actor, async (session) => {
      const before = await this.orders.load(id, session);
      requireVersion('order', before, version);
      requireOrderAction(orderState(before), 'release');
      const released = { reason, by: actor.name, at: this.clock.now() };
      const changes = [{ field: 'hold', from: before.hold?.reason ?? null, to: reason }];
      const fields = { hold: null, released, agreedTotal: Math.max(before.agreedTotal, before.totalPrice) };
      const stored = await this.records.store(before, fields, { actor, session, action: 'released', changes });
      await this.orderBinding.followHold(before, stored, { actor, session }, true);
      return this.orders.toOrderResponse(actor, stored);
    });
  }
}

/** Makes ids that stay the same if a transaction is retried. */
function stableIds(): (index: number) => Types.ObjectId {
  const ids: Types.ObjectId[] = [];
  return (index) => (ids[index] ??= new Types.ObjectId());
}

/** The queue of the number series from which the change may take a number. */
function queueOf({ status, invoiceGenerated }: UpdateOrderDto): string | undefined {
  if (status !== undefined && endsOrder(status)) return CREDIT_NOTE_NUMBERS;
  return invoiceGenerated === true ? INVOICE_NUMBERS : undefined;
}

const isOtherAccount = (before: OrderRecord, { user, company }: PlannedMoney): boolean =>
  !user.equals(before.user) || !isSameCompany(before.company, company);
