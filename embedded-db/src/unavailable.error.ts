const REMEDY =
  'Set MONGODB_URI to a MongoDB replica set, install MongoDB 8 so that mongod is on the PATH, or connect this machine ' +
  'to the internet. To use docker compose instead, see README.md.';

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
    readonly reason: string,
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
