import { Injectable } from '@nestjs/common';
import { ProductsService } from '../../goods/catalog/products.service.js';
import { Transmissions } from '../../e-invoicing/transmission/transmissions.service.js';
import { InvoiceViews } from '../../billing/invoices/invoice-views.service.js';
import { OrdersService } from '../../sales/orders/orders.service.js';
import { PaymentsService } from '../../money/payments/payments.service.js';
import { ReceiptsService } from '../../money/receipts/receipts.service.js';
import { QuotesService } from '../../sales/quotes/quotes.service.js';
import { type Days, lastMonths, monthToDate, startOfMonth } from './domain/months.js';
import type { Actor } from '../../platform/auth/actor.js';
import { staffMay } from '../../platform/auth/staff-access.js';
import { Clock } from '../../platform/clock.js';
import { endOfDubaiDay, startOfDubaiDay } from '@shop/contract/dubai-day';
import { expectedByWeek, overdueByAge, sumOf } from '../../billing/invoices/domain/aging.js';
import { SalesService } from '../sales/sales.service.js';
import { toAge, toDueEInvoices, toMonth, toOwed, toTopProduct, toWaiting, toWeek } from './dashboard.mapper.js';
import type { MonthToDateResponse, SalesResponse } from './dto/sales.response.js';
import type { TodayResponse } from './dto/today.response.js';

const MONTHS = 12;
const TOP_MONTHS = 3;
const TOP_PRODUCTS = 8;
const NO_INVOICES = { dues: [], total: { count: 0, amount: 0 } };

/** Gathers the figures of all modules for the first page of the back office. */
@Injectable()
export class DashboardService {
  constructor(
    private readonly quotes: QuotesService,
    private readonly orders: OrdersService,
    private readonly views: InvoiceViews,
    private readonly payments: PaymentsService,
    private readonly receipts: ReceiptsService,
    private readonly sold: SalesService,
    private readonly products: ProductsService,
    private readonly deliveries: Transmissions,
    private readonly clock: Clock,
  ) {}

  /** Without the amounts of invoices for a role that does not see them. */
  async today(actor: Actor): Promise<TodayResponse> {
    const now = this.clock.now();
    const [quotes, expiring, toDeliver, held, open, eInvoices, lowStock] = await Promise.all([
      this.quotes.open(),
      this.quotes.expiring(now),
      this.orders.toDeliver(),
      this.orders.held(),
      staffMay(actor, 'invoices.read') ? this.views.open() : NO_INVOICES,
      this.deliveries.due(),
      this.products.lowStock(),
    ]);
    const ages = overdueByAge(open.dues, now);
    return {
      requests: toWaiting(quotes.requests),
      quoted: toWaiting(quotes.quoted),
      confirmed: toWaiting(quotes.confirmed),
      expiring: toWaiting(expiring),
      toDeliver: toWaiting(toDeliver),
      held: toWaiting(held),
      due: toOwed(open.total),
      overdue: toOwed(sumOf(ages)),
      ages: ages.map(toAge),
      expected: expectedByWeek(open.dues, now).map(toWeek),
      eInvoices: eInvoices && toDueEInvoices(eInvoices),
      lowStock,
    };
  }

  async sales(): Promise<SalesResponse> {
    const now = this.clock.now();
    const months = lastMonths(now, MONTHS);
    const since = startOfMonth(months[0] ?? '');
    const topMonth = lastMonths(now, TOP_MONTHS)[0] ?? '';
    const today = endOfDubaiDay(now);
    const [thisMonth, lastMonth] = monthToDate(now);
    const [sales, top, ofPayments, ofReceipts, current, previous] = await Promise.all([
      this.sold.between(since, today, 'month'),
      this.sold.between(startOfMonth(topMonth), today, 'product'),
      this.payments.movedByMonth(since, today),
      this.receipts.movedByMonth(since, today),
      this.soldIn(thisMonth),
      this.soldIn(lastMonth),
    ]);
    const sold = new Map(sales.rows.map((row) => [row.key, row]));
    return {
      months: months.map((month) => toMonth(month, sold.get(month), ofPayments.get(month), ofReceipts.get(month))),
      thisMonth: current,
      lastMonth: previous,
      topSince: `${topMonth}-01`,
      topProducts: top.rows
        .filter(({ gross }) => gross > 0)
        .slice(0, TOP_PRODUCTS)
        .map(toTopProduct),
    };
  }

  /** @param days of one month */
  private async soldIn({ from, to }: Days): Promise<MonthToDateResponse> {
    const month = from.slice(0, 7);
    const [since, until] = [startOfDubaiDay(from), endOfDubaiDay(startOfDubaiDay(to))];
    const [sales, ofPayments, ofReceipts] = await Promise.all([
      this.sold.between(since, until, 'month'),
      this.payments.movedByMonth(since, until),
      this.receipts.movedByMonth(since, until),
    ]);
    const sold = sales.rows.find(({ key }) => key === month);
    return { from, to, ...toMonth(month, sold, ofPayments.get(month), ofReceipts.get(month)) };
  }
}
