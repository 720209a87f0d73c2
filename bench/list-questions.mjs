import { percentile } from './load.mjs';

const ROWS = 25;
const FAR_DOWN = 0.8;
const CALLS = 3;
/** Search words: a part of most numbers, a part of few, and one that is nowhere. */
const SEARCHED = ['2025', '00123', 'ribbon', 'zzzz'];

/**
 * Asks every staff list that the description of the API names, one question at a time: each sort both ways, near and far
 * down, each filter, and searches.
 * @returns {Promise<string>} the median of first pages, and p95 and maximum of all questions
 */
export async function askAllLists(staff) {
  const { paths } = JSON.parse((await staff.ask('GET', '/api/docs-json')).bytes);
  const lists = Object.entries(paths).filter(([, { get }]) => get?.parameters?.some(({ name }) => name === 'sort'));
  const times = { first: [], all: [] };
  let slowest = { ms: 0 };
  for (const [list, { get }] of lists) {
    for (const { isFirstPage, path } of await questionsOf(list, get, staff)) {
      const ms = await medianOf(() => staff.ask('GET', path));
      times.all.push(ms);
      if (isFirstPage) times.first.push(ms);
      if (ms > slowest.ms) slowest = { ms, path };
    }
  }
  const of = (values, percent) =>
    `${percentile(
      values.sort((a, b) => a - b),
      percent,
    ).toFixed(0)} ms`;
  return (
    `median of ${times.first.length} first pages ${of(times.first, 50)}; ` +
    `p95 of all ${times.all.length} ${of(times.all, 95)}; slowest ${slowest.ms.toFixed(0)} ms: ${decodeURIComponent(slowest.path)}`
  );
}

async function medianOf(call) {
  const times = [];
  for (let count = 0; count < CALLS; count += 1) {
    const start = performance.now();
    await call();
    times.push(performance.now() - start);
  }
  return percentile(
    times.sort((a, b) => a - b),
    50,
  );
}

/** The values of filters are those of a row in the middle of the list. */
async function questionsOf(list, { parameters }, staff) {
  const { headers } = await staff.ask('GET', pathOf(list, {}));
  const total = Number(headers.get('content-range')?.split('/')[1] ?? 0);
  const [row] = JSON.parse((await staff.ask('GET', pathOf(list, { first: Math.floor(total / 2) }))).bytes);
  const schemas = new Map(
    parameters.map(({ name, schema, content }) => [name, schema ?? content?.['application/json'].schema]),
  );
  const fields = Object.entries(schemas.get('filter')?.properties ?? {});
  const sorts = (schemas.get('sort')?.prefixItems[0].enum ?? []).flatMap((field) => [
    [field, 'ASC'],
    [field, 'DESC'],
  ]);
  const filters = fields.filter(([name]) => name !== 'q').flatMap(([name, schema]) => filtersBy(name, schema, row));
  const words = fields.some(([name]) => name === 'q') ? [...SEARCHED, ...wordsOf(row)] : [];
  const farDown = Math.floor((total * FAR_DOWN) / ROWS) * ROWS;
  const queries = [
    ...sorts.flatMap((sort) => [{ sort }, { sort, first: farDown }]),
    ...filters.flatMap((filter) => [{ filter }, { filter, first: 19 * ROWS }]),
    ...words.flatMap((q) => [{}, ...filters.slice(0, 4)].map((filter) => ({ filter: { ...filter, q } }))),
  ];
  return queries.map((query) => ({ isFirstPage: query.first === undefined, path: pathOf(list, query) }));
}

/** @returns {object[]} filters by one field */
export function filtersBy(name, schema, row) {
  if (schema.enum !== undefined) return schema.enum.map((value) => ({ [name]: value }));
  if (schema.type === 'boolean') return [true, false].map((value) => ({ [name]: value }));
  const field = row?.[name.replace(/_(gte|lte)$/, '')] ?? (name === 'id' ? row?._id : undefined);
  const value = field?._id ?? field;
  return value === undefined || value === null ? [] : [{ [name]: value }];
}

function wordsOf(row) {
  const number = row?.number ?? row?.orderNumber ?? row?.invoiceNumber ?? row?.sku;
  return [number, row?.user?.name].filter((text) => typeof text === 'string');
}

function pathOf(list, { sort, first = 0, filter = {} }) {
  const query = { range: JSON.stringify([first, first + ROWS - 1]), filter: JSON.stringify(filter) };
  return `${list}?${new URLSearchParams(sort === undefined ? query : { sort: JSON.stringify(sort), ...query })}`;
}
