/** Bodies of the shop are at most a list of objects deep; what is far deeper is made to exhaust the checks. */
const MAX_DEPTH = 20;

export function isTooDeep(value: unknown, left = MAX_DEPTH): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return left === 0 || Object.values(value).some((inner) => isTooDeep(inner, left - 1));
}
