/** Real bodies nest a list of objects at most; a much deeper one is meant to exhaust the validator. */
const MAX_DEPTH = 20;
/** A document of 200 lines, sent back as a whole, holds some 2,000 values. */
const MAX_VALUES = 5000;

/** Every object inherits these names from its prototype, so the validator would take them for known fields. */
const INHERITED = new Set(Object.getOwnPropertyNames(Object.prototype));

/** Whether a body is so deep or has so many values that validating it would delay other callers. */
export function isTooComplex(body: unknown): boolean {
  let left = MAX_VALUES;
  const exceeds = (value: unknown, depth: number): boolean => {
    left -= 1;
    if (left < 0) return true;
    if (typeof value !== 'object' || value === null) return false;
    return depth === 0 || Object.values(value).some((inner) => exceeds(inner, depth - 1));
  };
  return exceeds(body, MAX_DEPTH);
}

/** @returns the paths of fields named like inherited members, for example `requestedItems.0.toString` */
export function inheritedFields(value: unknown, prefix = ''): string[] {
  return entriesOf(value).flatMap(([name, inner]) => {
    const path = `${prefix}${name}`;
    return INHERITED.has(name) ? [path] : inheritedFields(inner, `${path}.`);
  });
}

/** @returns the value without fields named like inherited members */
export function dropInheritedFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(dropInheritedFields);
  if (typeof value !== 'object' || value === null) return value;
  const kept = entriesOf(value).filter(([name]) => !INHERITED.has(name));
  return Object.fromEntries(kept.map(([name, inner]) => [name, dropInheritedFields(inner)]));
}

function entriesOf(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}
