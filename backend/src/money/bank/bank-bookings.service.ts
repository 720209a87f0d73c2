import { Injectable } from '@nestjs/common';
import { aedText, type Fils } from '@shop/contract/money';
import type { ClientSession } from 'mongoose';
import { InjectStore, PlainStore } from '../../platform/database/plain-store.js';
import { refuse } from '../../platform/errors/refuse.js';
import type { ReceivedMoney } from '../payments/received-money.js';
import type { BankMatch } from './bank-line.schema.js';
import { BankBooked } from './bank-notes.schema.js';
import type { BookedMoney } from './domain/suggestion.js';

/** Money that came, or a refund of it. */
type Booked = Pick<BookedMoney, 'resource' | '_id' | 'refund'>;

type Matched = Pick<BankMatch, 'resource' | 'record' | 'refund' | 'amount'>;

export const bookedOf = ({ resource, record, refund }: Omit<Matched, 'amount'>): Booked => ({
  resource,
  _id: record.toHexString(),
  refund: refund?.toHexString() ?? null,
});

export const keyOf = ({ resource, _id, refund }: Booked): string =>
  refund === null ? `${resource} ${_id}` : `refunds ${refund}`;

/** The amounts of receipts, payments and refunds that are matched with bank lines. */
@Injectable()
export class BankBookings {
  constructor(@InjectStore(BankBooked) private readonly booked: PlainStore<BankBooked>) {}

  async matchedAmountOf(booked: Booked, session: ClientSession | null): Promise<Fils> {
    const found = await this.booked.reads.findById(keyOf(booked)).session(session).lean<BankBooked | null>();
    return found?.matched ?? 0;
  }

  /**
   * Adds to the matched amount. Two concurrent callers write the same record, so that the second one sees the first.
   * @throws DomainError BOOKED_AMOUNT_TOO_LARGE
   */
  async add(money: ReceivedMoney, amount: Fils, session: ClientSession): Promise<void> {
    await this.booked.put(keyOf(money), { $inc: { matched: amount } }, session);
    const matched = await this.matchedAmountOf(money, session);
    if (matched <= money.amount) return;
    const left = aedText(money.amount - matched + amount);
    throw refuse('BOOKED_AMOUNT_TOO_LARGE', { left, document: money.number, asked: aedText(amount) });
  }

  async release(booked: Booked, amount: Fils, session: ClientSession): Promise<void> {
    await this.booked.put(keyOf(booked), { $inc: { matched: -amount } }, session);
  }

  /**
   * The money that is not matched, or not all of it.
   * @param without matches that do not count
   */
  async withLeft<T extends Booked & Pick<ReceivedMoney, 'amount'>>(
    money: readonly T[],
    without: readonly Matched[] = [],
  ): Promise<(T & Pick<BookedMoney, 'left'>)[]> {
    const keys = money.map(keyOf);
    const found = await this.booked.reads.find({ _id: { $in: keys } }).lean<BankBooked[]>();
    const matched = new Map(found.map((one) => [one._id, one.matched]));
    for (const one of without) {
      const key = keyOf(bookedOf(one));
      matched.set(key, (matched.get(key) ?? 0) - one.amount);
    }
    return money
      .map((one) => ({ ...one, left: one.amount - (matched.get(keyOf(one)) ?? 0) }))
      .filter(({ left }) => left > 0);
  }
}
