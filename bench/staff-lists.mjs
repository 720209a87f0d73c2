import { percentile } from './load.mjs';

const ROWS = 25;
const FAR_DOWN = 0.8;
const CALLS = 3;
/** Search words: one in most numbers, one in few, one in names, and one that matches nothing. */
const SEARCHED = ['2025', '00123', 'ribbon', 'zzzz'];

/**
 * Reads every staff list of the API description, one request at a time: each sort order in both directions, the first
 * and a late page, each filter, and searches. Totals of lists are read with the same filters and searches.
 * @param {number} calls of each request; their median counts
 * @returns {Promise<string>} the median of first pages, and p95 and maximum of all requests
 */
export async function measureStaffLists(staff, calls = CALLS) {
  const description = JSON.parse((await staff.request('GET', '/api/docs-json')).bytes);
  const times = { first: [], all: [] };
  let slowest = { ms: 0 };
  for (const list of staffLists(description)) {
    for (const { isFirstPage, path } of await requestsOf(list, staff)) {
      const ms = await medianOf(calls, () => staff.request('GET', path));
      times.all.push(ms);
      if (isFirstPage) times.first.push(ms);
      if (ms > slowest.ms) slowest = { ms, path };
    }
  }
  const shown = (values, percent) => `${percentile(sorted(values), percent).toFixed(0)} ms`;
  return (
    `median of ${times.first.length} first pages ${shown(times.first, 50)}; ` +
    `p95 of all ${times.all.length} ${shown(times.all, 95)}; slowest ${slowest.ms.toFixed(0)} ms: ${decodeURIComponent(slowest.path)}`
  );
}

/**
 * The lists whose filter is JSON, in the dialect of react-admin. A list of one record (lines of a price list) is
 * omitted: the data of the bench has none.
 * @param {object} description of the API (OpenAPI)
 * @returns {{path: string, sortFields: string[], filters: [string, object][]}[]} `filters` with their schemas
 */
export function staffLists({ paths }) {
  return Object.entries(paths).flatMap(([path, { get }]) => {
    const json = (name) => get?.parameters?.find((parameter) => parameter.name === name)?.schema?.contentSchema;
    const [sort, filter] = [json('sort'), json('filter')];
    if (sort === undefined || filter === undefined || path.includes('{')) return [];
    return { path, sortFields: sort.prefixItems[0].enum, filters: Object.entries(filter.properties) };
  });
}

async function medianOf(calls, call) {
  const times = [];
  for (let count = 0; count < calls; count += 1) {
    const start = performance.now();
    await call();
    times.push(performance.now() - start);
  }
  return percentile(sorted(times), 50);
}

const sorted = (values) => values.sort((a, b) => a - b);

/** The values of filters are taken from a row in the middle of the list. Totals have no rows, and no order. */
async function requestsOf({ path, sortFields, filters }, staff) {
  const { bytes, headers } = await staff.request('GET', pathOf(path, {}));
  const hasRows = Array.isArray(JSON.parse(bytes));
  const total = Number(headers.get('content-range')?.split('/')[1] ?? 0);
  const row = hasRows ? await rowAt(Math.floor(total / 2), path, staff) : undefined;
  const sorts = hasRows ? sortFields.flatMap((field) => ['ASC', 'DESC'].map((direction) => [field, direction])) : [];
  const conditions = filters.filter(([name]) => name !== 'q').flatMap(([name, schema]) => filtersBy(name, schema, row));
  const words = filters.some(([name]) => name === 'q') ? [...SEARCHED, ...wordsOf(row)] : [];
  const farDown = Math.floor((total * FAR_DOWN) / ROWS) * ROWS;
  const queries = [
    ...sorts.flatMap((sort) => [{ sort }, { sort, first: farDown }]),
    ...conditions.flatMap((filter) => [{ filter }, ...(hasRows ? [{ filter, first: 19 * ROWS }] : [])]),
    ...words.flatMap((q) => [{}, ...conditions.slice(0, 4)].map((filter) => ({ filter: { ...filter, q } }))),
  ];
  return queries.map((query) => ({ isFirstPage: hasRows && query.first === undefined, path: pathOf(path, query) }));
}

async function rowAt(first, path, staff) {
  return JSON.parse((await staff.request('GET', pathOf(path, { first }))).bytes)[0];
}

/** @returns {object[]} filters by one field */
export function filtersBy(name, schema, row) {
  const allowed = [schema, ...(schema.anyOf ?? [])].find((one) => one.enum !== undefined)?.enum;
  if (allowed !== undefined) return allowed.map((value) => ({ [name]: value }));
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
