/** The sender of the emails and their look. The shop implements it. */
export abstract class Sender {
  abstract look(): SenderLook;
}

/** Name and colour are shown above an email, the rest below it. */
export interface SenderLook {
  readonly name: string;
  readonly legalName: string;
  /** Empty: none. */
  readonly legalNameAr: string;
  readonly address: string;
  readonly email: string;
  /** A colour such as `#0b4f5c`, or empty for the default. */
  readonly accent: string;
  /** A PNG instead of the name. */
  readonly logo: Buffer | null;
}
