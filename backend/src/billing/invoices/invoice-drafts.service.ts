import { Injectable } from '@nestjs/common';
import { endOfDubaiDay } from '@shop/contract/dubai-day';
import type { Language } from '@shop/contract/languages';
import type { DocumentTax } from '@shop/contract/vat';
import type { ClientSession, Types } from 'mongoose';
import { type BillPlan, leftToBill, plannedLines } from '../../sales/orders/domain/bill-plan.js';
import type { OrderRecord } from '../../sales/orders/order-binding.service.js';
import { Clock } from '../../platform/clock.js';
import { refuse } from '../../platform/errors/refuse.js';
import { CompaniesService, type CompanyRecord } from '../../people/companies/companies.service.js';
import { isVatRegistered } from '../../documents/parties/shop-details.js';
import { type SettingsRecord, SettingsService } from '../../shop/settings/settings.service.js';
import { VatPeriodsService } from '../../shop/vat-periods/vat-periods.service.js';
import { detailsForOwner } from '../../documents/particulars/domain/purchase-details.js';
import type { Details } from '../../documents/particulars/purchase-details.service.js';
import { freeTextLine } from '../../documents/lines/snapshot.js';
import { documentTexts } from '../../documents/texts/texts.js';
import type { UserContact } from '../../people/users/dto/user.response.js';
import { UsersService } from '../../people/users/users.service.js';
import { newOrderLine } from '../../sales/orders/domain/line-quantities.js';
import { hasReverseCharge, supplyDateOf } from './domain/invoice-title.js';
import type { CompanyDetails } from '../../documents/parties/company-details.schema.js';
import type { InvoiceSeller } from './invoice-parties.schema.js';
import type { Invoice } from './invoice.schema.js';
import type { PlannedInvoice } from './planned-bills.service.js';

/** The content of an invoice before its number is taken. */
export type InvoiceDraft = ReturnType<typeof draftOf>;

type Drafted = Omit<PlannedInvoice, 'order' | 'isByName'>;

interface Parties {
  readonly settings: SettingsRecord;
  readonly recipient: UserContact;
  readonly company: CompanyRecord | null;
}

/** The fields of an order that its invoice copies. */
export type DraftableOrder = Pick<
  OrderRecord,
  | '_id'
  | 'orderNumber'
  | 'user'
  | 'orderItems'
  | 'totalPrice'
  | 'taxBasis'
  | 'createdAt'
  | 'isDelivered'
  | 'deliveredAt'
  | 'deliveryCharge'
  | 'extraFee'
  | 'discount'
  | 'discountReason'
  | keyof Details
  | 'invoices'
  | 'advances'
  | 'company'
  | 'salesperson'
  | 'purchaseAuthor'
  | 'supply'
>;

/** Copies the content of an invoice from its order, its buyer and the settings of the shop. */
@Injectable()
export class InvoiceDrafts {
  constructor(
    private readonly users: UsersService,
    private readonly companies: CompaniesService,
    private readonly clock: Clock,
    private readonly settings: SettingsService,
    private readonly periods: VatPeriodsService,
  ) {}

  /** @returns the fields and the language of the buyer. @throws DomainError BUYER_TRN_MISSING */
  async draftToIssue(
    planned: PlannedInvoice,
    session: ClientSession,
  ): Promise<{ fields: InvoiceDraft & Pick<Invoice, 'taxDate'>; language: Language }> {
    const { draft, language } = await this.copiesOf(planned.order, planned, session);
    if (draft.tax !== null && hasReverseCharge(draft) && !draft.buyer.company?.trn) {
      throw refuse('BUYER_TRN_MISSING');
    }
    const taxDate = await this.periods.taxDateOf(draft.supplyDate, draft.createdAt, session);
    return { fields: { ...draft, taxDate }, language };
  }

  /** The invoice of an order or a quote as it would be issued now. */
  async draftNow(order: DraftableOrder): Promise<InvoiceDraft> {
    const planned = { plan: leftToBill(order), deliveries: [], paidAt: null, advance: null };
    return (await this.copiesOf(order, planned)).draft;
  }

  private async copiesOf(order: DraftableOrder, planned: Drafted, session?: ClientSession) {
    const settings = await this.settings.load(session ?? null);
    const recipient = await this.users.recipientOf(order, session);
    const company = await this.companies.ofDocument(order, session);
    const draft = draftOf(order, planned, { settings, recipient, company }, this.clock.now());
    return { draft, language: recipient.language };
  }
}

