import { Injectable } from '@nestjs/common';
import type { DocumentLanguage, Language } from '@shop/contract/languages';
import { dubaiDay } from '@shop/contract/dubai-day';
import { lineAmount } from '@shop/contract/money';
import { type DocumentTax, documentTax, type PriceBasis, taxRate } from '@shop/contract/vat';
import type { QuoteModel } from '../../documents/document-model.js';
import { DocumentParts } from '../../documents/document-parts.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import type { PdfFile } from '../../platform/http/pdf-answer.js';
import { DocumentsService } from '../../platform/pdf/documents.service.js';
import type { PreviewSettingsDto } from './dto/settings.requests.js';
import { SettingsEditing } from './settings-editing.service.js';
import { isVatRegistered } from '../../documents/parties/shop-details.js';
import { SettingsService } from './settings.service.js';

/** No document has this number: those begin with 1. */
const NUMBER = 'QUO-0000-00000';

/** Made up. */
const BUYER = {
  en: { name: 'Gulf Cartons LLC', address: 'Industrial Area 6, Sharjah' },
  ar: { name: 'شركة الخليج للكرتون ذ.م.م', address: 'المنطقة الصناعية 6، الشارقة' },
} satisfies Record<Language, object>;

const LINES = [
  { ...line('Satin Ribbon', 'RIB-00001', 'FC3', '1-inch'), qty: 20, unitPrice: 1850 },
  { ...line('Hot-Stamping Ribbon', 'RIB-00002', 'HS7', '2-inch'), qty: 6, unitPrice: 4200 },
];

/** A document with settings that are not saved yet. */
@Injectable()
export class SettingsPreview {
  constructor(
    private readonly editing: SettingsEditing,
    private readonly settings: SettingsService,
    private readonly documents: DocumentsService,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `invalid` naming each wrong field */
  async render(body: PreviewSettingsDto, actor: Actor, language?: DocumentLanguage): Promise<PdfFile> {
    const planned = await this.editing.planned(body);
    const now = this.clock.now();
    const parts = new DocumentParts(language);
    const texts = parts.texts.quote;
    const buyer = {
      ...BUYER[parts.language === 'both' ? 'en' : parts.language],
      email: 'buyer@example.com',
      phoneNumber: '+971501234567',
    };
    const tax = isVatRegistered(planned, now) ? taxOf(planned.priceBasis, now) : null;
    const totalPrice = tax?.gross ?? LINES.reduce((sum, one) => sum + lineAmount(one), 0);
    const model: QuoteModel = {
      ...parts.head(planned, buyer),
      title: texts.title,
      number: NUMBER,
      status: { label: parts.texts.sample, tone: 'neutral' },
      dates: [{ label: texts.date, value: parts.day(now) }],
      lines: tax ? [] : parts.lines(LINES),
      taxTable: tax && parts.taxTable(taxedLines(now), tax.lines, tax.basis),
      totals: parts.totals({ lines: LINES, deliveryCharge: 0, extraFee: 0, totalPrice, tax }),
      ...{ deliverTo: '', note: '' },
      terms: [...parts.taxTerms(tax), ...texts.terms],
    };
    const look = await this.settings.letterheadOf(planned);
    return { name: 'preview', bytes: await this.documents.print(actor.id, 'quote', model, look) };
  }
}

function line(productName: string, sku: string, code: string, size: string) {
  return { productName, sku, code, size, unit: 'roll' };
}

function taxedLines(at: Date) {
  const rate = taxRate('S', dubaiDay(at));
  return LINES.map((one) => ({ ...one, discount: 0, taxCategory: 'S' as const, taxRate: rate, taxReason: '' }));
}

function taxOf(basis: PriceBasis, at: Date): DocumentTax {
  const charges = { deliveryCharge: 0, extraFee: 0, discount: 0 };
  return documentTax({ basis, lines: taxedLines(at), ...charges, standardRate: taxRate('S', dubaiDay(at)) });
}
