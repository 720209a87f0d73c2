const REMEDY = 'Set MONGODB_URI to a MongoDB replica set, or use docker compose as README.md says.';

/** `untrusted`: something was fetched and does not verify. `offline`: it can't be fetched. `unsupported`: it can't run. */
type UnavailableKind = 'untrusted' | 'offline' | 'unsupported';

/**
 * The embedded database can't run on this machine (offline, unsupported, a signature that does not verify …).
 * `message` is one line fit for the terminal: the reason, then what to do instead.
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
