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

export const NUMBER_DIGITS = 5;

/** @param series with its year. @returns for example `QUO-2026-00001` */
export const numberOf = (series: string, value: number): string =>
  `${series}-${String(value).padStart(NUMBER_DIGITS, '0')}`;

/** The numbers of documents and the codes of products. A new year in Dubai begins a new series of each kind of document. */
@Injectable()
export class Sequences {
  constructor(@InjectModel(Counter.name) private readonly counters: Model<Counter>) {}

  /**
   * A unique number, taken outside any transaction: if the document is not stored after all, the number remains unused.
   * @param at the date of the document: the number has its year. @returns for example `QUO-2026-00001`
   */
  next(series: string, at: Date): Promise<string> {
    return this.take(`${series}-${dubaiYear(at)}`);
  }

  /** A unique number without gaps: it is taken in the transaction that stores the document. */
  nextWithoutGap(series: string, at: Date, session: ClientSession): Promise<string> {
    return this.take(`${series}-${dubaiYear(at)}`, session);
  }

  /**
   * Makes a series go on after another number.
   * @param before the number that it was to go on after so far; 0 for none
   * @returns false if a number of it was given since
   */
  async startAfter(name: string, value: number, before: number, session: ClientSession): Promise<boolean> {
    const found = await this.counters.findById(name).session(session).lean();
    if ((found?.value ?? 0) !== before) return false;
    await this.counters.updateOne({ _id: name }, { $set: { value } }, { session, upsert: true });
    return true;
  }

  /** A number of a series that does not restart each year. @returns for example `RIB-00001` */
  nextCode(prefix: string): Promise<string> {
    return this.take(prefix);
  }

  private async take(name: string, session: ClientSession | null = null): Promise<string> {
    const value = (await this.increment(name, session)) ?? (await this.begin(name, session));
    return numberOf(name, value);
  }

  private async increment(name: string, session: ClientSession | null): Promise<number | undefined> {
    const counter = await this.counters
      .findOneAndUpdate({ _id: name }, { $inc: { value: 1 } }, { returnDocument: 'after' })
      .session(session)
      .lean();
    return counter?.value;
  }

  /** If two callers begin a series, the unique index refuses one of them, which then reads the counter of the other. */
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
