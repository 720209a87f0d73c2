import { Injectable } from '@nestjs/common';
import type { SalesBy } from '@shop/contract/sales';
import type { Fils } from '@shop/contract/money';
import { Types } from 'mongoose';
import { PaymentsService } from '../../money/payments/payments.service.js';
import { CompaniesService } from '../../people/companies/companies.service.js';
import { CreditNotesService } from '../../billing/credit-notes/credit-notes.service.js';
import { InvoiceSalesViews } from '../../billing/invoices/invoice-sales-views.service.js';
import { UsersService } from '../../people/users/users.service.js';
import type { Sold, SoldProduct, SoldThing } from '../../documents/lines/sales-stages.js';
import { QueryCache } from '../../platform/history/query-cache.service.js';
import { NO_SALES, type Part, type Sales, salesBeyond, salesByKey } from './domain/sales.js';

/** A month, a customer or a product, with its invoiced amounts less its credited amounts. */
export interface SalesRow extends Sales {
  /** The month as `2026-11`, the id of the record, or the text of lines without a product. */
  readonly key: string;
  readonly name: string;
  readonly sku: string;
  /** Only for customers. */
  readonly isCompany: boolean;
  /** Only for salespeople: what settled their invoices. */
  readonly received?: Fils;
}

export interface SalesFigures {
  /** Months in their order, all others with the highest sales first. */
  readonly rows: readonly SalesRow[];
  /** The part without a product: delivery and fees. null if the report has no such rows. */
  readonly other: Pick<Sales, 'net' | 'vat' | 'gross'> | null;
  readonly total: Sales & { readonly received?: Fils };
}

type Rows = SalesFigures['rows'];

/**
 * Sales of a period, both ends included: invoices less credit notes, each on its day of issue. The dashboard and the
 * sales report show the same figures.
 */
@Injectable()
export class SalesService {
  readonly between: (from: Date, to: Date, by: SalesBy) => Promise<SalesFigures>;

  constructor(
    private readonly invoices: InvoiceSalesViews,
    private readonly notes: CreditNotesService,
    private readonly payments: PaymentsService,
    private readonly users: UsersService,
    private readonly companies: CompaniesService,
    cache: QueryCache,
  ) {
    this.between = cache.cached(
      ['invoices', 'credit-notes', 'payments', 'users', 'companies'],
      async (from, to, by) => {
        const [rows, total] = await Promise.all([this.rows(from, to, by), this.total(from, to)]);
        const received = rows.reduce((sum, row) => sum + (row.received ?? 0), 0);
        const other = by === 'product' ? salesBeyond(total, rows) : null;
        return { rows, other, total: by === 'salesperson' ? { ...total, received } : total };
      },
    );
  }

  private rows(from: Date, to: Date, by: SalesBy): Promise<Rows> {
    switch (by) {
      case 'month':
        return this.byMonth(from, to);
      case 'customer':
        return this.byCustomer(from, to);
      case 'product':
        return this.byProduct(from, to);
      case 'salesperson':
        return this.bySalesperson(from, to);
    }
  }

  private async total(from: Date, to: Date): Promise<Sales> {
    const [invoiced, credited] = await Promise.all([
      this.invoices.soldTotal(from, to),
      this.notes.creditedTotal(from, to),
    ]);
    const partOf = (sold: Sold<null> | undefined) => (sold === undefined ? [] : [{ ...sold, key: 'all' }]);
    return salesByKey(partOf(invoiced), partOf(credited)).get('all') ?? NO_SALES;
  }

  private async byMonth(from: Date, to: Date): Promise<Rows> {
    const [invoiced, credited] = await Promise.all([
      this.invoices.soldByMonthIn(from, to),
      this.notes.creditedByMonth(from, to),
    ]);
    const partOf = (sold: Sold<string>): Part => ({ ...sold, key: sold._id });
    const sales = salesByKey(invoiced.map(partOf), credited.map(partOf));
    return [...sales]
      .map(([key, sums]) => ({ key, name: key, sku: '', isCompany: false, ...sums }))
      .sort((a, b) => a.key.localeCompare(b.key));
  }

