import { Injectable } from '@nestjs/common';
import { documentsOf, isMailedResource, type MailedResource } from '@shop/contract/mailed-documents';
import type { Language } from '@shop/contract/languages';
import type { Types } from 'mongoose';
import type { Actor } from '../auth/actor.js';
import type { PdfFile } from '../http/pdf-answer.js';
import type { EmailFact, PrintedDocument } from './email.js';
import type { OutboxRecord } from './outbox.schema.js';
import { refuse, refuseField } from '../errors/refuse.js';

/** Base64 makes a third more of it; many mail servers refuse more than 10 MB. */
const MAX_FILE_BYTES = 7_000_000;

/** The actor for documents that the relay and links print: it may see all of them. */
const MAILER: Actor = { id: 'mail', name: '', email: '', isAdmin: true, staffRole: 'Administrator', sessionId: '' };

/** A record whose document is to be sent. */
export interface MailableRecord {
  readonly id: Types.ObjectId;
  readonly name: string;
  readonly customer: {
    readonly name: string;
    readonly email: string;
    readonly language: Language;
    /** Missing or empty if none is known. */
    readonly phoneNumber?: string;
  };
  /** The figures below the text. */
  facts(language: Language): EmailFact[];
  /** The page of the storefront that shows it to the customer. */
  readonly path: string;
}

/** How a module sends the documents of its records. */
export interface MailableKind {
  /** @throws DomainError if the record does not exist */
  load(id: string): Promise<unknown>;
  /** @throws DomainError if the record does not exist, or its document may not be sent in its state */
  describe(id: string, document: PrintedDocument): Promise<MailableRecord>;
  print(id: string, document: PrintedDocument, actor: Actor): Promise<PdfFile>;
}

interface StoredSubject {
  readonly resource: string;
  readonly id: Types.ObjectId;
}

export interface MailedFile {
  readonly filename: string;
  readonly content: Buffer;
}

/** Modules register how their documents are sent by email; the mail module knows none of them. */
@Injectable()
export class MailedDocuments {
  private readonly kinds = new Map<MailedResource, MailableKind>();

  register(resource: MailedResource, kind: MailableKind): void {
    this.kinds.set(resource, kind);
  }

  /** @throws DomainError MAILED_RESOURCE_NOT_FOUND; `invalid` for a document that the resource does not have */
  mailedDocument(
    resource: string,
    document?: string,
  ): { resource: MailedResource; kind: MailableKind; name: PrintedDocument['kind'] } {
    const kind = isMailedResource(resource) ? this.kinds.get(resource) : undefined;
    if (!isMailedResource(resource) || kind === undefined)
      throw refuse('MAILED_RESOURCE_NOT_FOUND', { resource: resource.slice(0, 40) });
    const documents = documentsOf(resource);
    const name = document === undefined ? documents[0] : documents.find((one) => one === document);
    if (name === undefined) {
      const values = { document: String(document), resource, values: documents.join(', ') };
      throw refuseField('document', 'ONE_OF/document', values);
    }
    return { resource, kind, name };
  }

  /** The present document of a record, for a caller who may see it. @throws DomainError if it does not exist */
  fileOf({ resource, id }: StoredSubject, document: PrintedDocument): Promise<PdfFile> {
    return this.mailedDocument(resource, document.kind).kind.print(id.toHexString(), document, MAILER);
  }

  /** The present document of an email; empty without one. @throws Error if it can't be printed, or is too large */
  async filesOf({ about, document }: Pick<OutboxRecord, 'about' | 'document'>): Promise<MailedFile[]> {
    if (!about || !document) return [];
    const { name, bytes } = await this.fileOf(about, document);
    if (bytes.length > MAX_FILE_BYTES)
      throw new Error(`The document has ${bytes.length} bytes, which is too large for an email.`);
    return [{ filename: `${name}.pdf`, content: Buffer.from(bytes) }];
  }
}