function draftOf(
  order: DraftableOrder,
  { plan, deliveries, paidAt, advance }: Drafted,
  { settings, recipient, company }: Parties,
  createdAt: Date,
) {
  const { name, email, phoneNumber, address } = recipient;
  // An order from before the shop was registered keeps its total, which then includes the VAT.
  const tax = isVatRegistered(settings, createdAt) ? plan.tax : null;
  const [first, last] = advance ? [null, null] : daysOf(order, deliveries);
  const due = endOfDubaiDay(createdAt, company?.paymentTermsDays ?? settings.invoiceTermsDays);
  return {
    kind: advance ? ('Advance' as const) : ('Standard' as const),
    receipt: advance?.receipt ?? null,
    adminToClientNote: advance?.note ?? '',
    user: order.user,
    company: order.company,
    salesperson: order.salesperson,
    seller: sellerOf(settings),
    buyer: { name, email, phoneNumber, address, company: company && invoicedCompany(company) },
    order: { _id: order._id, orderNumber: order.orderNumber },
    lines: withVat(advance ? advanceLines(order, plan.tax) : plannedLines(order.orderItems, plan), tax),
    ...copiedFrom(plan, tax),
    discountReason: order.discountReason,
    // The invoice is for the current owner: details entered by another buyer are omitted.
    ...detailsForOwner(order),
    deliveries: deliveries.map(({ _id, number, deliveredOn }) => ({ _id, number, deliveredOn })),
    supplyDate: supplyDateOf({ deliveredAt: first, paidAt }, createdAt),
    deliveredAt: last,
    supply: order.supply,
    dueDate: advance?.dueDate ?? due,
    createdAt,
  };
}

/** The lines of an advance invoice: one of text for each VAT category. */
function advanceLines({ orderNumber, orderItems, createdAt }: DraftableOrder, { categories, basis }: DocumentTax) {
  return categories.map(({ category, rate, net, gross }) =>
    newOrderLine({
      ...freeTextLine(documentTexts('en').invoice.advanceFor(orderNumber), 1, createdAt),
      productNameAr: documentTexts('ar').invoice.advanceFor(orderNumber),
      unitPrice: basis === 'inclusive' ? gross : net,
      taxCategory: category,
      taxRate: rate,
      taxReason: orderItems.find((line) => line.taxCategory === category && line.taxReason !== '')?.taxReason ?? '',
    }),
  );
}

/** The first and the last day on which its goods were delivered; null if none of them was. */
function daysOf({ isDelivered, deliveredAt }: DraftableOrder, deliveries: PlannedInvoice['deliveries']) {
  const days = deliveries.map(({ deliveredOn }) => deliveredOn).filter((day) => day !== null);
  const fallback = isDelivered ? deliveredAt : null;
  return [days[0] ?? fallback, days.at(-1) ?? fallback] as const;
}

function withVat<Line>(lines: readonly Line[], tax: DocumentTax | null) {
  return lines.map((line, index) => {
    const { net = null, vat = null, gross = null } = tax?.lines[index] ?? {};
    return { ...line, net, vat, gross };
  });
}

function copiedFrom(plan: BillPlan<Types.ObjectId>, tax: DocumentTax | null) {
  const { deliveryCharge, extraFee, discount, advanced, amountDue } = plan;
  const advances = plan.uses.map(({ advance: { _id, number, issuedOn }, categories }) => ({
    _id,
    number,
    issuedOn,
    categories: [...categories],
    givenBack: 0,
  }));
  return {
    advances,
    advanced,
    deliveryCharge,
    extraFee,
    discount,
    tax: tax && storedTax(tax),
    issuedTotal: plan.totalPrice,
    amountDue,
    remainingDue: amountDue,
  };
}

/** The lines store their own shares. */
function storedTax({ basis, net, vat, gross, categories, deliveryCharge, extraFee }: DocumentTax) {
  return { basis, net, vat, gross, categories: [...categories], deliveryCharge, extraFee };
}

/** Company details for documents made out to the company. */
export function invoicedCompany(company: CompanyRecord): CompanyDetails {
  const { legalName, legalNameAr, trn, tin, licenceNumber, licenceAuthority, address } = company;
  return { legalName, legalNameAr, trn, tin, licenceNumber, licenceAuthority, address };
}

/** The shop's details for its invoices. */
export function sellerOf(settings: SettingsRecord): InvoiceSeller {
  const { name, legalName, legalNameAr, address, trn, licenceNumber, licenceAuthority, email } = settings;
  const { whatsapp, bankAccounts } = settings;
  return {
    name,
    legalName,
    legalNameAr,
    address,
    trn,
    licenceNumber,
    licenceAuthority,
    email,
    phones: [...whatsapp],
    bankAccounts: bankAccounts.map(({ bank, accountName, iban, bic }) => ({ bank, accountName, iban, bic })),
  };
}
