/** Bytes that are no text in an encoding that is used here. */
export class UnknownEncoding extends Error {}

/**
 * The text of a file as Excel, mail programs and accounting programs of the UAE write it: UTF-8, UTF-16, windows-1256
 * (Arabic) or windows-1252 (Western European).
 * @throws UnknownEncoding
 */
export function decoded(bytes: Uint8Array): string {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  if (text.includes('\ufffd') || text.includes('\0')) throw new UnknownEncoding('The file is no text');
  return text;
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  // In UTF-16 without its mark, each Latin letter has a zero.
  if (zeroShare(bytes, 1) > 0.3) return 'utf-16le';
  if (zeroShare(bytes, 0) > 0.3) return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return codePageOf(bytes);
  }
}

/** The share of zeros at the even or the odd places of the beginning: the high halves of Latin letters. */
function zeroShare(bytes: Uint8Array, from: 0 | 1): number {
  const halves = bytes.subarray(0, 1024).filter((_byte, index) => index % 2 === from);
  return halves.length === 0 ? 0 : halves.filter((byte) => byte === 0).length / halves.length;
}

/** In the wrong code page, an umlaut within a word is an Arabic letter among Latin ones. */
function codePageOf(bytes: Uint8Array): string {
  const arabic = new TextDecoder('windows-1256').decode(bytes);
  const words = arabic.match(/[\p{L}\p{M}]+/gu) ?? [];
  const isMixed = (word: string) => /[a-z]/i.test(word) && /[\u0600-\u06ff]/.test(word);
  const isArabic = words.some((word) => /^[\u0621-\u064a]{2,}$/.test(word)) && !words.some(isMixed);
  return isArabic ? 'windows-1256' : 'windows-1252';
}
