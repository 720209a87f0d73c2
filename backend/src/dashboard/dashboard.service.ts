import { Injectable } from '@nestjs/common';
import { ProductFigures } from '../catalog/product-figures.service.js';
import { lastMonths, startOfMonth } from './domain/months.js';
import { Clock } from '../platform/clock.js';
import { endOfDubaiDay } from '@shop/contract/dubai-day';
import { overdueByAge, sumOf } from '../invoices/domain/aging.js';
import { InvoiceFigures } from '../invoices/invoice-figures.service.js';
import { OrderFigures } from '../orders/order-figures.service.js';
import { PaymentFigures } from '../payments/payment-figures.service.js';
import { QuoteFigures } from '../quotes/quote-figures.service.js';
import { toAge, toMonth, toOwed, toTopProduct, toWaiting } from './dashboard.mapper.js';
import type { SalesResponse } from './dto/sales.response.js';
import type { TodayResponse } from './dto/today.response.js';

const MONTHS = 12;
const TOP_MONTHS = 3;
const TOP_PRODUCTS = 8;

/** What the modules say of themselves, put together for the page that staff begin the day with. */
@Injectable()
export class DashboardService {
  constructor(
    private readonly quotes: QuoteFigures,
    private readonly orders: OrderFigures,
    private readonly invoices: InvoiceFigures,
    private readonly payments: PaymentFigures,
    private readonly products: ProductFigures,
    private readonly clock: Clock,
  ) {}

  async today(): Promise<TodayResponse> {
    const [quotes, toDeliver, open, lowStock] = await Promise.all([
      this.quotes.inWork(),
      this.orders.toDeliver(),
      this.invoices.open(),
      this.products.lowStock(),
    ]);
    const ages = overdueByAge(open.dues, this.clock.now());
    return {
      requests: toWaiting(quotes.requests),
      quoted: toWaiting(quotes.quoted),
      confirmed: toWaiting(quotes.confirmed),
      toDeliver: toWaiting(toDeliver),
      due: toOwed(open.total),
      overdue: toOwed(sumOf(ages)),
      ages: ages.map(toAge),
      lowStock,
    };
  }

  async sales(): Promise<SalesResponse> {
    const now = this.clock.now();
    const months = lastMonths(now, MONTHS);
    const since = startOfMonth(months[0] ?? '');
    const topSince = `${lastMonths(now, TOP_MONTHS)[0]}-01`;
    const [invoiced, received, top] = await Promise.all([
      this.invoices.byMonth(since),
      this.payments.receivedByMonth(since, endOfDubaiDay(now)),
      this.invoices.topProducts(startOfMonth(topSince.slice(0, 7)), TOP_PRODUCTS),
    ]);
    return {
      months: months.map((month) => toMonth(month, invoiced.get(month), received.get(month))),
      topSince,
      topProducts: top.map(toTopProduct),
    };
  }
}
