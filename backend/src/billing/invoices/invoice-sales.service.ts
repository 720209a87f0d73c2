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

/** The invoices that were issued in this time, both ends included, and are not Void. */
export const issuedBetween = (from: Date, to: Date): PipelineStage[] => [
  { $match: { createdAt: { $gte: from, $lte: to }, voidedAt: null } },
];

/** Sums invoiced, in whole fils, of the invoices as they were issued. */
@Injectable()
export class InvoiceSales {
  constructor(@InjectModel(Invoice.name) private readonly invoices: Model<Invoice>) {}

  async total(from: Date, to: Date): Promise<Sold<null> | undefined> {
    const [total] = await this.invoices.aggregate<Sold<null>>([...issuedBetween(from, to), ...soldBy(null, TOTAL)]);
    return total;
  }

  byMonth(from: Date, to: Date): Promise<Sold<string>[]> {
    return this.invoices.aggregate([...issuedBetween(from, to), ...soldByMonth(TOTAL)]);
  }

  byProduct(from: Date, to: Date): Promise<SoldProduct<SoldThing>[]> {
    return this.invoices.aggregate([...issuedBetween(from, to), ...soldByProduct()]);
  }

  /** By company, else by person. */
  byAccount(from: Date, to: Date): Promise<Sold<Types.ObjectId>[]> {
    return this.invoices.aggregate([...issuedBetween(from, to), ...soldBy(ACCOUNT, TOTAL)]);
  }

  /** The company, else the person, of each of these invoices, by the id of the invoice. */
  async accountsOf(ids: readonly Types.ObjectId[]): Promise<Map<string, Types.ObjectId>> {
    const found = await this.invoices
      .find({ _id: { $in: [...ids] } })
      .select('user company')
      .lean<Pick<InvoiceRecord, '_id' | 'user' | 'company'>[]>();
    return new Map(found.map(({ _id, user, company }) => [_id.toHexString(), company ?? user]));
  }
}
