import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { OpeningInvoices } from '../billing/invoices/opening-invoices.service.js';
import { OpeningQuotes } from '../sales/quotes/opening-quotes.service.js';
import { OpeningOrders } from '../sales/orders/opening-orders.service.js';

/** Numbers of the old books that look like those of the shop. */
@Injectable()
export class OldNumbers {
  constructor(
    private readonly invoices: OpeningInvoices,
    private readonly orders: OpeningOrders,
    private readonly quotes: OpeningQuotes,
  ) {}

  /** The highest number that a brought record has in a series such as `INV-2026`; 0 if none has. */
  highest(series: string, session: ClientSession): Promise<number> {
    const own = { ORD: this.orders, QUO: this.quotes }[series.slice(0, 3)];
    return (own ?? this.invoices).highest(series, session);
  }
}
