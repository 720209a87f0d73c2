/** What the log keeps of an error: no other property, since drivers hang whole requests and documents on theirs. */
export interface ErrorRecord {
  readonly type: string;
  readonly message: string;
  readonly code?: string | number;
  readonly stack?: string;
  readonly cause?: ErrorRecord;
}

const MAX_CAUSES = 5;

export function errorRecord(error: unknown, causes = MAX_CAUSES): ErrorRecord {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) };
  const { name, message, stack, cause } = error;
  const code = 'code' in error ? error.code : undefined;
  return {
    type: name,
    message,
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
    ...(stack === undefined ? {} : { stack }),
    ...(cause === undefined || causes === 0 ? {} : { cause: errorRecord(cause, causes - 1) }),
  };
}
