import type { MediaTypeObject, ReferenceObject, SchemaObject } from '@nestjs/swagger';

type Schema = SchemaObject | ReferenceObject;
export type Schemas = Readonly<Record<string, Schema>>;

const NOW = '2026-11-21T08:30:00.000Z';

/** Gives a JSON body the example that the examples of its fields make together; one that is written out stays. */
export function addExample(media: MediaTypeObject, schemas: Schemas): void {
  if (media.schema === undefined || media.example !== undefined || media.examples !== undefined) return;
  media.example = exampleOf(media.schema, schemas);
}

/** Fields that are deprecated stay out: nobody should copy them. */
function exampleOf(schema: Schema, schemas: Schemas): unknown {
  const whole = resolved(schema, schemas);
  if (whole.example !== undefined) return whole.example as unknown;
  const [choice] = [...(whole.oneOf ?? []), ...(whole.anyOf ?? []), ...(whole.allOf ?? [])];
  if (choice !== undefined) return exampleOf(choice, schemas);
  if (whole.items !== undefined) return [exampleOf(whole.items, schemas)];
  if (whole.properties === undefined) return scalarExample(whole);
  const fields = Object.entries(whole.properties).filter(([, field]) => !('deprecated' in field && field.deprecated));
  return Object.fromEntries(fields.map(([name, field]) => [name, exampleOf(field, schemas)]));
}

function scalarExample({ type = 'string', format, enum: values, minimum = 0 }: SchemaObject): unknown {
  const [value] = (values ?? []) as unknown[];
  if (value !== undefined) return value;
  if (format === 'date-time') return NOW;
  const [kind] = [type].flat();
  if (kind === 'boolean') return true;
  if (kind === 'integer' || kind === 'number') return minimum;
  return kind === 'object' ? {} : '';
}

export function resolved(schema: Schema, schemas: Schemas): SchemaObject {
  if (!('$ref' in schema)) return schema;
  const target = schemas[nameOf(schema)];
  return target === undefined ? {} : resolved(target, schemas);
}

export function nameOf({ $ref }: ReferenceObject): string {
  return $ref.slice($ref.lastIndexOf('/') + 1);
}
