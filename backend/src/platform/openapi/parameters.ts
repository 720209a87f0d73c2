import type { OperationObject, ParameterObject, SchemaObject } from '@nestjs/swagger';
import type { Listed } from '../lists/list-spec.js';
import { EXAMPLE_ID, ID_PATTERN } from '../http/validation/fields.js';
import type { RouteFacts } from './routes.js';

/** Describes how the server reads the parameters of an operation. */
export function describeParameters(operation: OperationObject, { listed, takesKey }: RouteFacts): void {
  const parameters = (operation.parameters ?? []).filter((parameter) => 'name' in parameter);
  const lists = listed === null ? { range: RANGE } : listParameters(listed);
  operation.parameters = parameters.map((parameter) => {
    if (parameter.in === 'path' && /id$/i.test(parameter.name)) return { ...parameter, ...idParameter(parameter.name) };
    if (parameter.in !== 'query') return parameter;
    const list = lists[parameter.name];
    if (list === undefined) return queryParameter(parameter);
    const { description } = parameter;
    return { name: parameter.name, in: 'query', required: false, description, ...list };
  });
  if (takesKey) operation.parameters.push(KEY);
}

const KEY: ParameterObject = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'New value for each call; send the same value to repeat a call that got no response',
  schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,255}$' },
  example: '5f2b8a4e-3d0c-4b7a-9a51-2f6c8e1d7b90',
};

function idParameter(name: string): Pick<ParameterObject, 'description' | 'schema' | 'example'> {
  const record = name.slice(0, -2).toLowerCase() || 'record';
  return {
    description: `\`_id\` of the ${record}`,
    schema: { type: 'string', pattern: ID_PATTERN },
    example: EXAMPLE_ID,
  };
}

/** Query parameters are never null. A parameter with several values is repeated. */
function queryParameter(parameter: ParameterObject): ParameterObject {
  const { schema } = parameter;
  if (schema === undefined || '$ref' in schema) return parameter;
  const [type] = [schema.type].flat();
  const values = (schema.enum as unknown[] | undefined)?.filter((value) => value !== null);
  const repeated: Partial<ParameterObject> = type === 'array' ? { style: 'form', explode: true } : {};
  return { ...parameter, ...repeated, schema: { ...schema, type, ...(values === undefined ? {} : { enum: values }) } };
}

/** The parameters of ra-data-simple-rest, each of them JSON. */
function listParameters({ sortable, filters }: Listed): Record<string, ListParameter> {
  const [field = 'id'] = sortable;
  return {
    sort: {
      description: 'Field and direction; rows with equal values are sorted by `_id`',
      ...json(tuple({ type: 'string', enum: ['id', ...sortable] }, { type: 'string', enum: ['ASC', 'DESC'] }), [
        field,
        'DESC',
      ]),
    },
    range: {
      description:
        'First and last row, inclusive and counted from 0; at most 500 rows. By default the first 25 rows, or all ' +
        'rows in `filter.id`',
      ...RANGE,
    },
    filter: {
      description: 'Conditions by field; all must match',
      ...json({ type: 'object', properties: { ...filters }, additionalProperties: false }, {}),
    },
  };
}

type ListParameter = Pick<ParameterObject, 'description' | 'schema' | 'example'>;

const ROW: SchemaObject = { type: 'integer', minimum: 0, maximum: 999_999_999 };

/** Two values. Not every generator knows tuples: `items` says the same for those that don't. */
function tuple(first: SchemaObject, second: SchemaObject): SchemaObject {
  const items = first === second ? first : { anyOf: [first, second] };
  const schema: SchemaObject & { prefixItems: SchemaObject[] } = {
    type: 'array',
    prefixItems: [first, second],
    items,
    minItems: 2,
    maxItems: 2,
  };
  return schema;
}

/** `range`, also for lists that can be neither sorted nor filtered. */
const RANGE: ListParameter = json(tuple(ROW, ROW), [0, 24]);

/** JSON in a text: most generators know no parameters with a `content`, but all know texts. */
function json(schema: SchemaObject, example: unknown): ListParameter {
  const text: SchemaObject & Record<'contentMediaType' | 'contentSchema', unknown> = {
    type: 'string',
    contentMediaType: 'application/json',
    contentSchema: schema,
  };
  return { schema: text, example: JSON.stringify(example) };
}
