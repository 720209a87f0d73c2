import type { DocumentLanguage, Language } from '@shop/contract/languages';
import type { MailedDocument } from '@shop/contract/mailed-documents';
import type { Types } from 'mongoose';
import type { Actor } from '../auth/actor.js';
import type { RecordResource } from '@shop/contract/records';

/** The content of an email, as the modules write it. The renderer decides the layout. */
export interface Email {
  /** One address. */
  readonly to: string;
  /** Addresses that get a copy, visible to all recipients. */
  readonly cc?: readonly string[];
  /** The language of its texts. */
  readonly language: Language;
  readonly subject: string;
  /** For example `Hello Aisha Rahman,`. */
  readonly greeting: string;
  /** Plain texts; line breaks are shown. */
  readonly paragraphs: readonly string[];
  readonly facts?: readonly EmailFact[];
  /** A button. */
  readonly action?: EmailLink;
  readonly replyTo?: string;
  /** The body holds a link that opens an account. It is erased from the database after the last attempt. */
  readonly secret?: boolean;
  /** It reaches an address that is not proved, too: its proof, and news about the access to an account. */
  readonly isAboutAccess?: true;
  /** Its writer has read, in the same transaction, that the recipient proved the address. */
  readonly isToProvedAddress?: boolean;
  readonly about?: EmailSubject;
  /** A document of that record, which is printed when the email is sent. */
  readonly document?: PrintedDocument;
  /** The staff member who sends it; omitted if the shop sends it automatically. */
  readonly by?: Pick<Actor, 'id' | 'name'>;
}

export interface EmailSubject {
  readonly resource: RecordResource;
  readonly id: Types.ObjectId;
  /** Readable name, for example `INV-2026-00001`. */
  readonly name: string;
  /** The part of the record that it reports, for example a payment of an invoice. */
  readonly part?: Types.ObjectId;
}

export interface PrintedDocument {
  readonly kind: MailedDocument;
  readonly language: DocumentLanguage;
  /** The first and last day in Dubai, for a statement. */
  readonly period?: { readonly from: string; readonly to: string };
}

export interface EmailFact {
  readonly label: string;
  readonly value: string;
}

export interface EmailLink {
  readonly label: string;
  /** A path of this shop, for example `/account/requests`. */
  readonly path: string;
}
