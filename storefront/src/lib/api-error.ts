/** A refused or failed call. `status` 0 means that no response came (offline, connection lost). */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly fields: Readonly<Record<string, string>> = {},
    /** More data, as described at the operation. */
    readonly details?: unknown,
  ) {
    super(message);
    this.name = 'ApiError';
  }
}

/** Makes an error from the response, even if it is not one of the API. */
export function toApiError(status: number, body: unknown): ApiError {
  if (typeof body !== 'object' || body === null) return new ApiError(status, 'UNKNOWN', '');
  const code = 'code' in body && typeof body.code === 'string' ? body.code : 'UNKNOWN';
  const message = 'message' in body && typeof body.message === 'string' ? body.message : '';
  const details = 'details' in body ? body.details : undefined;
  return new ApiError(status, code, message, 'errors' in body ? fieldMessages(body.errors) : {}, details);
}

/** The server's message about the failure, otherwise `fallback`. */
export function serverMessage(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.message ? error.message : fallback;
}

function fieldMessages(errors: unknown): Record<string, string> {
  if (typeof errors !== 'object' || errors === null) return {};
  const messages = Object.entries(errors).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(messages);
}
