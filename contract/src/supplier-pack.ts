import { PAGES } from './pages.js';

/** The documents by which buyers check the shop as their supplier, in the order of the pack. */
export const SUPPLIER_DOCUMENTS = ['TradeLicence', 'TrnCertificate', 'BankLetter', 'RepresentativeAuthority'] as const;
export type SupplierDocumentKind = (typeof SUPPLIER_DOCUMENTS)[number];

export const isSupplierDocument = (text: string): text is SupplierDocumentKind =>
  SUPPLIER_DOCUMENTS.some((kind) => kind === text);

/** The id of the single record of each kind: its history continues when the document is replaced. */
export const SUPPLIER_DOCUMENT_IDS: Readonly<Record<SupplierDocumentKind, string>> = {
  TradeLicence: '000000000000000000000011',
  TrnCertificate: '000000000000000000000012',
  BankLetter: '000000000000000000000013',
  RepresentativeAuthority: '000000000000000000000014',
};

/** Content types of the files. */
export const SUPPLIER_FILE_TYPES = ['application/pdf', 'image/png', 'image/jpeg'] as const;
export type SupplierFileType = (typeof SUPPLIER_FILE_TYPES)[number];
export const MAX_SUPPLIER_FILE_MB = 5;
export const MAX_SUPPLIER_FILE_BYTES = MAX_SUPPLIER_FILE_MB * 1_048_576;

/** The maximum length of a document's number. */
export const MAX_DOCUMENT_NUMBER = 60;

/** The shop is notified this many days before the last day of a document. */
export const EXPIRY_NOTICE_DAYS = 30;

export const SUPPLIER_DOCUMENT_STATES = ['missing', 'valid', 'expiring', 'expired'] as const;
export type SupplierDocumentState = (typeof SUPPLIER_DOCUMENT_STATES)[number];

const DAY_MS = 86_400_000;
const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / DAY_MS;

/**
 * @returns days up to the last day, which still counts: 0 on that day, negative after it; null if it has no last day
 */
export const daysLeftOf = (expiresOn: string, today: string): number | null =>
  expiresOn === '' ? null : dayNumber(expiresOn) - dayNumber(today);

/** @param daysLeft the result of `daysLeftOf` */
export function supplierDocumentState(hasFile: boolean, daysLeft: number | null): SupplierDocumentState {
  if (!hasFile) return 'missing';
  if (daysLeft === null) return 'valid';
  if (daysLeft < 0) return 'expired';
  return daysLeft <= EXPIRY_NOTICE_DAYS ? 'expiring' : 'valid';
}

/** The reason why a file can't be one of these documents; null if it can. */
export function supplierFileProblem({ size, type }: { readonly size: number; readonly type: string }) {
  if (!SUPPLIER_FILE_TYPES.some((taken) => taken === type)) return 'type' as const;
  if (size === 0) return 'empty' as const;
  return size > MAX_SUPPLIER_FILE_BYTES ? ('size' as const) : null;
}

/** The files of a pack that are not documents: the cover sheet, the list of all files, and its signature. */
export const PACK_COVER = 'cover.pdf';
export const PACK_MANIFEST = 'manifest.json';
export const PACK_SIGNATURE = 'manifest.sig';
export const PACK_PUBLIC_KEY = 'public-key.pem';

/** A manifest has a few kilobytes; the limit refuses other content early. */
export const MAX_MANIFEST_CHARS = 12_000;

export interface ManifestDocument {
  readonly kind: SupplierDocumentKind;
  readonly state: SupplierDocumentState;
  readonly number: string;
  /** A day such as `2026-01-31`; empty if unknown. */
  readonly issuedOn: string;
  readonly expiresOn: string;
  /** Its name in the pack; empty if the document is missing. */
  readonly file: string;
}

export interface ManifestFile {
  readonly name: string;
  readonly size: number;
  readonly sha256: string;
}

/** The signed list of the content of a pack. */
export interface PackManifest {
  readonly format: 'supplier-pack/1';
  readonly id: string;
  readonly madeAt: string;
  readonly supplier: Readonly<Record<'legalName' | 'trn' | 'licenceNumber' | 'address', string>>;
  readonly madeFor: Readonly<Record<'name' | 'trn' | 'contact', string>>;
  /** SHA-256 of the public key, as hexadecimal digits. */
  readonly key: string;
  readonly documents: readonly ManifestDocument[];
  readonly files: readonly ManifestFile[];
}

/** The page of the storefront that shows the pack to buyers, and the public one that checks a pack. */
export const PACK_PATH = PAGES['supplier-pack'].path;
export const PACK_CHECK_PATH = PAGES['pack-check'].path;

/** The command that checks the signature without the shop, with OpenSSL 3. */
export const PACK_VERIFYING_COMMAND =
  'openssl pkeyutl -verify -pubin -inkey public-key.pem -rawin -in manifest.json -sigfile manifest.sig';

/** Splits into groups of four digits, which are easier to compare. */
export const inGroups = (digits: string): string => digits.replaceAll(/(.{4})(?=.)/g, '$1 ');
