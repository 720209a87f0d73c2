import type { Language } from '@shop/contract/languages';

/** An e-mail as the modules of the shop write it. The renderer decides how it looks. */
export interface Email {
  /** One address. */
  readonly to: string;
  /** The language of its texts. */
  readonly language: Language;
  readonly subject: string;
  /** For example `Hello Aisha Rahman,`. */
  readonly greeting: string;
  /** Plain texts; line breaks in them are kept. */
  readonly paragraphs: readonly string[];
  readonly facts?: readonly EmailFact[];
  /** A button. */
  readonly action?: EmailLink;
  readonly replyTo?: string;
  /** The body holds a link that opens an account. It is erased from the database after the last attempt. */
  readonly secret?: boolean;
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
