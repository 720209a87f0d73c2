const PREFIX = 'BSONHEX';

/** The bytes of a `bson` value in PostgreSQL's text form. */
export function bsonFromText(text: string | null | undefined): Buffer | null {
  if (!text?.startsWith(PREFIX)) return null;
  return Buffer.from(text.slice(PREFIX.length), 'hex');
}

/** The bytes of a `bytea` value in PostgreSQL's text form. */
export function bytesFromText(text: string | null | undefined): Buffer {
  return Buffer.from((text ?? '\\x').slice(2), 'hex');
}
