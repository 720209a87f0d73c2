const MESSAGES = {
  busy: 'Too many documents are waiting to be printed.',
  timeout: 'The document was not printed in time.',
  failed: 'The document could not be printed.',
  stopping: 'The document was not printed because the server is stopping.',
};

type PdfErrorReason = keyof typeof MESSAGES;

/** A document could not be printed now; asking again later may work. Answered with 503 and Retry-After. */
export class PdfError extends Error {
  readonly statusCode = 503;
  readonly retryAfterSeconds = 2;

  constructor(
    readonly reason: PdfErrorReason,
    options?: ErrorOptions,
  ) {
    super(MESSAGES[reason], options);
  }
}
