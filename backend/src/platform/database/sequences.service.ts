import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { isDuplicateKey, retryTransaction } from './transactions.js';
import { dubaiYear } from '@shop/contract/dubai-day';
import { Counter } from './counter.schema.js';

const DIGITS = 5;
const LARGEST_PADDED = 10 ** DIGITS - 1;

export type Series = 'QUO' | 'ORD' | 'INV';

/** Document numbers, gap-free per series and year in Dubai: the number is taken in the transaction that stores the document. */
@Injectable()
export class Sequences {
  constructor(@InjectModel(Counter.name) private readonly counters: Model<Counter>) {}

  /** @param at the date of the document: its year is the number's. @returns for example `INV-2026-00001` */
  async next(series: Series, at: Date, session: ClientSession): Promise<string> {
    const name = `${series}-${dubaiYear(at)}`;
    const value = await this.increment(name, session);
    return `${name}-${String(value).padStart(DIGITS, '0')}`;
  }

  /** For what is numbered through all years. @returns for example `RIB-00001` */
  async nextCode(prefix: string, session: ClientSession): Promise<string> {
    const value = await this.increment(prefix, session);
    return `${prefix}-${String(value).padStart(DIGITS, '0')}`;
  }

  /**
   * How a list of numbered documents is to be sorted. Numbers of five digits are in order as texts, as an index has them;
   * where there are longer ones the database has to compare them as numbers, all of them.
   */
  async ordering<R extends { readonly collation?: object | undefined }>(request: R): Promise<R> {
    if (request.collation === undefined) return request;
    const longer = await this.counters.exists({ _id: /^[A-Z]+-\d{4}$/, value: { $gt: LARGEST_PADDED } });
    return longer === null ? { ...request, collation: undefined } : request;
  }

  private async increment(name: string, session: ClientSession): Promise<number> {
    try {
      const counter = await this.counters
        .findOneAndUpdate({ _id: name }, { $inc: { value: 1 } }, { upsert: true, returnDocument: 'after', session })
        .lean();
      return counter.value;
    } catch (error) {
      // Two first documents of a year: the loser's insert collides once and finds the counter the next time.
      throw isDuplicateKey(error) ? retryTransaction() : error;
    }
  }
}
