const HIDDEN = '[hidden]';

/** Fields with these names are hidden, regardless of their content. */
const SECRET_NAME = /password|passwd|secret|token|authorization|cookie|credential|api[-_]?key/i;

/** Patterns of secrets in any text, with their replacements. */
const SECRET_TEXTS: readonly (readonly [RegExp, string])[] = [
  // The user and password of an address, to the last @ of its host part.
  [/\b([a-z][a-z\d+.-]*:\/\/)[^\s/"']+@/gi, `$1${HIDDEN}@`],
  // A signed token.
  [/\beyJ[\w-]+\.[\w-]+(\.[\w-]+)?/g, HIDDEN],
  [/\b(Bearer|Basic)\s+[\w.~+/=-]+/gi, `$1 ${HIDDEN}`],
  // The hash of a password.
  [/\$argon2\w*\$[\w$=,+/.-]+/g, HIDDEN],
  [/\b((?:session|token|password|secret)=)[^&;\s"'\\]+/gi, `$1${HIDDEN}`],
  // A body that someone has put into a message, where the quotes are escaped.
  [/((?:password|token|secret)\\"\s*:\s*\\")(?:(?!\\").)+/gi, `$1${HIDDEN}`],
];

/** Every text that matches one of the patterns above contains one of these, so most lines need only this check. */
const SIGN_OF_SECRETS = /:\/\/|eyJ|(?:bearer|basic)\s|\$argon2|(?:session|token|password|secret)(?:=|\\")/i;

/** Hiding shorter secrets would damage unrelated text. */
const SHORTEST_KNOWN_SECRET = 6;
/** Also ends the recursion for a circular record. */
const MAX_DEPTH = 8;

/**
 * Removes the secrets from a text, also where they are unexpected: in error messages and in texts of drivers.
 * @param known keys and passwords of this process
 * @param paths of links that give access without signing in, such as `/links/`: the part after them is secret
 */
export function textWithoutSecrets(known: readonly string[], paths: readonly string[] = []): (text: string) => string {
  const reported = known.filter(({ length }) => length >= SHORTEST_KNOWN_SECRET).flatMap(spellings);
  const ownSecrets = anyOf(reported);
  const links = anyOf(paths, '[\\w-]{20,}');
  return (text) => {
    const own = ownSecrets === null ? text : text.replace(ownSecrets, HIDDEN);
    const rest = links === null ? own : own.replace(links, `$1${HIDDEN}`);
    if (!SIGN_OF_SECRETS.test(rest)) return rest;
    return SECRET_TEXTS.reduce((cleared, [pattern, replacement]) => cleared.replace(pattern, replacement), rest);
  };
}

/** A copy of the fields with secret ones hidden at every level, and without levels that are too deep. */
export function fieldsWithoutSecrets(fields: Record<string, unknown>, depth = MAX_DEPTH): Record<string, unknown> {
  const cleared: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  for (const name of Object.keys(fields)) {
    cleared[name] = SECRET_NAME.test(name) ? HIDDEN : valueWithoutSecrets(fields[name], depth - 1);
  }
  return cleared;
}

function valueWithoutSecrets(value: unknown, depth: number): unknown {
  if (!Array.isArray(value) && !isPlainObject(value)) return value;
  if (depth <= 0) return '[deep]';
  return Array.isArray(value)
    ? value.map((item) => valueWithoutSecrets(item, depth - 1))
    : fieldsWithoutSecrets(value, depth);
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** The text unchanged, as in JSON, and as in an address. */
function spellings(secret: string): string[] {
  return [...new Set([secret, JSON.stringify(secret).slice(1, -1), encodeURIComponent(secret)])];
}

/** Finds any of the texts, with what follows them. */
function anyOf(texts: readonly string[], rest = ''): RegExp | null {
  return texts.length === 0 ? null : new RegExp(`(${texts.map(asPattern).join('|')})${rest}`, 'g');
}

function asPattern(text: string): string {
  return text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');
}
