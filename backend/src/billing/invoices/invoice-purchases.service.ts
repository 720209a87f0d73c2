import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { type BoughtDocument, MOST_BOUGHT_DOCUMENTS, toBoughtLine } from '../../documents/lines/bought.js';
import { Invoice, type InvoiceRecord } from './invoice.schema.js';

/** Purchases as invoices tell them. */
@Injectable()
export class InvoicePurchases {
  constructor(@InjectModel(Invoice.name) private readonly invoices: Model<Invoice>) {}

  /** The latest invoices of these users, without those that are Void or credited in full. */
  async of(users: readonly Types.ObjectId[]): Promise<BoughtDocument[]> {
    const found = await this.invoices
      .find({ user: { $in: [...users] } })
      .sort({ createdAt: -1, _id: -1 })
      .limit(MOST_BOUGHT_DOCUMENTS)
      .select('invoiceNumber user createdAt voidedAt creditedAt tax.basis lines')
      .lean<InvoiceRecord[]>();
    const standing = found.filter(({ voidedAt, creditedAt }) => !voidedAt && !creditedAt);
    return standing.map(({ _id, invoiceNumber, user, createdAt, tax, lines }) => ({
      ...{
        kind: 'invoice',
        _id: _id.toHexString(),
        number: invoiceNumber,
        user: user.toHexString(),
        createdAt,
        basis: tax?.basis ?? null,
      },
      lines: lines.map((line) => toBoughtLine(line)),
    }));
  }
}
