import type { OperationObject, ParameterObject, SchemaObject } from '@nestjs/swagger';
import type { Listed } from '../list-query/listed-by.js';
import { EXAMPLE_ID, ID_PATTERN } from '../http/validation/ids.js';
import type { RouteFacts } from './routes.js';

/** Says of an operation's parameters what the server makes of them. */
export function describeParameters(operation: OperationObject, { listed }: RouteFacts): void {
  const parameters = (operation.parameters ?? []).filter((parameter) => 'name' in parameter);
  const lists = listed === null ? { range: WINDOW } : listParameters(listed);
  operation.parameters = parameters.map((parameter) => {
    if (parameter.in === 'path' && /id$/i.test(parameter.name)) return { ...parameter, ...recordId(parameter.name) };
    if (parameter.in !== 'query') return parameter;
    const list = lists[parameter.name];
    if (list === undefined) return inQuery(parameter);
    const { description } = { ...parameter, ...list };
    return { name: parameter.name, in: 'query', required: false, description, content: list.content };
  });
}

function recordId(name: string): Pick<ParameterObject, 'description' | 'schema' | 'example'> {
  const whose = name.slice(0, -2).toLowerCase() || 'record';
  return {
    description: `\`_id\` of the ${whose}`,
    schema: { type: 'string', pattern: ID_PATTERN },
    example: EXAMPLE_ID,
  };
}

/** A parameter that is left out is simply not there, so none is null; one with several values is repeated. */
function inQuery(parameter: ParameterObject): ParameterObject {
  const { schema } = parameter;
  if (schema === undefined || '$ref' in schema) return parameter;
  const [type] = [schema.type].flat();
  const values = (schema.enum as unknown[] | undefined)?.filter((value) => value !== null);
  const repeated: Partial<ParameterObject> = type === 'array' ? { style: 'form', explode: true } : {};
  return { ...parameter, ...repeated, schema: { ...schema, type, ...(values === undefined ? {} : { enum: values }) } };
}

/** The dialect of ra-data-simple-rest: each parameter is JSON. */
function listParameters({ sortable, filters }: Listed): Record<string, ListParameter> {
  const [field = 'id'] = sortable;
  return {
    sort: {
      description: 'Field and direction; rows that are equal in it follow by `_id`',
      content: json(tuple({ type: 'string', enum: ['id', ...sortable] }, { type: 'string', enum: ['ASC', 'DESC'] }), [
        field,
        'DESC',
      ]),
    },
    range: {
      description: 'First and last row, both included and counted from 0; at most 500 rows. The first 25 without it',
      ...WINDOW,
    },
    filter: {
      description: 'Conditions that all have to hold',
      content: json({ type: 'object', properties: { ...filters }, additionalProperties: false }, {}),
    },
  };
}

type ListParameter = Pick<ParameterObject, 'description' | 'content'>;

const ROW: SchemaObject = { type: 'integer', minimum: 0, maximum: 999_999_999 };

function tuple(first: SchemaObject, second: SchemaObject): SchemaObject {
  const bounds: SchemaObject & { prefixItems: SchemaObject[] } = {
    type: 'array',
    prefixItems: [first, second],
    minItems: 2,
    maxItems: 2,
  };
  return bounds;
}

/** Also of lists that can be neither sorted nor filtered. */
const WINDOW: ListParameter = { content: json(tuple(ROW, ROW), [0, 24]) };

function json(schema: SchemaObject, example: unknown): NonNullable<ParameterObject['content']> {
  return { 'application/json': { schema, example } };
}
