import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Fils } from '@shop/contract/money';
import type { PaymentMethod } from '@shop/contract/payment';
import { type Model, Types } from 'mongoose';
import { accountKeyOf } from '../../billing/invoices/account.js';
import { invoicedCompany, sellerOf } from '../../billing/invoices/invoice-drafts.service.js';
import type { InvoicedParty } from '../../billing/invoices/opening-invoices.service.js';
import { type ChangeContext, InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { BroughtRecords, type BroughtSums } from '../../platform/imports/brought-records.js';
import type { SettingsRecord } from '../../shop/settings/settings.service.js';
import { Receipt } from './receipt.schema.js';
import { ReceiptRecording } from './receipt-recording.service.js';

/** Credit of a customer in the old books. */
export interface BroughtCredit {
  readonly amount: Fils;
  readonly receivedAt: Date;
  readonly paymentMethod: PaymentMethod;
  readonly reference: string;
  readonly note: string;
}

/** Credit of the old books: receipts that nothing was received with here. No email is sent. */
@Injectable()
export class OpeningCredits extends BroughtRecords<Receipt> {
  protected readonly numberField = 'receiptNumber';

  constructor(
    @InjectRecords(Receipt) protected readonly records: RecordStore<Receipt>,
    @InjectModel(Receipt.name) protected readonly model: Model<Receipt>,
    private readonly recording: ReceiptRecording,
  ) {
    super();
  }

  /** In the caller's transaction, which is in the queue INVOICE_NUMBERS. */
  async bring(credit: BroughtCredit, { contact, company }: InvoicedParty, settings: SettingsRecord, by: ChangeContext) {
    const { amount, receivedAt, ...fields } = credit;
    const { name, email, phoneNumber, address } = contact;
    const receiptNumber = await this.recording.nextNumber(by.session);
    return this.records.insert(
      {
        ...fields,
        receiptNumber,
        company: company?._id ?? null,
        user: new Types.ObjectId(contact._id),
        payer: company?.legalName ?? name,
        seller: sellerOf(settings),
        buyer: { name, email, phoneNumber, address, company: company && invoicedCompany(company) },
        amount,
        unallocated: amount,
        onAccount: amount,
        paymentDate: receivedAt,
        isOpening: true,
      },
      { ...by, action: 'brought in' },
    );
  }

  /** The sums of these receipts, by account. */
  async byAccount(ids: readonly Types.ObjectId[]): Promise<Map<string, Fils>> {
    const found = await this.model.aggregate<{ _id: Parameters<typeof accountKeyOf>[0]; sum: Fils }>([
      { $match: { _id: { $in: [...ids] } } },
      {
        $group: {
          _id: { company: '$company', user: { $cond: ['$company', null, '$user'] } },
          sum: { $sum: '$amount' },
        },
      },
    ]);
    return new Map(found.map(({ _id, sum }) => [accountKeyOf(_id), sum]));
  }

  sumsOf(ids: readonly Types.ObjectId[]): Promise<BroughtSums> {
    return this.sums({ _id: { $in: [...ids] } }, '$amount');
  }
}
