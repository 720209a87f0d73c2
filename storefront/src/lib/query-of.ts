import type { CallResult } from '@shop/contract/client';
import { type QueryKey, queryOptions, type UndefinedInitialDataOptions } from '@tanstack/react-query';
import { unwrap } from './api-client';

/** The query of one call of the API. */
export const queryOf = <T>(
  queryKey: QueryKey,
  call: (signal: AbortSignal) => Promise<CallResult<T>>,
  options: Omit<UndefinedInitialDataOptions<T>, 'queryKey' | 'queryFn'> = {},
) => queryOptions<T>({ ...options, queryKey, queryFn: async ({ signal }) => unwrap(await call(signal)) });
