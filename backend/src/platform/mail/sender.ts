/** The sender of the emails and their look. The shop implements it. */
export abstract class Sender {
  abstract look(): SenderLook;
}

/** Name and colour stand above an email, the rest below it. */
export interface SenderLook {
  readonly name: string;
  readonly legalName: string;
  /** Empty: none. */
  readonly legalNameAr: string;
  readonly address: string;
  readonly email: string;
  /** As `#0b4f5c`; empty: the usual one. */
  readonly accent: string;
  /** A PNG in place of the name. */
  readonly logo: Buffer | null;
}
