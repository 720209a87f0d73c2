/** Every object has these from its prototype, so that the validator takes them for fields that it knows. */
const INHERITED = new Set(Object.getOwnPropertyNames(Object.prototype));

/** @returns the paths of fields that are named like them: `requestedItems.0.toString` */
export function inheritedFields(value: unknown, prefix = ''): string[] {
  return entriesOf(value).flatMap(([name, inner]) => {
    const path = `${prefix}${name}`;
    return INHERITED.has(name) ? [path] : inheritedFields(inner, `${path}.`);
  });
}

/** @returns the value without them */
export function dropInheritedFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(dropInheritedFields);
  if (typeof value !== 'object' || value === null) return value;
  const kept = entriesOf(value).filter(([name]) => !INHERITED.has(name));
  return Object.fromEntries(kept.map(([name, inner]) => [name, dropInheritedFields(inner)]));
}

function entriesOf(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}
