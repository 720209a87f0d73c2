import type { MediaTypeObject, OpenAPIObject, ReferenceObject, SchemaObject } from '@nestjs/swagger';
import type { RouteFacts } from './routes.js';

type Schema = SchemaObject | ReferenceObject;
export type Schemas = Readonly<Record<string, Schema>>;

const EXAMPLE_INSTANT = '2026-11-21T08:30:00.000Z';

/** Builds the example of a request body from the examples of its fields. Tools do the same for responses. */
export function addExample(media: MediaTypeObject, schemas: Schemas): void {
  if (media.schema !== undefined) media.example = exampleOf(media.schema, schemas);
}

/** Omits deprecated fields, because they should not be used. */
function exampleOf(schema: Schema, schemas: Schemas): unknown {
  const schemaObject = resolved(schema, schemas);
  if (schemaObject.example !== undefined) return schemaObject.example as unknown;
  const [choice] = [...(schemaObject.oneOf ?? []), ...(schemaObject.anyOf ?? []), ...(schemaObject.allOf ?? [])];
  if (choice !== undefined) return exampleOf(choice, schemas);
  if (schemaObject.items !== undefined) return [exampleOf(schemaObject.items, schemas)];
  if (schemaObject.properties === undefined) return scalarExample(schemaObject);
  const fields = Object.entries(schemaObject.properties).filter(
    ([, field]) => !('deprecated' in field && field.deprecated),
  );
  return Object.fromEntries(fields.map(([name, field]) => [name, exampleOf(field, schemas)]));
}

function scalarExample({ type = 'string', format, enum: values, minimum = 0 }: SchemaObject): unknown {
  const [value] = (values ?? []) as unknown[];
  if (value !== undefined) return value;
  if (format === 'date-time') return EXAMPLE_INSTANT;
  const [kind] = [type].flat();
  if (kind === 'boolean') return true;
  if (kind === 'integer' || kind === 'number') return minimum;
  return kind === 'object' ? {} : '';
}

function resolved(schema: Schema, schemas: Schemas): SchemaObject {
  if (!('$ref' in schema)) return schema;
  const target = schemas[nameOf(schema)];
  return target === undefined ? {} : resolved(target, schemas);
}

/** The fields that a body's class is described with. */
export function propertiesOf(body: { readonly name: string } | null, schemas: Schemas): object {
  return body === null ? {} : (resolved({ $ref: `#/${body.name}` }, schemas).properties ?? {});
}

function nameOf({ $ref }: ReferenceObject): string {
  return $ref.slice($ref.lastIndexOf('/') + 1);
}

const INT32_MAX = 2_147_483_647;

/** Says of every whole number how large a type has to be to hold it. */
export function addIntegerFormats(part: unknown): void {
  if (typeof part !== 'object' || part === null) return;
  Object.values(part).forEach(addIntegerFormats);
  const schema = part as SchemaObject;
  if (![schema.type].flat().includes('integer')) return;
  schema.format ??= (schema.maximum ?? Infinity) <= INT32_MAX ? 'int32' : 'int64';
}

/** Bodies refuse unknown fields: sets `additionalProperties: false` on them and on the schemas nested in them. */
export function closeRequestBodies(document: OpenAPIObject, routes: Iterable<RouteFacts>): void {
  const schemas = document.components?.schemas ?? {};
  const bodies = [...routes].flatMap(({ body }) => (body === null ? [] : [body]));
  for (const name of schemaNames(bodies, schemas)) {
    const schema = resolved({ $ref: `#/${name}` }, schemas);
    if (schema.properties !== undefined) schema.additionalProperties = false;
  }
}

/** @returns the names of the schemas of these classes and of every schema that they refer to */
function schemaNames(classes: readonly { readonly name: string }[], schemas: Schemas): Set<string> {
  const found = new Set<string>();
  const visit = (schema: SchemaObject | ReferenceObject): void => {
    if ('$ref' in schema) {
      if (found.has(nameOf(schema))) return;
      found.add(nameOf(schema));
    }
    const { properties, items, anyOf } = resolved(schema, schemas);
    for (const inner of [...Object.values(properties ?? {}), ...(anyOf ?? [])]) visit(inner);
    if (items !== undefined) visit(items);
  };
  for (const { name } of classes) visit({ $ref: `#/${name}` });
  return found;
}
