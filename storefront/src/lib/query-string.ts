/**
 * Query string of the API: lists repeat their key, groups write `group[key]` and repeat it too
 * (`categoryIds=a&categoryIds=b&attributes[size]=6-mm`). Empty and missing values are left out.
 */
export function serializeQuery(query: Readonly<Record<string, unknown>>): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) append(params, key, value);
  return params.toString();
}

function append(params: URLSearchParams, key: string, value: unknown): void {
  if (value === undefined || value === null || value === '') return;
  if (Array.isArray(value)) value.forEach((entry) => append(params, key, entry));
  else if (typeof value === 'object') {
    for (const [inner, entry] of Object.entries(value)) append(params, `${key}[${inner}]`, entry);
  } else if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    params.append(key, String(value));
  }
}
