import { Injectable } from '@nestjs/common';
import { CreditNotesService } from '../billing/credit-notes/credit-notes.service.js';
import { InvoicesService } from '../billing/invoices/invoices.service.js';
import type { Actor } from '../platform/auth/actor.js';
import type { FindingsResponse, ReadinessResponse } from './dto/e-invoice.response.js';
import { EInvoiceDocuments } from './e-invoice-documents.service.js';
import type { XmlFile } from './xml-answer.js';
import { ProductsService } from '../goods/catalog/products.service.js';
import { CompaniesService, type CompanyRecord } from '../people/companies/companies.service.js';
import {
  type DraftableOrder,
  type InvoiceDraft,
  InvoiceDrafts,
  sellerOf as invoicedSeller,
} from '../billing/invoices/invoice-drafts.service.js';
import { SettingsService } from '../shop/settings/settings.service.js';
import { findingsOfBuyer, findingsOfSeller } from './checks/party-findings.js';
import { codeIn, EXEMPTIONS, gtinIn, REVERSE_CHARGE_GOODS } from './domain/codes.js';
import { NOT_NEEDED, pathOfBuyer, toFinding, toFindings } from './e-invoice.mapper.js';
import { INVOICE_DRAFTED } from '../billing/invoices/invoice.events.js';
import type { ChangeContext } from '../platform/database/record-store.js';
import { OnEvent } from '../platform/events/events.js';
import { newOrderLine } from '../sales/orders/domain/line-quantities.js';
import { OrdersService } from '../sales/orders/orders.service.js';
import { Clock } from '../platform/clock.js';
import { QuotesService } from '../sales/quotes/quotes.service.js';
import { findingsOf } from './checks/check.js';
import { invoiceModel } from './domain/model.js';
import { NO_OPTIONS } from './domain/source.js';
import { invoiceNotReady } from './e-invoices.errors.js';
import { issuedInvoice, issuedNote } from './issued-document.js';

/** The answer lists the missing data of at most this many companies. */
const MOST_NAMED = 100;

/**
 * Checks e-invoices: of issued documents, of the invoice that an order or a quote would get now, and the data of shop,
 * companies and products.
 */
@Injectable()
export class EInvoiceChecks {
  constructor(
    private readonly invoices: InvoicesService,
    private readonly notes: CreditNotesService,
    private readonly documents: EInvoiceDocuments,
    private readonly settings: SettingsService,
    private readonly companies: CompaniesService,
    private readonly products: ProductsService,
    private readonly drafts: InvoiceDrafts,
    private readonly orders: OrdersService,
    private readonly quotes: QuotesService,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError INVOICE_NOT_FOUND, E_INVOICE_VOID, E_INVOICE_WITHOUT_VAT, E_INVOICE_INCOMPLETE */
  async xmlOfInvoice(id: string, actor: Actor): Promise<XmlFile> {
    return this.documents.sentXmlOf(issuedInvoice(await this.invoices.loadFor(actor, id)));
  }

  /** @throws DomainError CREDIT_NOTE_NOT_FOUND, E_INVOICE_WITHOUT_VAT, E_INVOICE_INCOMPLETE */
  async xmlOfCreditNote(id: string, actor: Actor): Promise<XmlFile> {
    const note = await this.notes.loadFor(actor, id);
    return this.documents.sentXmlOf(issuedNote(note, await this.invoices.load(note.invoice._id.toHexString())));
  }

  /** @throws DomainError INVOICE_NOT_FOUND */
  async findingsOfInvoice(id: string): Promise<FindingsResponse> {
    return this.documents.findingsOf(await this.documents.load('invoice', id));
  }

  /** @throws DomainError CREDIT_NOTE_NOT_FOUND */
  async findingsOfCreditNote(id: string, actor: Actor): Promise<FindingsResponse> {
    const note = await this.notes.loadFor(actor, id);
    return this.documents.findingsOf(await this.documents.load('credit-note', note._id.toHexString()));
  }

  async readiness(): Promise<ReadinessResponse> {
    const seller = invoicedSeller(await this.settings.load(null));
    return {
      settings: findingsOfSeller(seller).map((finding) => toFinding(finding, { settings: '/settings' })),
      companies: readinessOf(await this.companies.confirmed()),
      products: await this.productsReadiness(),
    };
  }

  private async productsReadiness() {
    const { total, withoutHsCode, reasons } = await this.products.taxFields();
    const lacking = reasons.filter(({ taxCategory, taxReason }) => !hasCodes(taxCategory, taxReason));
    return { total, withoutHsCode, withoutTaxCode: lacking.length };
  }

  /** @throws DomainError ORDER_NOT_FOUND */
  async findingsOfOrder(id: string): Promise<FindingsResponse> {
    return this.checkDraft(await this.orders.load(id), `/orders/${id}/edit`);
  }

  /** @throws DomainError QUOTE_NOT_FOUND */
  async findingsOfQuote(id: string): Promise<FindingsResponse> {
    const quote = await this.quotes.load(id);
    const order = {
      ...quote,
      isDelivered: false,
      deliveredAt: null,
      supply: null,
      invoices: [],
      advances: [],
      orderNumber: quote.number,
      orderItems: quote.requestedItems.map(newOrderLine),
    };
    return this.checkDraft(order, `/quotes/${id}/edit`);
  }

  /** @param path of the page where the lines are changed */
  private async checkDraft(order: DraftableOrder, path: string): Promise<FindingsResponse> {
    return this.findings(await this.drafts.draftNow(order), path);
  }

  /** Refuses an incomplete e-invoice if the settings require complete ones. @throws DomainError E_INVOICE_NOT_READY */
  @OnEvent(INVOICE_DRAFTED)
  async requireReady(invoice: InvoiceDraft, { session }: ChangeContext): Promise<void> {
    const { requireReadyEInvoices } = await this.settings.load(session);
    if (!requireReadyEInvoices) return;
    const { findings } = this.findings(invoice, `/orders/${invoice.order._id.toHexString()}/edit`);
    if (findings.length > 0) throw invoiceNotReady(findings);
  }

  private findings(draft: InvoiceDraft, path: string): FindingsResponse {
    const { tax, order } = draft;
    if (tax === null) return NOT_NEEDED;
    const source = { ...draft, tax, _id: order._id, invoiceNumber: order.orderNumber, payments: [] };
    const buyer = { company: draft.company?.toHexString() ?? null, user: draft.user.toHexString() };
    const at = { settings: '/settings', buyer: pathOfBuyer(buyer), lines: path, supply: path };
    return toFindings(findingsOf(invoiceModel(source, draft.supply ?? NO_OPTIONS), this.clock.now()), at);
  }
}

function readinessOf(companies: readonly CompanyRecord[]) {
  const unready = companies.flatMap((company) => {
    const _id = company._id.toHexString();
    const found = findingsOfBuyer(company, _id);
    const findings = found.map((finding) => toFinding(finding, { buyer: `/companies/${_id}/edit` }));
    return findings.length === 0 ? [] : [{ _id, legalName: company.legalName, findings }];
  });
  return { total: companies.length, ready: companies.length - unready.length, unready: unready.slice(0, MOST_NAMED) };
}

function hasCodes(taxCategory: string, taxReason: string): boolean {
  if (taxCategory === 'E') return codeIn(taxReason, EXEMPTIONS) !== '';
  return codeIn(taxReason, REVERSE_CHARGE_GOODS) !== '' && gtinIn(taxReason) !== '';
}
