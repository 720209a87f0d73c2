const ROWS = 25;
const FAR_DOWN = 0.8;
const TWENTIETH_PAGE = 19 * ROWS;
/** What somebody types: a part of most numbers, a part of few, what is nowhere. */
const SEARCHED = ['2025', '00123', 'ribbon', 'zzzz'];

/**
 * What staff may ask of a list.
 * @param {string} list its address
 * @param {object} operation the list in the description of the API
 * @param {HttpClient} staff signed in
 * @returns {Promise<{kind: string, path: string}[]>} the values of filters are those of a row that is there
 */
export async function questionsOf(list, operation, staff) {
  const { total, row } = await look(list, staff);
  const parameters = new Map(operation.parameters.map((parameter) => [parameter.name, schemaOf(parameter)]));
  const sortable = parameters.get('sort')?.prefixItems[0].enum ?? [];
  const filters = Object.entries(parameters.get('filter')?.properties ?? {});
  const ask = (kind, query) => ({ kind, path: pathOf(list, query) });
  const down = Math.max(0, Math.floor((total * FAR_DOWN) / ROWS) * ROWS);
  const sorts = sortable.flatMap((field) => ['ASC', 'DESC'].map((way) => [field, way]));
  const chosen = filters.filter(([name]) => name !== 'q').flatMap(([name, schema]) => chosenBy(name, schema, row));
  const words = filters.some(([name]) => name === 'q') ? wordsOf(row) : [];
  return [
    ...sorts.map((sort) => ask('sorted', { sort })),
    ...sorts.map((sort) => ask('sorted, far down', { sort, first: down })),
    ...chosen.map((filter) => ask('filtered', { filter })),
    ...chosen.map((filter) => ask('filtered, page 20', { filter, first: TWENTIETH_PAGE })),
    ...words.map((q) => ask('searched', { filter: { q } })),
    ...words.flatMap((q) =>
      chosen.slice(0, 8).map((filter) => ask('searched and filtered', { filter: { ...filter, q } })),
    ),
  ];
}

const schemaOf = ({ schema, content }) => schema ?? content?.['application/json'].schema;

/** @returns {object[]} filters by one name */
export function chosenBy(name, schema, row) {
  if (schema.enum !== undefined) return schema.enum.map((value) => ({ [name]: value }));
  if (schema.type === 'boolean') return [true, false].map((value) => ({ [name]: value }));
  const field = row?.[name.replace(/_(gte|lte)$/, '')] ?? (name === 'id' ? row?._id : undefined);
  const value = typeof field === 'object' && field !== null ? field._id : field;
  return value === undefined || value === null ? [] : [{ [name]: value }];
}

function wordsOf(row) {
  const number = row?.number ?? row?.orderNumber ?? row?.invoiceNumber ?? row?.sku;
  const names = [number, row?.user?.name].filter((text) => typeof text === 'string');
  return [...SEARCHED, ...names];
}

/** A row from the middle: its values are those of many. */
async function look(list, staff) {
  const first = await fetch(staff.url + pathOf(list, {}), { headers: staff.headers });
  await first.arrayBuffer();
  const total = Number(first.headers.get('content-range')?.split('/')[1] ?? 0);
  const { body } = await staff.get(pathOf(list, { first: Math.floor(total / 2) }));
  return { total, row: JSON.parse(body)[0] };
}

function pathOf(list, { sort, first = 0, filter = {} }) {
  const query = { range: JSON.stringify([first, first + ROWS - 1]), filter: JSON.stringify(filter) };
  return `${list}?${new URLSearchParams(sort === undefined ? query : { sort: JSON.stringify(sort), ...query })}`;
}
