import { strFromU8 } from 'fflate';

/** The kind of a file by its first bytes; its name does not count. `text`: any file that is none of the others. */
export type FileKind = 'workbook' | 'text' | 'oldWorkbook' | 'archive' | 'pdf' | 'picture' | 'page' | 'formatted';

/** How the kinds begin, as Latin-1 text. */
const STARTS: readonly (readonly [string, FileKind])[] = [
  ['PK\x03\x04', 'archive'],
  ['\xd0\xcf\x11\xe0', 'oldWorkbook'],
  ['\x89PNG', 'picture'],
  ['\xff\xd8\xff', 'picture'],
  ['GIF8', 'picture'],
  ['II*\0', 'picture'],
  ['MM\0*', 'picture'],
  ['{\\rtf', 'formatted'],
];
const BEGINNINGS: readonly (readonly [RegExp, FileKind])[] = [
  [/^\s*%PDF-/, 'pdf'],
  [/^RIFF.{4}WEBP|^.{4}ftyp(?:heic|heix|mif1|avif)/s, 'picture'],
  [/^(?:\xef\xbb\xbf)?\s*<(?:!doctype html|html|table|meta|\?xml|style)/i, 'page'],
];

const LOOKED_AT = 4096;

export function fileKind(bytes: Uint8Array): FileKind {
  const beginning = strFromU8(bytes.subarray(0, LOOKED_AT), true);
  const start = STARTS.find(([text]) => beginning.startsWith(text))?.[1];
  const kind = start ?? BEGINNINGS.find(([pattern]) => pattern.test(beginning))?.[1] ?? 'text';
  // The list of an archive's files is at its end.
  return kind === 'archive' && hasWorkbook(bytes) ? 'workbook' : kind;
}

const WORKBOOK_NAME = 'xl/workbook.xml';

function hasWorkbook(bytes: Uint8Array): boolean {
  const list = strFromU8(bytes.subarray(Math.max(0, bytes.length - 65_536)), true);
  return list.includes(WORKBOOK_NAME);
}
