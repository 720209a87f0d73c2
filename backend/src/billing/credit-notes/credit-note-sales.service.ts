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
import { CreditNote } from './credit-note.schema.js';

const TOTAL = '$total';

const issuedBetween = (from: Date, to: Date): PipelineStage[] => [{ $match: { createdAt: { $gte: from, $lte: to } } }];

/** Sums credited, in whole fils, on the day of the credit note. */
@Injectable()
export class CreditNoteSales {
  constructor(@InjectModel(CreditNote.name) private readonly notes: Model<CreditNote>) {}

  async total(from: Date, to: Date): Promise<Sold<null> | undefined> {
    const [total] = await this.notes.aggregate<Sold<null>>([...issuedBetween(from, to), ...soldBy(null, TOTAL)]);
    return total;
  }

  byMonth(from: Date, to: Date): Promise<Sold<string>[]> {
    return this.notes.aggregate([...issuedBetween(from, to), ...soldByMonth(TOTAL)]);
  }

  byProduct(from: Date, to: Date): Promise<SoldProduct<SoldThing>[]> {
    return this.notes.aggregate([...issuedBetween(from, to), ...soldByProduct()]);
  }

  /** By the invoice that is credited. */
  byInvoice(from: Date, to: Date): Promise<Sold<Types.ObjectId>[]> {
    return this.notes.aggregate([...issuedBetween(from, to), ...soldBy('$invoice._id', TOTAL)]);
  }
}
