import { Injectable } from '@nestjs/common';
import { InjectModel, Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { isDuplicateKey, retryTransaction } from './transactions.js';
import { dubaiYear } from '@shop/contract/dubai-day';

/** The last number given in a series, for example `QUO-2026`. */
@Schema({ versionKey: false, collection: 'counters' })
export class Counter {
  @Prop({ type: String, required: true })
  _id: string;

  @Prop({ type: Number, required: true })
  value: number;
}

export const CounterSchema = SchemaFactory.createForClass(Counter);

const DIGITS = 5;

/** The numbers of documents and the codes of products. A new year in Dubai begins a new series of each kind of document. */
@Injectable()
export class Sequences {
  constructor(@InjectModel(Counter.name) private readonly counters: Model<Counter>) {}

  /**
   * A number that nobody else gets, taken outside of any transaction: if the document is not stored after all, it is missing.
   * @param at the date of the document: its year is the number's. @returns for example `QUO-2026-00001`
   */
  next(series: string, at: Date): Promise<string> {
    return this.take(`${series}-${dubaiYear(at)}`);
  }

  /** The same, but none is ever missing: the number is taken in the transaction that stores the document. */
  nextWithoutGap(series: string, at: Date, session: ClientSession): Promise<string> {
    return this.take(`${series}-${dubaiYear(at)}`, session);
  }

  /** For what is numbered through all years. @returns for example `RIB-00001` */
  nextCode(prefix: string): Promise<string> {
    return this.take(prefix);
  }

  private async take(name: string, session: ClientSession | null = null): Promise<string> {
    const value = (await this.increment(name, session)) ?? (await this.begin(name, session));
    return `${name}-${String(value).padStart(DIGITS, '0')}`;
  }

  private async increment(name: string, session: ClientSession | null): Promise<number | undefined> {
    const counter = await this.counters
      .findOneAndUpdate({ _id: name }, { $inc: { value: 1 } }, { returnDocument: 'after' })
      .session(session)
      .lean();
    return counter?.value;
  }

  /** If two callers begin a series, the index refuses one, which then finds the counter of the other. */
  private async begin(name: string, session: ClientSession | null): Promise<number> {
    try {
      await this.counters.create([{ _id: name, value: 1 }], session === null ? {} : { session });
      return 1;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      const value = session === null ? await this.increment(name, null) : undefined;
      if (value === undefined) throw retryTransaction();
      return value;
    }
  }
}