  private async byProduct(from: Date, to: Date): Promise<Rows> {
    const [invoiced, credited] = await Promise.all([
      this.invoices.soldByProductIn(from, to),
      this.notes.creditedByProduct(from, to),
    ]);
    const products = new Map([...credited, ...invoiced].map((sold) => [keyOf(sold), sold]));
    return bestFirst(salesByKey(invoiced.map(partOfProduct), credited.map(partOfProduct)), (key) => {
      const { productName = '', sku = '' } = products.get(key) ?? {};
      return { name: productName, sku, isCompany: false };
    });
  }

  /** The sales of each salesperson, and the money that settled their invoices, whenever these were issued. */
  private async bySalesperson(from: Date, to: Date): Promise<Rows> {
    const [invoiced, credited, settled] = await Promise.all([
      this.invoices.soldBySalespersonIn(from, to),
      this.notes.creditedByInvoice(from, to),
      this.payments.settledByInvoice(from, to),
    ]);
    const moved = [...credited.map(({ _id }) => _id), ...[...settled.keys()].map((id) => new Types.ObjectId(id))];
    const salespeople = await this.invoices.salespeopleOf(moved);
    const keyOfInvoice = (id: string) => salespeople.get(id)?.toHexString() ?? NOBODY;
    const sales = new Map(
      salesByKey(
        invoiced.map((sold) => ({ ...sold, key: sold._id?.toHexString() ?? NOBODY })),
        credited.map((sold) => ({ ...sold, key: keyOfInvoice(sold._id.toHexString()) })),
      ),
    );
    const received = new Map<string, Fils>();
    for (const [invoice, { amount }] of settled) {
      const key = keyOfInvoice(invoice);
      received.set(key, (received.get(key) ?? 0) + amount);
      if (!sales.has(key)) sales.set(key, NO_SALES);
    }
    const ids = [...invoiced.flatMap(({ _id }) => _id ?? []), ...salespeople.values()];
    const users = await this.users.refs(ids);
    const idOf = new Map<string, Types.ObjectId>(ids.map((id) => [id.toHexString(), id]));
    const rows = bestFirst(sales, (key) => {
      const id = idOf.get(key);
      return { name: id === undefined ? '' : users.of(id).name, sku: '', isCompany: false };
    });
    return rows.map((row) => ({ ...row, received: received.get(row.key) ?? 0 }));
  }

  private async byCustomer(from: Date, to: Date): Promise<Rows> {
    const [invoiced, credited] = await Promise.all([
      this.invoices.soldByAccountIn(from, to),
      this.notes.creditedByInvoice(from, to),
    ]);
    const accounts = await this.invoices.accountsOf(credited.map(({ _id }) => _id));
    const sales = salesByKey(
      invoiced.map((sold) => ({ ...sold, key: sold._id.toHexString() })),
      credited.map((sold) => ({ ...sold, key: (accounts.get(sold._id.toHexString()) ?? sold._id).toHexString() })),
    );
    const ids = [...invoiced.map(({ _id }) => _id), ...accounts.values()];
    const [companies, users] = await Promise.all([this.companies.refs(ids), this.users.refs(ids)]);
    const idOf = new Map<string, Types.ObjectId>(ids.map((id) => [id.toHexString(), id]));
    return bestFirst(sales, (key) => {
      const company = companies.get(key);
      const id = idOf.get(key);
      return {
        name: company?.legalName ?? (id === undefined ? '' : users.of(id).name),
        sku: '',
        isCompany: company !== undefined,
      };
    });
  }
}

/** The key of invoices without a salesperson. */
const NOBODY = '';

const keyOf = ({ _id }: SoldProduct<SoldThing>): string => (typeof _id === 'string' ? _id : _id.toHexString());

const partOfProduct = (sold: SoldProduct<SoldThing>): Part => ({ ...sold, key: keyOf(sold) });

function bestFirst(
  sales: ReadonlyMap<string, Sales>,
  describe: (key: string) => Pick<SalesRow, 'name' | 'sku' | 'isCompany'>,
): SalesRow[] {
  return [...sales]
    .map(([key, sums]) => ({ key, ...describe(key), ...sums }))
    .sort((a, b) => b.gross - a.gross || a.key.localeCompare(b.key));
}
