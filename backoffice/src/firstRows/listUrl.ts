import type { Listing } from './outline';

/** The part of react-admin's list parameters that decides which records are asked for. */
interface Params {
  filter: Record<string, unknown>;
  sort: string;
  order: string;
  page: number;
  perPage: number;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const filterOf = (value: unknown): Record<string, unknown> => (isObject(value) ? value : {});

const parsedFilter = (text: string | null): Record<string, unknown> => {
  try {
    return filterOf(JSON.parse(text ?? '{}'));
  } catch {
    return {};
  }
};

const count = (value: unknown, otherwise: number): number => {
  const number = Number.parseInt(String(value), 10);
  return Number.isNaN(number) ? otherwise : number;
};

/** The address says it all, or else what was stored at the last visit, or else the list itself. */
const chosen = (search: string, storedParams: unknown): Record<string, unknown> => {
  const query = new URLSearchParams(search);
  if (query.size > 0) return { ...Object.fromEntries(query), filter: parsedFilter(query.get('filter')) };
  return filterOf(storedParams);
};

const paramsOf = (search: string, storedParams: unknown, { sort, perPage }: Listing): Params => {
  const all = chosen(search, storedParams);
  const sorted = typeof all['sort'] === 'string' && all['sort'] !== '';
  return {
    filter: filterOf(all['filter']),
    sort: sorted ? String(all['sort']) : sort.field,
    order: sorted ? String(all['order']) : sort.order,
    page: count(all['page'], 1),
    perPage: count(all['perPage'], perPage),
  };
};

const encode = (text: string): string =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * The address of the call that react-admin will make for a list, letter by letter, so that its answer can be handed over.
 * @param search the query of the page's address
 * @param storedParams react-admin's `{resource}.listParams`
 */
export const listUrl = (path: string, listing: Listing, search: string, storedParams: unknown): string => {
  const { filter, sort, order, page, perPage } = paramsOf(search, storedParams, listing);
  const query = { filter, range: [(page - 1) * perPage, page * perPage - 1], sort: [sort, order] };
  return `${path}?${Object.entries(query)
    .map(([name, value]) => `${name}=${encode(JSON.stringify(value))}`)
    .join('&')}`;
};

/** The status by which the list is filtered, if by one. */
export const statusOf = (search: string, storedParams: unknown): unknown =>
  filterOf(chosen(search, storedParams)['filter'])['status'];
