import { Inject, Injectable } from '@nestjs/common';
import { dubaiDay, endOfDubaiDay } from '@shop/contract/dubai-day';
import { hasCopies } from '@shop/contract/pictures';
import { Pictures } from '../../platform/pictures/pictures.service.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { ENVIRONMENT } from '../../platform/config/config.module.js';
import type { TradeEnvironment } from './shop-variables.js';
import { requireVersion } from '../../platform/database/record.js';
import { type ChangeContext, InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { isDuplicateKey, Transactions } from '../../platform/database/transactions.js';
import { changesBetween } from '../../platform/history/changes.js';
import { refuse, refuseField, refuseFields, fieldFault } from '../../platform/errors/refuse.js';
import { settingsFaults } from './domain/settings.rules.js';
import type { PreviewSettingsDto, UpdateSettingsDto } from './dto/settings.requests.js';
import type { SettingsResponse } from './dto/settings.response.js';
import { fieldsOf, type SettingsFields, toSettings, withChanges } from './settings.mapper.js';
import { Settings, SETTINGS_OBJECT_ID, SETTINGS_RECORD, type SettingsRecord } from './settings.schema.js';
import { SettingsService } from './settings.service.js';
import { DEFAULT_LANGUAGE, type DocumentLanguage } from '@shop/contract/languages';
import { lineAmount } from '@shop/contract/money';
import { documentTax, type DocumentTax, type PriceBasis, taxRate } from '@shop/contract/vat';
import type { QuoteModel } from '../../documents/document-model.js';
import { DocumentParts } from '../../documents/document-parts.js';
import { documentTexts } from '../../documents/texts/texts.js';
import type { PdfFile } from '../../platform/http/pdf-answer.js';
import { DocumentsService } from '../../platform/pdf/documents.service.js';
import { isVatRegistered } from '../../documents/parties/shop-details.js';

const DAYS_AHEAD = 365;

/** No real document has this number, since numbers begin with 1. */
const NUMBER = 'QUO-0000-00000';

const LINES = [
  { ...line('Satin Ribbon', 'RIB-00001', 'FC3', '1-inch'), qty: 20, unitPrice: 1850 },
  { ...line('Hot-Stamping Ribbon', 'RIB-00002', 'HS7', '2-inch'), qty: 6, unitPrice: 4200 },
];

/** Staff change the settings, and preview a document with unsaved settings. */
@Injectable()
export class SettingsEditing {
  constructor(
    @InjectRecords(Settings) private readonly records: RecordStore<Settings>,
    private readonly settings: SettingsService,
    private readonly pictures: Pictures,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    @Inject(ENVIRONMENT) private readonly environment: Pick<TradeEnvironment, 'eInvoices'>,
    private readonly documents: DocumentsService,
  ) {}

  /** @throws DomainError STALE_VERSION, or `invalid` naming each wrong field */
  async update({ version, ...body }: UpdateSettingsDto, actor: Actor): Promise<SettingsResponse> {
    try {
      return await this.transactions.answer(actor, async (session) => {
        const before = await this.settings.load(session);
        requireVersion(SETTINGS_RECORD.name, before, version);
        const fields = await this.checked(before, body);
        if (fields.requireSecondFactor && !before.requireSecondFactor && !actor.hasSecondFactor)
          throw refuseField('requireSecondFactor', 'SECOND_FACTOR_FIRST');
        return toSettings(await this.write(before, fields, { actor, session }));
      });
    } catch (error) {
      // Two users who save for the first time at the same moment would both create the record.
      throw isDuplicateKey(error) ? refuse('STALE_VERSION', { record: SETTINGS_RECORD.name }) : error;
    }
  }

  /** The settings after the change, without storing them. @throws DomainError `invalid` naming each wrong field */
  async planned(body: PreviewSettingsDto): Promise<SettingsFields> {
    return this.checked(await this.settings.load(null), body);
  }

  private async checked(before: SettingsRecord, body: PreviewSettingsDto): Promise<SettingsFields> {
    const now = this.clock.now();
    const fields = withChanges(before, body, dubaiDay(now));
    const lastDay = dubaiDay(endOfDubaiDay(now, DAYS_AHEAD));
    const faults = settingsFaults(fields, lastDay);
    if (!(await this.isLogo(fields.logo))) faults.push(fieldFault('logo', 'LOGO', { value: fields.logo }));
    if (fields.eInvoiceConnector === 'webhook' && this.environment.eInvoices === null)
      faults.push(fieldFault('eInvoiceConnector', 'E_INVOICE_ENDPOINT'));
    if (faults.length > 0) throw refuseFields(faults);
    return fields;
  }

  private async isLogo(address: string): Promise<boolean> {
    return address === '' || (hasCopies(address) && (await this.pictures.hasPicture(address)));
  }

  private write(before: SettingsRecord, fields: SettingsFields, by: ChangeContext): Promise<SettingsRecord> {
    // With nested fields in a fixed order, too.
    const old = { ...before, ...fieldsOf(before) };
    if (before.version > 0) return this.records.store(old, fields, by);
    const changes = changesBetween(old, fields);
    // The first save stores the values of the environment, even if it changes none of them.
    const action = changes.length === 0 ? 'created' : 'updated';
    return this.records.insert({ _id: SETTINGS_OBJECT_ID, ...fields }, { ...by, action, changes });
  }

  /** @throws DomainError `invalid` naming each wrong field */
  async printPreview(body: PreviewSettingsDto, actor: Actor, language?: DocumentLanguage): Promise<PdfFile> {
    const planned = await this.planned(body);
    const now = this.clock.now();
    const parts = new DocumentParts(language);
    const texts = parts.texts.quote;
    const buyer = {
      ...documentTexts(parts.language === 'both' ? DEFAULT_LANGUAGE : parts.language).sampleBuyer,
      email: 'buyer@example.com',
      phoneNumber: '+971501234567',
    };
    const tax = isVatRegistered(planned, now) ? sampleTax(planned.priceBasis, now) : null;
    const totalPrice = tax?.gross ?? LINES.reduce((sum, one) => sum + lineAmount(one), 0);
    const model: QuoteModel = {
      ...parts.head(planned, buyer),
      title: texts.title,
      number: NUMBER,
      badges: [{ label: parts.texts.sample, tone: 'neutral' }],
      dates: [{ label: texts.date, value: parts.day(now) }],
      lines: tax ? [] : parts.lines(LINES),
      taxTable: tax && parts.taxTable(taxedLines(now), tax.lines, tax.basis),
      totals: parts.totals({ lines: LINES, deliveryCharge: 0, extraFee: 0, totalPrice, tax }),
      deliverTo: '',
      note: '',
      terms: [...parts.taxTerms(tax), ...texts.terms],
    };
    const look = await this.settings.letterheadOf(planned);
    return { name: 'preview', bytes: await this.documents.print(actor.id, 'quote', model, look) };
  }
}

function line(productName: string, sku: string, code: string, size: string) {
  return { productName, productNameAr: '', sku, code, size, unit: 'roll', packSize: null, packUnit: '' };
}

function taxedLines(at: Date) {
  const rate = taxRate('S', dubaiDay(at));
  return LINES.map((one) => ({ ...one, discount: 0, taxCategory: 'S' as const, taxRate: rate, taxReason: '' }));
}

function sampleTax(basis: PriceBasis, at: Date): DocumentTax {
  const charges = { deliveryCharge: 0, extraFee: 0, discount: 0 };
  return documentTax({ basis, lines: taxedLines(at), ...charges, standardRate: taxRate('S', dubaiDay(at)) });
}
