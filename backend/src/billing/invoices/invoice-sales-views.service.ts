import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, PipelineStage, Types } from 'mongoose';
import {
  type Sold,
  soldBy,
  soldByMonth,
  soldByProduct,
  type SoldProduct,
  type SoldThing,
} from '../../documents/lines/sales-stages.js';
import { Invoice, type InvoiceRecord } from './invoice.schema.js';

const TOTAL = '$issuedTotal';

const ACCOUNT = { $ifNull: ['$company', '$user'] };

/**
 * The invoices of goods that the shop issued in this period, both ends included, and are not Void. Advances are no sales: the
 * invoices that use them are.
 */
export const issuedBetween = (from: Date, to: Date): PipelineStage[] => [
  { $match: { createdAt: { $gte: from, $lte: to }, voidedAt: null, opening: null, kind: { $ne: 'Advance' } } },
];

/** Reads invoices for the sales report. Amounts are sums of whole fils. */
@Injectable()
export class InvoiceSalesViews {
  constructor(@InjectModel(Invoice.name) private readonly invoices: Model<Invoice>) {}

  async soldTotal(from: Date, to: Date): Promise<Sold<null> | undefined> {
    const [total] = await this.invoices.aggregate<Sold<null>>([...issuedBetween(from, to), ...soldBy(null, TOTAL)]);
    return total;
  }

  soldByMonthIn(from: Date, to: Date): Promise<Sold<string>[]> {
    return this.invoices.aggregate([...issuedBetween(from, to), ...soldByMonth(TOTAL)]);
  }

  soldByProductIn(from: Date, to: Date): Promise<SoldProduct<SoldThing>[]> {
    return this.invoices.aggregate([...issuedBetween(from, to), ...soldByProduct()]);
  }

  /** By company, otherwise by person. */
  soldByAccountIn(from: Date, to: Date): Promise<Sold<Types.ObjectId>[]> {
    return this.invoices.aggregate([...issuedBetween(from, to), ...soldBy(ACCOUNT, TOTAL)]);
  }

  /** By the id of the salesperson, or null. */
  soldBySalespersonIn(from: Date, to: Date): Promise<Sold<Types.ObjectId | null>[]> {
    const salesperson = { $ifNull: ['$salesperson._id', null] };
    return this.invoices.aggregate([...issuedBetween(from, to), ...soldBy(salesperson, TOTAL)]);
  }

  /** The salesperson of each invoice, by invoice id; invoices without one have no entry. */
  async salespeopleOf(ids: readonly Types.ObjectId[]): Promise<Map<string, Types.ObjectId>> {
    const found = await this.invoices
      .find({ _id: { $in: [...ids] }, 'salesperson._id': { $ne: null } })
      .select('salesperson')
      .lean<Pick<InvoiceRecord, '_id' | 'salesperson'>[]>();
    return new Map(
      found.flatMap(({ _id, salesperson }) => (salesperson ? [[_id.toHexString(), salesperson._id]] : [])),
    );
  }

  /** The company, otherwise the person, of each of these invoices, by the id of the invoice. */
  async accountsOf(ids: readonly Types.ObjectId[]): Promise<Map<string, Types.ObjectId>> {
    const found = await this.invoices
      .find({ _id: { $in: [...ids] } })
      .select('user company')
      .lean<Pick<InvoiceRecord, '_id' | 'user' | 'company'>[]>();
    return new Map(found.map(({ _id, user, company }) => [_id.toHexString(), company ?? user]));
  }
}
