const HEAD = '%PDF-';
const END = '%%EOF';
/** Writers may leave a few bytes behind the mark of the end. */
const TAIL_BYTES = 1024;

/** Whether the bytes are a whole PDF, whatever they are said to be. */
export function isPdf(bytes: Buffer): boolean {
  const tail = bytes.subarray(Math.max(0, bytes.length - TAIL_BYTES));
  return bytes.subarray(0, HEAD.length).toString('latin1') === HEAD && tail.includes(END);
}
