/** What is compared of a stored value. */
export type Plain = string | number | boolean | null;

/** As the database sorts: nothing, numbers, texts by their characters, then no before yes. */
export function inOrder(one: Plain, other: Plain): number {
  if (typeof one === 'string' && typeof other === 'string') return textsInOrder(one, other);
  if (typeof one === typeof other && one !== null && other !== null) return Number(one) - Number(other);
  return kindOf(one) - kindOf(other);
}

const KINDS = ['object', 'number', 'string', 'boolean'];
const kindOf = (value: Plain): number => KINDS.indexOf(typeof value);

/** JavaScript compares halves of characters beyond 16 bits, and puts them before U+E000. */
function textsInOrder(one: string, other: string): number {
  if (one === other) return 0;
  const end = Math.min(one.length, other.length);
  for (let at = 0; at < end; at += 1) {
    const [a, b] = [one.charCodeAt(at), other.charCodeAt(at)];
    if (a === b) continue;
    const bothHigh = a >= 0xd800 && b >= 0xd800;
    return bothHigh ? Number(isHalf(a)) - Number(isHalf(b)) || a - b : a - b;
  }
  return one.length - other.length;
}

const isHalf = (unit: number): boolean => unit < 0xe000;
