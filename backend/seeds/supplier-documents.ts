import type { INestApplicationContext } from '@nestjs/common';
import { DAY_MS, dubaiDay } from '@shop/contract/dubai-day';
import { SUPPLIER_DOCUMENTS, type SupplierDocumentKind } from '@shop/contract/supplier-pack';
import { supplierDocuments as titles } from '@shop/contract/words/en/documents';
import { Clock } from '../src/platform/clock.js';
import { SettingsService, type SettingsRecord } from '../src/shop/settings/settings.service.js';
import { SupplierDocuments } from '../src/site/supplier-pack/supplier-documents.service.js';
import { OFFICE } from './documents/document-story.js';
import { samplePdf } from './documents/sample-pdf.js';

interface Particulars {
  readonly number: string;
  /** Days from today: negative ones are past. */
  readonly issued: number;
  /** null if it does not end. */
  readonly ends: number | null;
}

/** The last one expires soon, so that the warning is visible in the demo. */
const particularsOf = ({
  licenceNumber,
  trn,
}: SettingsRecord): Readonly<Record<SupplierDocumentKind, Particulars>> => ({
  TradeLicence: { number: licenceNumber, issued: -130, ends: 235 },
  TrnCertificate: { number: trn, issued: -1400, ends: null },
  BankLetter: { number: 'SAMPLE-2207', issued: -20, ends: null },
  RepresentativeAuthority: { number: 'SAMPLE-0031', issued: -353, ends: 12 },
});

/** Stores fictitious documents, which are marked as samples. */
export async function seedSupplierDocuments(app: INestApplicationContext): Promise<void> {
  const shop = app.get(SettingsService).current();
  const now = app.get(Clock).now();
  const dayIn = (days: number) => dubaiDay(new Date(now.getTime() + days * DAY_MS));
  for (const kind of SUPPLIER_DOCUMENTS) {
    const { number, issued, ends } = particularsOf(shop)[kind];
    const [issuedOn, expiresOn] = [dayIn(issued), ends === null ? null : dayIn(ends)];
    const title = titles[kind];
    const lines = [
      shop.legalName,
      `Number ${number}`,
      `Issued ${issuedOn}`,
      `Valid until ${expiresOn ?? 'further notice'}`,
    ];
    await app.get(SupplierDocuments).put(kind, samplePdf(title, lines), { expiresOn: expiresOn ?? undefined }, OFFICE);
  }
}
