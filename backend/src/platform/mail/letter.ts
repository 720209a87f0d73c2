/** A letter as the shop's modules write it; how it looks is the renderer's matter. */
export interface Letter {
  /** One e-mail address. */
  readonly to: string;
  readonly subject: string;
  /** For example `Hello Aisha Rahman,`. */
  readonly greeting: string;
  /** Plain texts; line breaks in them are kept. */
  readonly paragraphs: readonly string[];
  readonly facts?: readonly LetterFact[];
  /** A button; `path` is of this shop, like `/account/requests`. */
  readonly action?: LetterLink;
  readonly replyTo?: string;
  /** What it says is erased from the database once it is sent or given up: it carries a link that opens an account. */
  readonly secret?: boolean;
}

export interface LetterFact {
  readonly label: string;
  readonly value: string;
}

export interface LetterLink {
  readonly label: string;
  readonly path: string;
}
