import { Inject, Injectable } from '@nestjs/common';
import { startOfDubaiDay } from '@shop/contract/dubai-day';
import type { DocumentLanguage } from '@shop/contract/languages';
import {
  inGroups,
  PACK_CHECK_PATH,
  PACK_VERIFYING_COMMAND,
  type SupplierDocumentState,
} from '@shop/contract/supplier-pack';
import type { Tone } from '@shop/contract/statuses';
import type { CompanyRecord } from '../../people/companies/companies.service.js';
import type { EnclosedDocument, LabelledText, SupplierPackModel } from '../../documents/document-model.js';
import { bankAccountsOf, DocumentParts } from '../../documents/document-parts.js';
import type { Actor } from '../../platform/auth/actor.js';
import { ENVIRONMENT } from '../../platform/config/config.module.js';
import type { Environment } from '../../platform/config/environment.js';
import type { ZipEntry } from '../../platform/http/zip-answer.js';
import { DocumentsService } from '../../platform/pdf/documents.service.js';
import { addressLine } from '../../documents/parties/shop-details.js';
import type { SettingsRecord } from '../../shop/settings/settings.service.js';
import type { UserContact } from '../../people/users/dto/user.response.js';
import type { PackDocumentResponse } from './dto/supplier-document.response.js';

/** A document in a pack. */
export interface PackedDocument extends PackDocumentResponse {
  /** null if the document is missing. */
  readonly entry: ZipEntry | null;
  readonly sha256: string;
}

export interface PackContent {
  readonly id: string;
  readonly at: Date;
  readonly language: DocumentLanguage;
  readonly shop: SettingsRecord;
  readonly buyer: UserContact & { readonly company: CompanyRecord | null };
  readonly documents: readonly PackedDocument[];
}

const TONES: Readonly<Record<SupplierDocumentState, Tone>> = {
  missing: 'red',
  valid: 'green',
  expiring: 'yellow',
  expired: 'red',
};

/** The cover sheet of a supplier pack. */
@Injectable()
export class PackCover {
  constructor(
    private readonly documents: DocumentsService,
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'publicUrl'>,
  ) {}

  /** @param fingerprint of the key that signs the pack */
  print(content: PackContent, fingerprint: string, actor: Actor): Promise<Uint8Array> {
    const { id, at, shop, buyer } = content;
    const parts = new DocumentParts(content.language);
    const { supplierPack: texts } = parts.texts;
    const { supplier, enclosed, whatToCheck, judgement, howToCheck, sha256, columns } = texts;
    const model: SupplierPackModel = {
      ...parts.head(shop, buyer),
      title: texts.title,
      number: id,
      badges: [],
      dates: [{ label: texts.madeOn, value: parts.day(at) }],
      words: { supplier, enclosed, whatToCheck, judgement, howToCheck, sha256, ...columns },
      facts: factsOf(shop, parts),
      enclosed: content.documents.map((document) => toEnclosed(document, parts)),
      checks: texts.checks,
      steps: [texts.signed, texts.page(`${this.environment.publicUrl}${PACK_CHECK_PATH}`), texts.byHand],
      command: PACK_VERIFYING_COMMAND,
      fingerprint: { label: texts.fingerprint, value: inGroups(fingerprint) },
    };
    return this.documents.print(actor.id, 'supplier-pack', model);
  }
}

function factsOf(shop: SettingsRecord, parts: DocumentParts): LabelledText[] {
  const { facts } = parts.texts.supplierPack;
  const { name, legalName, trn, vatRegisteredSince, licenceNumber, licenceAuthority, address } = shop;
  const accounts = bankAccountsOf(shop).map(
    ({ bank, accountName, iban, bic }) => `${listOf([bank, accountName, bic], ' · ')}\n${iban}`,
  );
  return [
    { label: facts.legalName, value: legalName },
    ...(name === legalName ? [] : [{ label: facts.tradeName, value: name }]),
    { label: facts.trn, value: trn || facts.none },
    ...(vatRegisteredSince === '' ? [] : [{ label: facts.registeredSince, value: dayOf(vatRegisteredSince, parts) }]),
    { label: facts.licence, value: listOf([licenceNumber, licenceAuthority], ', ') || facts.none },
    { label: facts.address, value: addressLine(address) || facts.noAddress },
    { label: facts.bankAccount, value: accounts.join('\n') || facts.none },
  ];
}

function toEnclosed(document: PackedDocument, parts: DocumentParts): EnclosedDocument {
  const { kind, state, number, issuedOn, expiresOn, entry, sha256 } = document;
  const { kinds, states, doesNotEnd } = parts.texts.supplierPack;
  const isThere = entry !== null;
  return {
    name: kinds[kind],
    number: isThere ? number : '',
    issued: issuedOn === null ? '' : dayOf(issuedOn, parts),
    expires: expiresOn === null ? (isThere ? doesNotEnd : '') : dayOf(expiresOn, parts),
    state: { label: states[state], tone: TONES[state] },
    file: entry?.name ?? '',
    sha256: isThere ? sha256 : '',
  };
}

const listOf = (parts: readonly string[], between: string) => parts.filter((part) => part !== '').join(between);

const dayOf = (day: string, parts: DocumentParts): string => parts.shortDay(startOfDubaiDay(day));
