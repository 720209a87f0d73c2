import { countIn } from '@shop/contract/message';
import type { SupplierDocumentKind, SupplierDocumentState } from '@shop/contract/supplier-pack';

/** The cover sheet of the supplier pack, and the line of invoices that leads to it. */
export const supplierPack = {
  title: 'Supplier pack',
  madeOn: 'Made on',
  supplier: 'Supplier',
  facts: {
    legalName: 'Legal name',
    tradeName: 'Trade name',
    trn: 'TRN',
    registeredSince: 'VAT registered since',
    licence: 'Trade licence',
    address: 'Place of business',
    bankAccount: 'Bank account',
    none: 'None',
    noAddress: 'Not told',
  },
  enclosed: 'Enclosed documents',
  columns: { document: 'Document', number: 'Number', issued: 'Issued', expires: 'Valid until', file: 'File' },
  kinds: {
    TradeLicence: 'Trade licence',
    TrnCertificate: 'TRN certificate',
    BankLetter: 'Bank letter',
    RepresentativeAuthority: 'Authority and identity of the representative',
  } satisfies Record<SupplierDocumentKind, string>,
  states: { missing: 'Missing', valid: 'Valid', expiring: 'Ends soon', expired: 'Expired' } satisfies Record<
    SupplierDocumentState,
    string
  >,
  doesNotEnd: 'No end',
  sha256: 'SHA-256',
  whatToCheck: 'What a buyer checks, and where it is',
  /** FTA Decision 13 of 2026, article 3. */
  checks: [
    { what: 'Registration of the supplier', where: 'Trade licence, TRN certificate' },
    { what: 'Identity and authority of the representative', where: 'Authority and identity of the representative' },
    { what: 'Place of business', where: 'The address above, to be compared with the licence' },
    { what: 'Bank account in the UAE (purchases above AED 375,000)', where: 'Bank letter, and the accounts above' },
    {
      what: 'Changes of address and of key staff in the last 12 months, origin of the goods, public reviews',
      where: 'Not in this pack: please ask us, or look yourself',
    },
  ],
  judgement: 'Whether these documents are enough is for the buyer to judge.',
  howToCheck: 'How to check this pack',
  signed:
    'manifest.json lists all files with their SHA-256, this sheet included. manifest.sig is our signature (Ed25519) of manifest.json.',
  page: (address: string) =>
    `Open ${address} and choose the files of the pack: the page tells whether they are genuine.`,
  byHand: 'Or without us, in the folder of the files:',
  fingerprint: 'Fingerprint of our public key (SHA-256)',
  /** On invoices. */
  invoiceLine: (address: string) => `Supplier documents: ${address}`,
  invoiceFact: 'Supplier documents',
};

export type SupplierPackTexts = typeof supplierPack;

const countInEnglish = countIn('en');

/** The e-mail to the staff, in English only. */
export const staffSupplierEmails = {
  subject: (document: string, days: number) =>
    days === 0
      ? `Last day of a supplier document: ${document}`
      : `Supplier document ends in ${inDays(days)}: ${document}`,
  text: (document: string, days: number) =>
    days === 0
      ? `This is the last day of the document “${document}”. From tomorrow on buyers see it as expired in the supplier pack.`
      : `The document “${document}” ends in ${inDays(days)}. Please put the new one in, so that the supplier pack stays valid.`,
  number: 'Number',
  lastDay: 'Last day',
  link: 'Open the supplier documents',
};

const inDays = (days: number) => countInEnglish(days, { one: '{count} day', other: '{count} days' });
