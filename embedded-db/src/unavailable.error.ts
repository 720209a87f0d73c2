const REMEDY = 'Set MONGODB_URI to a MongoDB replica set, or use docker compose as README.md says.';

/** `untrusted`: a download is not verified. `offline`: it can't be downloaded. `unsupported`: it can't run. */
type UnavailableKind = 'untrusted' | 'offline' | 'unsupported';

/**
 * The embedded database can't run on this machine (offline, unsupported, signature not verified …). `message` is one
 * line for the terminal: the reason, then what to do instead.
 */
export class EmbeddedDatabaseUnavailable extends Error {
  override readonly name = 'EmbeddedDatabaseUnavailable';

  constructor(
    readonly kind: UnavailableKind,
    reason: string,
    options?: { cause?: unknown },
  ) {
    super(`The embedded database can't run here: ${oneLine(reason)}. ${REMEDY}`, options);
  }
}

function oneLine(text: string): string {
  return text
    .replace(/\s*\n\s*/g, '; ')
    .replace(/[.\s]+$/, '')
    .trim();
}
