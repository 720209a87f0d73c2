const HEAD = '%PDF-';
const END = '%%EOF';
/** Programs may write a few bytes after the end marker. */
const TAIL_BYTES = 1024;

/** True if the bytes are a whole PDF; the declared type is not used. */
export function isPdf(bytes: Buffer): boolean {
  const tail = bytes.subarray(Math.max(0, bytes.length - TAIL_BYTES));
  return bytes.subarray(0, HEAD.length).toString('latin1') === HEAD && tail.includes(END);
}
