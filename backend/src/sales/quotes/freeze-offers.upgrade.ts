import { type Connection, Types } from 'mongoose';
import type { Upgrade } from '../../platform/database/upgrades/upgrades.js';
import { HistoryEntry, type HistoryEntryRecord } from '../../platform/history/history-entry.schema.js';
import type { Line } from '../../documents/lines/line.schema.js';
import { isPriced } from './domain/quote.rules.js';
import { QuoteRevision } from './quote-revision.schema.js';
import { type RequestedLine, Quote, type QuoteRecord } from './quote.schema.js';

const BATCH = 500;

/** Stores the present offer of older quotes as their first revision, without an expiry. */
export const freezeOffers: Upgrade = {
  name: '2026-11-25 revisions of quotes',
  async run(connection: Connection) {
    const quotes = connection.model<Quote>(Quote.name);
    let changed = 0;
    for (;;) {
      const found = await quotes
        .find({ revision: { $exists: false } })
        .limit(BATCH)
        .lean<QuoteRecord[]>();
      if (found.length === 0) return changed;
      await freeze(
        connection,
        found.filter(({ status }) => isPriced(status)),
      );
      const requested = await requestedLines(connection, found);
      const updates = found.map((quote) => ({
        updateOne: {
          filter: { _id: quote._id, revision: { $exists: false } },
          update: { $set: offerOf(quote, requestedLinesOf(quote, requested.get(quote._id.toHexString()) ?? [])) },
        },
      }));
      changed += (await quotes.collection.bulkWrite(updates)).modifiedCount;
    }
  },
};

function offerOf(quote: QuoteRecord, requested: RequestedLine[]) {
  const isOffered = isPriced(quote.status);
  return {
    askedFor: requested,
    revision: isOffered ? 1 : 0,
    sentAt: isOffered ? sentAtOf(quote) : null,
    validUntil: null,
    allowPartial: false,
    answer: null,
    earlierAnswers: [],
  };
}

const sentAtOf = ({ quotedAt, createdAt }: Partial<Pick<QuoteRecord, 'quotedAt'>> & Pick<QuoteRecord, 'createdAt'>) =>
  quotedAt ?? createdAt;

async function freeze(connection: Connection, quotes: readonly QuoteRecord[]): Promise<void> {
  if (quotes.length === 0) return;
  const revisions = connection.model<QuoteRevision>(QuoteRevision.name);
  const updates = quotes.map((quote) => {
    const { _id, user, requestedItems, deliveryCharge, extraFee, discount, discountReason, taxBasis } = quote;
    const { totalPrice, adminToClientNote } = quote;
    const $setOnInsert = {
      user,
      requestedItems,
      deliveryCharge,
      extraFee,
      discount,
      discountReason,
      taxBasis,
      totalPrice,
      adminToClientNote,
      status: 'Quoted',
      validUntil: null,
      sentAt: sentAtOf(quote),
      sentBy: '',
    };
    return { updateOne: { filter: { quote: _id, revision: 1 }, update: { $setOnInsert }, upsert: true } };
  });
  await revisions.collection.bulkWrite(updates);
}

/** The requested lines from the history, by the ids of their quotes. */
async function requestedLines(
  connection: Connection,
  quotes: readonly QuoteRecord[],
): Promise<Map<string, readonly RememberedLine[]>> {
  const entries = await connection
    .model<HistoryEntry>(HistoryEntry.name)
    .find({ resource: 'quotes', action: 'requested', resourceId: { $in: quotes.map(({ _id }) => _id) } })
    .lean<HistoryEntryRecord[]>();
  return new Map(entries.map(({ resourceId, changes }) => [resourceId.toHexString(), linesIn(changes)]));
}

function linesIn(changes: HistoryEntryRecord['changes']): readonly RememberedLine[] {
  return (changes.find(({ field }) => field === 'requestedItems')?.to ?? []) as readonly RememberedLine[];
}

/** The history of early quotes has no ids of lines: the product identifies the line. */
function requestedLinesOf(quote: QuoteRecord, lines: readonly RememberedLine[]): RequestedLine[] {
  return lines.map(({ _id, product = null, productName, unit = '', qty, unitPrice }) => {
    const line = product && quote.requestedItems.find((one) => one.product?.equals(product));
    return {
      _id: _id ?? line?._id ?? new Types.ObjectId(),
      product,
      productName,
      unit,
      qty,
      unitPrice: product === null ? null : unitPrice,
    };
  });
}

type RememberedLine = Pick<Line, 'productName' | 'qty' | 'unitPrice'> & {
  readonly _id?: Types.ObjectId;
  readonly product?: Types.ObjectId | null;
  readonly unit?: string;
};
