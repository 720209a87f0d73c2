import type { OpenAPIObject, ReferenceObject, SchemaObject } from '@nestjs/swagger';
import { dropsUnknownFields } from '../http/validation/validation.pipe.js';
import { nameOf, resolved, type Schemas } from './examples.js';
import type { RouteFacts } from './routes.js';

/** Says of bodies whose unknown fields are refused, and of what is nested in them, that they have no other fields. */
export function closeRefusingBodies(document: OpenAPIObject, routes: Iterable<RouteFacts>): void {
  const schemas = document.components?.schemas ?? {};
  const bodies = [...routes].flatMap(({ body }) => (body === null ? [] : [body]));
  const open = reach(bodies.filter(dropsUnknownFields), schemas);
  for (const name of reach(bodies, schemas)) {
    if (open.has(name)) continue;
    const schema = resolved({ $ref: `#/${name}` }, schemas);
    if (schema.properties !== undefined) schema.additionalProperties = false;
  }
}

/** Names of the schemas of these classes and of all that they mention. */
function reach(classes: readonly { readonly name: string }[], schemas: Schemas): Set<string> {
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
