/** Bodies of the shop are at most a list of objects deep; what is far deeper is made to exhaust the checks. */
const MAX_DEPTH = 20;
/** A document of 200 lines, sent back whole, holds some 2,000 values. */
const MAX_VALUES = 5000;

/** Whether there is so much in a body, in depth or in number, that to check it would hold up everybody else. */
export function isTooMuch(body: unknown): boolean {
  let left = MAX_VALUES;
  const exceeds = (value: unknown, depth: number): boolean => {
    left -= 1;
    if (left < 0) return true;
    if (typeof value !== 'object' || value === null) return false;
    return depth === 0 || Object.values(value).some((inner) => exceeds(inner, depth - 1));
  };
  return exceeds(body, MAX_DEPTH);
}
