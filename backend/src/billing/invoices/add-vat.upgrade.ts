import { dubaiDay } from '@shop/contract/dubai-day';
import { DEFAULT_TAX_CATEGORY, taxRate } from '@shop/contract/vat';
import type { AnyBulkWriteOperation, Filter, UpdateFilter } from 'mongodb';
import { type Connection, Types } from 'mongoose';
import type { ShopSettings } from '../../shop/settings/shop-variables.js';
import type { Upgrade } from '../../platform/database/upgrades/upgrades.js';
import { isVatRegistered } from '../../documents/parties/shop-details.js';
import { storedSettings } from '../../shop/settings/settings.service.js';
import { sellerOf } from './invoice-drafts.service.js';

const BATCH = 500;

/** A quote, an order or an invoice from before the VAT fields existed. */
interface EarlierDocument {
  readonly _id: Types.ObjectId;
  readonly version: number;
  readonly status?: string;
  readonly isOrderCreated?: boolean;
  readonly invoice?: object | null;
  readonly amountDue?: number;
  readonly createdAt?: Date;
  readonly [lines: string]: unknown;
}

interface Kind {
  readonly collection: string;
  readonly lines: 'requestedItems' | 'orderItems' | 'lines';
  /** Documents that lack this field need the upgrade. */
  readonly lacking: string;
  readonly added: (document: EarlierDocument) => object;
}

/**
 * Adds the VAT fields to documents: ids and the standard category to lines, no discount, inclusive prices to open
 * quotes and orders of a registered shop, and the present seller to issued invoices. Their amounts do not change and
 * have no VAT.
 */
export function addVat(shop: ShopSettings): Upgrade {
  return {
    name: '2026-11-24 VAT of documents',
    async run(connection: Connection) {
      const now = new Date();
      const settings = await storedSettings(connection, shop);
      const open = isVatRegistered(settings, now) ? 'inclusive' : null;
      const kinds: readonly Kind[] = [
        {
          collection: 'quotes',
          lines: 'requestedItems',
          lacking: 'taxBasis',
          added: (quote) => ({ taxBasis: isOpenQuote(quote) ? open : null }),
        },
        {
          collection: 'orders',
          lines: 'orderItems',
          lacking: 'taxBasis',
          added: (order) => ({ taxBasis: isOpenOrder(order) ? open : null }),
        },
        {
          collection: 'invoices',
          lines: 'lines',
          lacking: 'seller',
          added: ({ amountDue, createdAt }) => ({
            seller: sellerOf(settings),
            'buyer.company': null,
            tax: null,
            supplyDate: null,
            taxDate: createdAt,
            issuedTotal: amountDue,
          }),
        },
      ];
      let changed = 0;
      for (const kind of kinds) changed += await upgradeKind(connection, kind, taxRate('S', dubaiDay(now)));
      return changed;
    },
  };
}

const isOpenQuote = ({ status, isOrderCreated }: EarlierDocument) => status !== 'Rejected' && isOrderCreated !== true;

const isOpenOrder = ({ status, invoice }: EarlierDocument) =>
  !invoice && (status === 'Processing' || status === 'Delivered');

/** A document that an older server changes at the same moment is found again. */
async function upgradeKind(connection: Connection, kind: Kind, rate: number): Promise<number> {
  const documents = connection.collection<EarlierDocument>(kind.collection);
  const lacking: Filter<EarlierDocument> = { [kind.lacking]: { $exists: false } };
  const find = () => documents.find(lacking, { limit: BATCH }).toArray();
  let changed = 0;
  for (let found = await find(); found.length > 0; found = await find()) {
    const updates = found.map((document): AnyBulkWriteOperation<EarlierDocument> => ({
      updateOne: {
        filter: { _id: document._id, version: document.version, ...lacking },
        update: { $set: fieldsOf(document, kind, rate) } as UpdateFilter<EarlierDocument>,
      },
    }));
    changed += (await documents.bulkWrite(updates)).modifiedCount;
  }
  return changed;
}

function fieldsOf(document: EarlierDocument, kind: Kind, rate: number): object {
  const lines = document[kind.lines] as readonly object[];
  const tax = { discount: 0, taxCategory: DEFAULT_TAX_CATEGORY, taxRate: rate, taxReason: '' };
  const shares = kind.lines === 'lines' ? { net: null, vat: null, gross: null } : {};
  return {
    discount: 0,
    discountReason: '',
    ...kind.added(document),
    [kind.lines]: lines.map((line) => ({ ...line, ...tax, ...shares, _id: new Types.ObjectId() })),
  };
}
