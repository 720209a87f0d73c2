import { Injectable } from '@nestjs/common';
import type { OrderRef } from '../../documents/parties/order-ref.schema.js';
import { InjectModel } from '@nestjs/mongoose';
import { endOfDubaiDay } from '@shop/contract/dubai-day';
import type { Fils } from '@shop/contract/money';
import { sumOf, type TaxedCategory } from '@shop/contract/vat';
import { type ClientSession, type Model, Types } from 'mongoose';
import { freeTextLine } from '../../documents/lines/snapshot.js';
import { documentTexts } from '../../documents/texts/texts.js';
import type { CompanyRecord } from '../../people/companies/companies.service.js';
import type { UserContact } from '../../people/users/dto/user.response.js';
import { type ChangeContext, InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { BroughtRecords, type BroughtSums } from '../../platform/imports/brought-records.js';
import type { SettingsRecord } from '../../shop/settings/settings.service.js';
import { accountKeyOf } from './account.js';
import { invoicedCompany, sellerOf } from './invoice-drafts.service.js';
import { settledBy } from './domain/invoice.rules.js';
import { Invoice, type InvoicePayment, type InvoiceRecord } from './invoice.schema.js';
import type { OpeningInvoice } from './opening-invoice.schema.js';

/** An invoice of the old books. */
export interface BroughtInvoice extends OpeningInvoice {
  readonly number: string;
  readonly issuedAt: Date;
  readonly dueDay: Date;
  readonly supplyDate: Date;
  /** The VAT of the whole invoice, as it was issued. */
  readonly categories: readonly TaxedCategory[];
  readonly poNumber: string;
  readonly note: string;
  /** The brought order that it is an advance on; null for an invoice of goods. */
  readonly order: OrderRef | null;
  /** The payment of `paidBefore`, if the caller stores it. */
  readonly payments?: readonly InvoicePayment[];
}

/** An invoice of the old books as it is stored. */
export type OpenItem = InvoiceRecord;

export interface InvoicedParty {
  readonly contact: UserContact;
  readonly company: CompanyRecord | null;
}

const OPEN = { $subtract: ['$issuedTotal', { $add: ['$opening.paidBefore', '$opening.creditedBefore'] }] };

/** The invoices of the old books. Nothing happens by them: no email, no number, no VAT. */
@Injectable()
export class OpeningInvoices extends BroughtRecords<Invoice> {
  protected readonly numberField = 'invoiceNumber';

  constructor(
    @InjectRecords(Invoice) protected readonly records: RecordStore<Invoice>,
    @InjectModel(Invoice.name) protected readonly model: Model<Invoice>,
  ) {
    super();
  }

  /** In the caller's transaction. */
  bring(invoice: BroughtInvoice, party: InvoicedParty, settings: SettingsRecord, by: ChangeContext) {
    return this.records.insert(fieldsOf(invoice, party, settings), { ...by, action: 'brought in' });
  }

  /** Does the same for many invoices. The payments that they have follow in the transaction. */
  bringAll(
    all: readonly { readonly invoice: BroughtInvoice; readonly party: InvoicedParty }[],
    settings: SettingsRecord,
    by: ChangeContext,
  ): Promise<OpenItem[]> {
    const fields = all.map(({ invoice, party }) => fieldsOf(invoice, party, settings));
    return this.records.insertAll(fields, { ...by, action: 'brought in' });
  }

  async numbered(numbers: readonly string[], session: ClientSession | null): Promise<Map<string, InvoiceRecord>> {
    const found = await this.model
      .find({ invoiceNumber: { $in: [...numbers] } })
      .session(session)
      .lean<InvoiceRecord[]>();
    return new Map(found.map((invoice) => [invoice.invoiceNumber, invoice]));
  }

  /** The open sums in the old books, by account. @param among these invoices alone */
  async openByAccount(moveIn: Types.ObjectId, among?: readonly Types.ObjectId[]): Promise<Map<string, Fils>> {
    const found = await this.model.aggregate<{ _id: Parameters<typeof accountKeyOf>[0]; open: Fils }>([
      { $match: { 'opening.moveIn': moveIn, ...(among && { _id: { $in: [...among] } }) } },
      { $group: { _id: { company: '$company', user: { $cond: ['$company', null, '$user'] } }, open: { $sum: OPEN } } },
    ]);
    return new Map(found.map(({ _id, open }) => [accountKeyOf(_id), open]));
  }

  sumsOf(moveIn: Types.ObjectId): Promise<BroughtSums> {
    return this.sums({ 'opening.moveIn': moveIn, kind: 'Standard' }, OPEN);
  }
}

const amountsOf = ({ net, vat, gross }: TaxedCategory) => ({ net, vat, gross });

function lineOf({ number, order, issuedAt }: BroughtInvoice, { category, rate, gross }: TaxedCategory) {
  const textIn = (language: 'en' | 'ar') => {
    const { goodsOf, advanceFor } = documentTexts(language).invoice;
    return order === null ? goodsOf(number) : advanceFor(order.orderNumber);
  };
  return {
    ...freeTextLine(textIn('en'), 1, issuedAt),
    productNameAr: textIn('ar'),
    unitPrice: gross,
    taxCategory: category,
    taxRate: rate,
  };
}

function fieldsOf(invoice: BroughtInvoice, party: InvoicedParty, settings: SettingsRecord): Partial<InvoiceRecord> {
  const { number, order, issuedAt, payments = [], categories, creditedBefore, paidBefore, moveIn, line } = invoice;
  const total = sumOf(categories);
  const amountDue = total.gross - creditedBefore;
  const { name, email, phoneNumber, address, _id: user } = party.contact;
  const company = party.company && invoicedCompany(party.company);
  const none = { category: 'S' as const, rate: 0, net: 0, vat: 0, gross: 0 };
  return {
    _id: new Types.ObjectId(),
    invoiceNumber: number,
    user: new Types.ObjectId(user),
    company: party.company?._id ?? null,
    salesperson: party.company?.salesperson ?? null,
    seller: sellerOf(settings),
    buyer: { name, email, phoneNumber, address, company },
    kind: order === null ? 'Standard' : 'Advance',
    order,
    opening: { moveIn, line, paidBefore, creditedBefore },
    lines: categories.map((one) => ({ ...lineOf(invoice, one), ...amountsOf(one) })),
    tax: { basis: 'inclusive', ...total, categories: [...categories], deliveryCharge: none, extraFee: none },
    supplyDate: invoice.supplyDate,
    taxDate: invoice.supplyDate,
    issuedTotal: total.gross,
    credited: creditedBefore,
    amountDue,
    payments: [...payments],
    ...settledBy({ amountDue, voidedAt: null, writtenOff: 0, waived: 0 }, payments),
    poNumber: invoice.poNumber,
    adminToClientNote: invoice.note,
    dueDate: endOfDubaiDay(invoice.dueDay),
    createdAt: issuedAt,
    updatedAt: issuedAt,
  };
}
