/** A message as its reader sees it, with plain spaces for no-break ones. */
export interface ReadMail {
  /** All values of a header, unfolded and decoded. */
  header(name: string): string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The names of the attached PDFs. */
  readonly files: readonly string[];
}

/** Reads what nodemailer writes: a head, and a text and an HTML part, which may have its pictures beside it. */
export function readMail(raw: string): ReadMail {
  const { headers, body } = entity(raw);
  const header = (name: string) => headers.get(name.toLowerCase()) ?? [];
  const parts = partsOf({ headers, body });
  const part = (type: string) => {
    const found = parts.find(({ headers: own }) => own.get('content-type')?.[0]?.startsWith(type));
    if (found === undefined) return '';
    const text = decoded(found.body, found.headers.get('content-transfer-encoding')?.[0] ?? '');
    return text.replaceAll('\u00a0', ' ');
  };
  const files = [...raw.matchAll(/^content-type: application\/pdf; name="?([^"\r\n]+)/gim)].map(
    ([, name = '']) => name,
  );
  return { header, subject: header('subject')[0] ?? '', text: part('text/plain'), html: part('text/html'), files };
}

interface Entity {
  readonly headers: Map<string, string[]>;
  readonly body: string;
}

/** Parts within parts are included. */
function partsOf({ headers, body }: Entity): Entity[] {
  const [, boundary] = /boundary="([^"]+)"/.exec(headers.get('content-type')?.[0] ?? '') ?? [];
  if (boundary === undefined) return [];
  const parts = body.split(`--${boundary}`).map((part) => entity(part.replace(/^\r\n/, '')));
  return parts.flatMap((part) => [part, ...partsOf(part)]);
}

function entity(raw: string): Entity {
  const end = raw.indexOf('\r\n\r\n');
  const headers = new Map<string, string[]>();
  for (const line of raw
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n')) {
    const [, name = '', value = ''] = /^([^:]+):\s*(.*)$/.exec(line) ?? [];
    headers.set(name.toLowerCase(), [...(headers.get(name.toLowerCase()) ?? []), words(value)]);
  }
  return { headers, body: raw.slice(end + 4) };
}

/** Encoded words (RFC 2047); the space between two of them is none. */
function words(value: string): string {
  return value
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString()
        : decoded(text.replaceAll('_', ' '), 'quoted-printable'),
    );
}

function decoded(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString().replaceAll('\r\n', '\n');
}
