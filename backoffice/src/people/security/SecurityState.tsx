import { useServerQuery } from '../../kit/api/useServerQuery';
import { QueryState } from '../../kit/ui/QueryState';

export const SECOND_FACTOR_KEY = ['account', 'secondFactor'];

export const useSecondFactor = () => useServerQuery(SECOND_FACTOR_KEY, (server) => server.getSecondFactor());

/** Shown until the data is loaded. */
export const SecurityState = ({ query }: { query: Parameters<typeof QueryState>[0]['query'] }) => (
  <QueryState query={query} failed="shop.security.factor.failed" loading="shop.security.factor.loading" />
);
