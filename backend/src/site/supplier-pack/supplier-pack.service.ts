import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { dubaiDay } from '@shop/contract/dubai-day';
import type { DocumentLanguage } from '@shop/contract/languages';
import {
  PACK_COVER,
  PACK_MANIFEST,
  PACK_PUBLIC_KEY,
  PACK_SIGNATURE,
  type PackManifest,
  SUPPLIER_DOCUMENTS,
  type SupplierDocumentKind,
} from '@shop/contract/supplier-pack';
import { Types } from 'mongoose';
import { CompaniesService } from '../../people/companies/companies.service.js';
import { UsersService } from '../../people/users/users.service.js';
import { SupplierDocuments } from './supplier-documents.service.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { Transactions } from '../../platform/database/transactions.js';
import { HistoryWriter } from '../../platform/history/history-writer.service.js';
import { type ZipEntry, type ZipFile, zipOf } from '../../platform/http/zip-answer.js';
import { Attempts } from '../../platform/http/rate-limit/attempts.service.js';
import { refuse } from '../../platform/errors/refuse.js';
import { addressLine } from '../../documents/parties/shop-details.js';
import { SettingsService, type SettingsRecord } from '../../shop/settings/settings.service.js';
import { changedDocuments, manifestBytes, readManifest } from './domain/pack-manifest.js';
import type { CheckPackDto } from './dto/supplier-pack.requests.js';
import type { PackCheckResponse, SupplierPackResponse } from './dto/supplier-pack.response.js';
import { type PackContent, PackCover } from './pack-cover.document.js';
import { PackKeys } from './pack-keys.service.js';
import { toPackDocument } from './supplier-document.mapper.js';
import type { SupplierDocumentRecord } from './supplier-document.schema.js';
import { attemptLimit, HOUR } from '../../platform/http/rate-limit/limits.js';

/** Supplier packs, for each user: each request prints and reads all files again. */
const SUPPLIER_PACKS = attemptLimit('supplierPack', 20, HOUR);

const ID_BYTES = 3;

/** The pack that a buyer downloads: cover sheet, documents, and a signed list of all of them. */
@Injectable()
export class SupplierPack {
  constructor(
    private readonly documents: SupplierDocuments,
    private readonly keys: PackKeys,
    private readonly cover: PackCover,
    private readonly settings: SettingsService,
    private readonly users: UsersService,
    private readonly companies: CompaniesService,
    private readonly attempts: Attempts,
    private readonly transactions: Transactions,
    private readonly history: HistoryWriter,
    private readonly clock: Clock,
  ) {}

  async summary(): Promise<SupplierPackResponse> {
    const records = await this.documents.load();
    const today = dubaiDay(this.clock.now());
    const documents = SUPPLIER_DOCUMENTS.map((kind) => toPackDocument(kind, records.get(kind) ?? null, today));
    return { isReady: documents.some(({ state }) => state !== 'missing'), documents };
  }

  /** @param language default: the buyer's own @throws DomainError NO_SUPPLIER_DOCUMENTS, TOO_MANY_REQUESTS, PdfError */
  async makePack(actor: Actor, language?: DocumentLanguage): Promise<ZipFile> {
    await this.attempts.count(SUPPLIER_PACKS, actor.id);
    const content = await this.contentFor(actor, language);
    const key = await this.keys.current();
    const cover = { name: PACK_COVER, bytes: await this.cover.print(content, key.fingerprint, actor) };
    const files = [cover, ...content.documents.flatMap(({ entry }) => entry ?? [])];
    const manifest = manifestBytes(manifestOf(content, key.fingerprint), files);
    const entries: ZipEntry[] = [
      ...files,
      { name: PACK_MANIFEST, bytes: manifest },
      { name: PACK_SIGNATURE, bytes: this.keys.sign(manifest, key) },
      { name: PACK_PUBLIC_KEY, bytes: Buffer.from(key.publicKey) },
    ];
    await this.note(actor, content);
    return { name: `Supplier-${content.id}`, bytes: zipOf(entries, content.at) };
  }

  /** Checks that the shop has signed the manifest, and which of its documents were replaced since. */
  async check({ manifest, signature }: CheckPackDto): Promise<PackCheckResponse> {
    const bytes = Buffer.from(manifest);
    const signer = await this.keys.signerOf(bytes, Buffer.from(signature, 'base64'));
    if (signer === null) return { isGenuine: false, pack: null };
    const signed = readManifest(bytes);
    const { id, madeAt, supplier, madeFor, files } = signed;
    const changedSince = changedDocuments(signed, hashesOf(await this.documents.load()));
    const parties = {
      supplier: { name: supplier.legalName, trn: supplier.trn },
      madeFor: { name: madeFor.name, trn: madeFor.trn },
    };
    return { isGenuine: true, pack: { id, madeAt, ...parties, key: signer, files: [...files], changedSince } };
  }

  private async contentFor(actor: Actor, language: DocumentLanguage | undefined): Promise<PackContent> {
    const at = this.clock.now();
    const [shop, contact, company] = await Promise.all([
      this.settings.load(null),
      this.users.contact(actor.id),
      this.companies.ofUser(actor.id),
    ]);
    const documents = await this.documents.packed(dubaiDay(at));
    if (documents.every(({ entry }) => entry === null)) throw refuse('NO_SUPPLIER_DOCUMENTS');
    const id = `PACK-${dubaiDay(at)}-${randomBytes(ID_BYTES).toString('hex')}`;
    return { id, at, language: language ?? contact.language, shop, buyer: { ...contact, company }, documents };
  }

  /** Records in the history of the customer that a pack was made, so that staff see it. */
  private async note(actor: Actor, { id }: PackContent): Promise<void> {
    const changes = [{ field: 'pack', from: null, to: id }];
    const entry = { resource: 'users' as const, id: new Types.ObjectId(actor.id), actor, changes };
    await this.transactions.run(actor, (session) =>
      this.history.writeHistory({ ...entry, action: 'supplier pack made' }, session),
    );
  }
}

function hashesOf(
  records: ReadonlyMap<SupplierDocumentKind, SupplierDocumentRecord>,
): ReadonlyMap<SupplierDocumentKind, string> {
  return new Map([...records].flatMap(([kind, { file }]) => (file ? [[kind, file.sha256] as const] : [])));
}

function manifestOf(
  { id, at, shop, buyer, documents }: PackContent,
  key: string,
): Omit<PackManifest, 'files' | 'format'> {
  return {
    id,
    madeAt: at.toISOString(),
    supplier: supplierOf(shop),
    key,
    madeFor: { name: buyer.company?.legalName ?? buyer.name, trn: buyer.company?.trn ?? '', contact: buyer.name },
    documents: documents.map(({ kind, state, number, issuedOn, expiresOn, entry }) => ({
      kind,
      state,
      number,
      issuedOn: issuedOn ?? '',
      expiresOn: expiresOn ?? '',
      file: entry?.name ?? '',
    })),
  };
}

function supplierOf({ legalName, trn, licenceNumber, address }: SettingsRecord): PackManifest['supplier'] {
  return { legalName, trn, licenceNumber, address: addressLine(address) };
}
