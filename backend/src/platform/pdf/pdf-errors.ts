/**
 * A document could not be made for reasons that are not its reader's: asking again later may work. `statusCode` is what
 * an HTTP answer should say.
 */
export abstract class PdfError extends Error {
  abstract readonly code: string;
  readonly statusCode = 503;
}

/** As many documents wait as may wait. */
export class PdfQueueFullError extends PdfError {
  readonly code = 'PDF_QUEUE_FULL';

  constructor() {
    super('Too many documents are being made. Please try again in a moment.');
  }
}

/** The document was not finished in its time. */
export class PdfTimeoutError extends PdfError {
  readonly code = 'PDF_TIMEOUT';

  constructor(readonly timeoutMs: number) {
    super(`The document was not ready within ${timeoutMs} ms.`);
  }
}

/** The browser failed twice on the same document, or could not be started; `cause` says why. */
export class PdfFailedError extends PdfError {
  readonly code = 'PDF_FAILED';

  constructor(cause: unknown) {
    super('The document could not be made.', { cause });
  }
}

/** The renderer was closed before the document's turn came. */
export class PdfClosedError extends PdfError {
  readonly code = 'PDF_CLOSED';

  constructor() {
    super('The document was not made: the server is stopping.');
  }
}
