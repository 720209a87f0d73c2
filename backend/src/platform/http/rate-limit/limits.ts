/** At most `points` attempts in `seconds`; RATE_LIMIT multiplies the points. */
interface Limit {
  readonly points: number;
  readonly seconds: number;
}

const MINUTE = 60;
const QUARTER = 15 * MINUTE;
const HOUR = 60 * MINUTE;

/** Calls of any kind, for each address. Counted in each server's memory: a write to the database for each read would cost more than the read. */
export const CALLS: Limit = { points: 1200, seconds: MINUTE };

/** Attempts that are counted in the database, for all servers together. */
export const ATTEMPTS = {
  /** One call with `@AttemptsLimited()`, from one address. */
  call: { points: 10, seconds: MINUTE },
  /** Sign-ins as one user, from one address. */
  signInFromAddress: { points: 10, seconds: QUARTER },
  /** Sign-ins as one user, from a browser that this user has signed in with before. */
  signInFromDevice: { points: 10, seconds: QUARTER },
  /** Sign-ins as one user from all other browsers: they limit slow guessing from many addresses. */
  signInAsUser: { points: 100, seconds: HOUR },
  /**
   * Codes of an authenticator app after the right password, for one user in all browsers but those that the user has
   * signed in with before. Passkeys and recovery codes can't be guessed; their limits are those of the address and of
   * the browser.
   */
  codeAsUser: { points: 30, seconds: HOUR },
  /** Emails with a link to one address. */
  resetLink: { points: 3, seconds: QUARTER },
  /** Links that prove one’s email address, for each user. */
  emailProof: { points: 5, seconds: HOUR },
  /** Messages of the contact form: each is an email to the shop. For each address, and for each user. */
  message: { points: 5, seconds: HOUR },
  /** Quote requests: each is an email to the shop. For each address, and for each user. */
  quoteRequest: { points: 20, seconds: HOUR },
  /** Documents that a member of the staff sends by email. */
  documentEmail: { points: 100, seconds: HOUR },
  /**
   * Invitations to a company: each is an email to a person of the caller's choice. For each address, and for each
   * user.
   */
  invitation: { points: 20, seconds: HOUR },
  /**
   * Lists of lines whose products are searched: each may take a tenth of a second. For each user, or for each address
   * of visitors.
   */
  orderLines: { points: 60, seconds: MINUTE },
  /** Files of purchase orders, for each user. */
  poFile: { points: 30, seconds: HOUR },
  /** Guesses at a code of an authenticator app within a session. */
  secondFactor: { points: 10, seconds: QUARTER },
  /** Messages and targets of a quote: each is an email. For each address, and for each user. */
  quoteMessage: { points: 60, seconds: HOUR },
  /** Links to invoices, receipts and statements, for each user. */
  documentLink: { points: 60, seconds: HOUR },
  /** Links to quotes, for each user. */
  quoteLink: { points: 60, seconds: HOUR },
  /** Codes that answer a quote by its link, for each link; and for each address. */
  quoteCode: { points: 5, seconds: HOUR },
  quoteCodeFrom: { points: 20, seconds: HOUR },
  /** Attempts at such a code, also right ones: for each link, and for each address. */
  quoteCodeTry: { points: 10, seconds: HOUR },
  /** Files of messages, for each user. */
  messageFile: { points: 60, seconds: HOUR },
  /** Proofs of deliveries, for each user: a driver uploads those of a whole day. */
  deliveryProof: { points: 300, seconds: HOUR },
  /** Files of supplier documents, for each user. */
  supplierFile: { points: 60, seconds: HOUR },
  /** Supplier packs, for each user: each request prints and reads all files again. */
  supplierPack: { points: 20, seconds: HOUR },
  /** Calls of a provider of e-invoices, from one address. */
  eInvoiceCallback: { points: 600, seconds: MINUTE },
  /** Guesses at the current password within a session. */
  passwordChange: { points: 10, seconds: QUARTER },
} as const satisfies Record<string, Limit>;

export type AttemptKind = keyof typeof ATTEMPTS;
